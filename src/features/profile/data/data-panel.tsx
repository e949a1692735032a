import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { DeleteCard, ExportCard } from './data-cards.tsx';
import styles from '../profile.module.css';

/** The export of the user's data, and the deletion of the account. */
export function DataPanel({ profile }: { profile: OwnProfile }) {
  return (
    <div className={styles.cards}>
      <ExportCard />
      <DeleteCard profile={profile} />
    </div>
  );
}
