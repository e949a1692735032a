import { useLingui } from '@lingui/react/macro';
import { TextField } from '#ui/text-field/text-field.tsx';

type EmailFieldProps = {
  id: string;
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
  hint?: string;
};

/** An e-mail address: the keyboard with @, filled in by browsers and password managers. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      {...props}
      label={t`Email address`}
      type="email"
      name="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={255}
    />
  );
}

/**
 * The address that was typed on the page one comes from, out of the navigation's state; empty
 * without one.
 */
export function emailIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
