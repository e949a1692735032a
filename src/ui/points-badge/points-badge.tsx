import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './points-badge.module.css';

type PointsBadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  value: number;
  /** The unit of the figure, such as "pts"; a smaller figure beside it. */
  unit: ReactNode;
  size?: 'sm' | 'md' | 'lg';
};

/** A figure with its unit, in figures of equal width so that a column of them lines up. */
export function PointsBadge({ value, unit, size = 'md', className, ...rest }: PointsBadgeProps) {
  return (
    <span {...rest} className={classNames(styles['points'], className)} data-size={size}>
      <span className={styles['value']}>{value}</span> <span className={styles['unit']}>{unit}</span>
    </span>
  );
}
