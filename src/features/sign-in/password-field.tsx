import { useLingui } from '@lingui/react/macro';
import { PasswordField as Field, type PasswordFieldProps } from '#ui/password-field/password-field.tsx';

/** A password, hidden unless one wants to see what one types. */
export function PasswordField(props: Omit<PasswordFieldProps, 'words' | 'name'>) {
  const { t } = useLingui();
  const words = {
    show: t`Show`,
    hide: t`Hide`,
    showPassword: t`Show password`,
    hidePassword: t`Hide password`,
  };
  return <Field {...props} name="password" words={words} />;
}
