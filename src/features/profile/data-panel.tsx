import type { OwnProfile } from '#data/profiles/profile.ts';
import { DeleteCard, ExportCard } from './data-cards.tsx';
import styles from './profile.module.css';

/** One's data to take along, and the way out. */
export function DataPanel({ profile }: { profile: OwnProfile }) {
  return (
    <div className={styles['cards']}>
      <ExportCard />
      <DeleteCard profile={profile} />
    </div>
  );
}
