import { useLingui } from '@lingui/react/macro';
import { PasswordField as Field, type PasswordFieldProps } from '#ui/password-field/password-field.tsx';

/** A password field, hidden unless the user wants to see the text. */
export function PasswordField(props: Omit<PasswordFieldProps, 'words' | 'name'>) {
  const { t } = useLingui();
  const words = {
    show: t`Show`,
    hide: t`Hide`,
    showPassword: t`Show password`,
    hidePassword: t`Hide password`,
  };
  return <Field {...props} words={words} />;
}
