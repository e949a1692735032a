import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { OwnProfile } from '#data/profiles/profile.ts';
import styles from '../profile.module.css';

type StatisticsCardProps = { profile: Pick<OwnProfile, 'gamesWon' | 'gamesLost' | 'gamesDrawn'> };

/** The results of recorded games, or a note that no game has been recorded. */
export function StatisticsCard({ profile: { gamesWon, gamesLost, gamesDrawn } }: StatisticsCardProps) {
  const { i18n } = useLingui();
  const id = useId();
  const played = gamesWon + gamesLost + gamesDrawn;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>
          <Trans>Games</Trans>
        </h2>
      </header>
      <dl className={styles.tiles}>
        <div>
          <dt>
            <Trans>Won</Trans>
          </dt>
          <dd>{i18n.number(gamesWon)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Lost</Trans>
          </dt>
          <dd>{i18n.number(gamesLost)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Drawn</Trans>
          </dt>
          <dd>{i18n.number(gamesDrawn)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Win rate</Trans>
          </dt>
          <dd>{played === 0 ? '–' : i18n.number(gamesWon / played, { style: 'percent' })}</dd>
        </div>
      </dl>
      <p className={styles.small}>
        {played === 0 ? (
          <Trans>No game has been recorded yet. Only recorded games count here.</Trans>
        ) : (
          <Plural value={played} one="Of # recorded game." other="Of # recorded games." />
        )}
      </p>
    </section>
  );
}
