import type { OwnProfile } from '#data/profiles/profile.ts';
import { GameHistory } from './game-history.tsx';
import { PendingResults } from './pending-results.tsx';
import styles from '../profile.module.css';
import { ResultMails } from './result-mails.tsx';
import { StatisticsCard } from './statistics-card.tsx';

/** Recorded games: those that wait for an answer, their totals, and all of them. */
export function GamesPanel({ profile }: { profile: OwnProfile }) {
  return (
    <div className={styles.cards}>
      <div className={styles.column}>
        <PendingResults userId={profile.id} />
        <StatisticsCard profile={profile} />
        <ResultMails profile={profile} />
      </div>
      <div className={styles.column}>
        <GameHistory userId={profile.id} />
      </div>
    </div>
  );
}
