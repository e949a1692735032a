import { TextField } from '../text-field/text-field.tsx';
import styles from './code-field.module.css';

/** More than any service asks for; what was pasted around the digits does not count. */
const MOST_DIGITS = 10;

type CodeFieldProps = {
  id?: string;
  label: string;
  hint?: string;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  autoFocus?: boolean;
};

/**
 * The digits of an app or a mail. Blanks and words that are typed or pasted around them are left
 * out.
 */
export function CodeField({ onValueChange, ...props }: CodeFieldProps) {
  return (
    <TextField
      {...props}
      className={styles.code}
      onValueChange={(value) => onValueChange(value.replaceAll(/\D/g, '').slice(0, MOST_DIGITS))}
      name="one-time-code"
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  );
}
