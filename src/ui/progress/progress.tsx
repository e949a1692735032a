import type { ComponentProps } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

type ProgressProps = Omit<ComponentProps<'progress'>, 'value'> & {
  label: string;
  hideLabel?: boolean;
  /** Done so far; null while it is not known how much there is. */
  value: number | null;
  max?: number;
  /** The figure beside the label, such as "12 of 40 pts". */
  valueText?: string;
};

/** How far something has come. */
export function Progress({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  className,
  ...rest
}: ProgressProps) {
  const id = useId();
  return (
    <div className={classNames(styles['progress'], className)}>
      <div className={styles['words']}>
        <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
          {label}
        </label>
        {valueText !== undefined && <span className={styles['value']}>{valueText}</span>}
      </div>
      <progress
        {...rest}
        id={id}
        className={styles['bar']}
        max={max}
        aria-valuetext={valueText}
        {...(value === null ? {} : { value })}
      />
    </div>
  );
}
