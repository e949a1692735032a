import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { IconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './badge.module.css';

type BadgeProps = ComponentProps<'span'> & {
  tone?: 'gold' | 'warning' | 'danger' | 'success' | 'info' | 'neutral' | 'accent';
  icon?: IconName;
};

/** A short mark beside a name. Its words carry the meaning, its colour only repeats it. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames(styles.badge, className)} data-tone={tone}>
      {icon !== undefined && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
