import type { ReactNode } from 'react';
import type { IconName } from '#ui/icon/icon-paths.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './due-strip.module.css';

type DueRowProps = {
  icon: IconName;
  title: ReactNode;
  /** The buttons that settle it. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** One line of the strip: what is due, and the buttons that settle it in thumb reach. */
export function DueRow({ icon, title, actions, children }: DueRowProps) {
  return (
    <li className={styles.item}>
      <Icon name={icon} size={18} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
