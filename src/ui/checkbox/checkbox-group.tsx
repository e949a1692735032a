import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox-group.module.css';

type CheckboxGroupProps = ComponentProps<'fieldset'> & {
  legend: string;
  /** Keeps the legend for screen readers alone. */
  hideLegend?: boolean;
};

/** Boxes that belong together, in as many columns as there is room for. */
export function CheckboxGroup({
  legend,
  hideLegend = false,
  className,
  children,
  ...rest
}: CheckboxGroupProps) {
  return (
    <fieldset {...rest} className={className}>
      <legend className={classNames(hideLegend ? 'visually-hidden' : styles.legend)}>{legend}</legend>
      <div className={styles.boxes}>{children}</div>
    </fieldset>
  );
}
