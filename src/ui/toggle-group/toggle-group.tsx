import type { ComponentProps } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import type { IconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './toggle-group.module.css';

type ToggleGroupProps<Value extends string> = Omit<ComponentProps<'div'>, 'children'> & {
  /** The group's name, for screen readers. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  items: readonly { value: Value; label: string; icon?: IconName }[];
};

/** A few choices side by side, one of them taken. Arrow keys walk through them. */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  const { label, value, onValueChange, items, className, ...rest } = props;
  const name = useId();
  return (
    <div {...rest} className={classNames(styles.group, className)} role="radiogroup" aria-label={label}>
      {items.map((item) => (
        <label key={item.value} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={item.value === value}
            onChange={() => onValueChange(item.value)}
          />
          {item.icon !== undefined && <Icon name={item.icon} size={18} />}
          {item.label}
        </label>
      ))}
    </div>
  );
}
