import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

export type FieldTexts = {
  label: string;
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean | undefined;
  /** A hint under the field about its content. */
  hint?: string | undefined;
  /** The fault and its remedy, in place of the hint. */
  error?: string | undefined;
};

type FieldProps = FieldTexts & { id: string; className?: string | undefined; children: ReactNode };

/** The frame of every field: its label over it, its hint or its error under it. */
export function Field({ id, label, hideLabel = false, hint, error, className, children }: FieldProps) {
  return (
    <div className={className === undefined ? styles.field : `${styles.field} ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      {error === undefined && hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The attributes that tie a field to its hint or its error. */
export function fieldAttributes(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  if (error !== undefined) return { id, 'aria-invalid': true, 'aria-describedby': `${id}-error` };
  return hint === undefined ? { id } : { id, 'aria-describedby': `${id}-hint` };
}
