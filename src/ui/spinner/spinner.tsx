import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

type SpinnerProps = {
  /** The name of the awaited thing. Leave it out when words beside the spinner say so already. */
  label?: string;
  /** Diameter in CSS pixels, default 28. */
  size?: number;
  className?: string | undefined;
};

/** A turning ring. With reduced motion it stands still; the words remain. */
export function Spinner({ label, size = 28, className }: SpinnerProps) {
  return (
    <span
      className={classNames(styles.spinner, className)}
      data-waiting=""
      role={label === undefined ? undefined : 'status'}
    >
      <svg className={styles.ring} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 9 9" />
        <path className={styles.gem} d="M12 9.5l2.5 2.5-2.5 2.5-2.5-2.5z" />
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
