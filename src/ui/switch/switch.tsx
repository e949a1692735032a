import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange'> & {
  label: ReactNode;
  /** The meaning of the switch, under the label. */
  description?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** Something that is on or off at once. */
export function Switch({ label, description, checked, onCheckedChange, className, ...input }: SwitchProps) {
  const id = useId();
  return (
    <div className={classNames(styles.line, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {description !== undefined && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        className={styles.switch}
        checked={checked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
    </div>
  );
}
