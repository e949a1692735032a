import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

type TabsProps<Value extends string> = Omit<ComponentProps<'div'>, 'children'> & {
  /** The name of the row of tabs. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  /** `count` stands behind the label. Only the panel in view is rendered. */
  items: readonly { value: Value; label: string; count?: number | undefined; panel: ReactNode }[];
};

/** Panels of which one shows (APG tabs, a tab is taken as soon as the keys reach it). */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  items,
  className,
  ...rest
}: TabsProps<Value>) {
  const id = useId();
  const current = items.findIndex((item) => item.value === value);
  // The first panel comes with its page.
  const [first] = useState(value);
  const [isMoved, setMoved] = useState(false);
  if (value !== first && !isMoved) setMoved(true);
  const onKeyDown = (event: KeyboardEvent) => {
    const last = items.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current <= 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const item = items[targets[event.key] ?? -1];
    if (item === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}-tab-${item.value}`)?.focus();
    onValueChange(item.value);
  };
  return (
    <div {...rest} className={classNames(styles.tabs, className)}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? `${id}-panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onValueChange(item.value)}
            onKeyDown={onKeyDown}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        key={value}
        id={`${id}-panel`}
        className={styles.panel}
        data-moved={isMoved || undefined}
        aria-labelledby={`${id}-tab-${value}`}
      >
        {items[current]?.panel}
      </div>
    </div>
  );
}
