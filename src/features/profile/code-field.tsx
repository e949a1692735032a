import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './factor.module.css';

type CodeFieldProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  autoFocus?: boolean;
};

/** The six digits of an app or a mail; blanks between them are welcome. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      className={styles['code']}
      name="one-time-code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
    />
  );
}
