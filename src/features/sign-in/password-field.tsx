import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

type PasswordFieldProps = {
  id: string;
  label: string;
  /** Whether password managers fill in the one that is kept, or offer to make one. */
  purpose: 'current-password' | 'new-password';
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
  hint?: string;
};

/** A password, hidden unless one wants to see what one types. */
export function PasswordField({ purpose, ...field }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      name="password"
      autoComplete={purpose}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <Button
          variant="quiet"
          size="sm"
          aria-label={isShown ? t`Hide password` : t`Show password`}
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t`Hide` : t`Show`}
        </Button>
      }
    />
  );
}
