import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';

export type PasswordFieldProps = {
  id?: string;
  name?: string;
  label: string;
  /** True when password managers fill in the one that is kept, or offer to make one. */
  purpose: 'current-password' | 'new-password';
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
  /**
   * The words of the button that shows and hides the typed password: short ones on it, and whole
   * ones for screen readers.
   */
  words: { show: string; hide: string; showPassword: string; hidePassword: string };
};

/** A password, hidden unless one wants to see what one types. */
export function PasswordField({ id, purpose, words, ...field }: PasswordFieldProps) {
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
      trailing={
        <Button
          variant="quiet"
          size="sm"
          aria-label={isShown ? words.hidePassword : words.showPassword}
          aria-controls={fieldId}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </Button>
      }
    />
  );
}
