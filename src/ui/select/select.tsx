import type { ComponentProps } from 'react';
import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import type { SelectItem } from './select-item.ts';
import { SelectList } from './select-list.tsx';
import styles from './select.module.css';
import { useSelectKeys } from './use-select-keys.ts';

type SelectProps<Value extends string> = Omit<ComponentProps<'button'>, 'value'> & {
  label: string;
  /**
   * Shows the label over the field; by default it is for screen readers, and the value speaks for
   * itself.
   */
  showLabel?: boolean;
  value: Value | null;
  items: readonly SelectItem<Value>[];
  onValueChange: (value: Value) => void;
  /** On a phone the field shows this icon alone. */
  icon?: IconName;
  /** The text of the field while nothing is chosen. */
  placeholder?: string;
  /** Said above the items: still loading, failed, empty. */
  message?: string | undefined;
  /** Greatest height of the list in CSS pixels, default 300. */
  maxHeight?: number;
};

/** One of several, chosen from a list that opens over the page (APG select-only combobox). */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    showLabel = false,
    value,
    items,
    onValueChange,
    icon,
    placeholder,
    message,
    maxHeight = 300,
    ...field
  } = props;
  const { className, ...rest } = field;
  const id = useId();
  const fieldId = `${id}-field`;
  const [active, setActive] = useState<number | null>(null);
  const isOpen = active !== null;
  const chosen = items.findIndex((item) => item.value === value);
  const current = items[chosen];
  const choose = (index: number) => {
    setActive(null);
    const next = items[index];
    if (next !== undefined && next.value !== value) onValueChange(next.value);
  };
  const onKeyDown = useSelectKeys({
    labels: items.map((item) => item.label),
    chosen,
    active,
    setActive,
    choose,
  });
  return (
    <div className={classNames(styles.select, className)}>
      <label htmlFor={fieldId} className={showLabel ? styles.label : 'visually-hidden'}>
        {label}
      </label>
      <button
        {...rest}
        id={fieldId}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && items.length > 0 ? `${id}-${active}` : undefined}
        className={styles.field}
        data-icon={icon}
        onClick={() => setActive(isOpen ? null : Math.max(chosen, 0))}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(null)}
      >
        {icon !== undefined && <Icon name={icon} size={20} className={styles.icon} />}
        {current?.icon}
        <span className={styles.value}>{current?.label ?? placeholder ?? message}</span>
        <Icon name="chevron-down" size={18} className={styles.arrow} />
      </button>
      {isOpen && (
        <SelectList
          id={id}
          anchorId={fieldId}
          label={label}
          items={items}
          chosen={chosen}
          active={active}
          message={message}
          maxHeight={maxHeight}
          onActive={setActive}
          onChoose={choose}
          onPressOutside={() => setActive(null)}
        />
      )}
    </div>
  );
}
