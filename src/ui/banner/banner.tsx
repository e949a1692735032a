import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { IconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './banner.module.css';

type Tone = 'violation' | 'warning' | 'info' | 'success';

const ICONS: Record<Tone, IconName> = {
  violation: 'violation',
  warning: 'warning',
  info: 'info',
  success: 'success',
};

type BannerProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** A violation is against a rule, a warning is something to know. Each has its own icon. */
  tone: Tone;
  title?: ReactNode;
  icon?: IconName;
  /** The buttons that mend the situation. */
  actions?: ReactNode;
};

/** A sentence that matters where it stands: icon and words, never colour alone. */
export function Banner({ tone, title, icon, actions, className, children, ...rest }: BannerProps) {
  return (
    <div {...rest} className={classNames(styles.banner, className)} data-tone={tone}>
      <Icon name={icon ?? ICONS[tone]} className={styles.icon} />
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
