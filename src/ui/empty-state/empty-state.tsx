import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  title: string;
  /** 1 where it is the whole page, default 3. */
  headingLevel?: 1 | 2 | 3;
  icon: IconName;
  /** The reason and the remedy: paragraphs and buttons. */
  children?: ReactNode;
};

/**
 * Nothing here: why, and what to do. A page or its results show their icon on a war banner; a
 * failure, by the icon of a warning, is red.
 */
export function EmptyState({ title, headingLevel = 3, icon, children }: EmptyStateProps) {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const Heading = `h${headingLevel}` as const;
  const banner = { 1: 'large', 2: 'small', 3: undefined }[headingLevel];
  return (
    <div className={styles.empty} data-banner={banner} data-icon={icon}>
      <span className={styles.medal}>
        <Icon name={icon} size={banner === 'large' ? 44 : 26} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}
