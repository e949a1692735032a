import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> & {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The number of matches, at the end of the line. */
  count?: number | undefined;
};

/** A box to tick with its words; the whole line is the target. */
export function Checkbox({ label, checked, onCheckedChange, count, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.line, className)}>
      <input
        {...input}
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
