import styles from '../workshop.module.css';

/** The fault of a list of choices, under it; nothing without one. */
export function FieldError({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles.error} role="alert">
      {text}
    </p>
  );
}
