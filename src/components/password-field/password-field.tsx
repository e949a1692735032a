import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

type PasswordFieldProps = {
  id?: string;
  name?: string;
  label: string;
  /** True when password managers fill in the one that is kept, or offer to make one. */
  purpose: 'current-password' | 'new-password';
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
};

/** A password, hidden unless one wants to see what one types. A new one has advice beside it. */
export function PasswordField({ id, purpose, ...field }: PasswordFieldProps) {
  const { t } = useLingui();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      id={fieldId}
      type={isShown ? 'text' : 'password'}
      autoComplete={purpose}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...(purpose === 'new-password' && {
        hint: t`Long beats complicated: three or four words make a good one.`,
      })}
      trailing={
        <Button
          variant="quiet"
          size="sm"
          aria-label={isShown ? t`Hide password` : t`Show password`}
          aria-controls={fieldId}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t`Hide` : t`Show`}
        </Button>
      }
    />
  );
}
