import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ownProfileQuery } from '#data/profiles/own-profile.ts';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { saveProfile } from '#data/profiles/save-profile.ts';
import { useSiteContacts } from '#platform/site.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { ProblemNote } from '../problem-note.tsx';
import styles from '../profile.module.css';
import { GameHistory } from './game-history.tsx';
import { PendingResults } from './pending-results.tsx';

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

type StatisticsCardProps = { profile: Pick<OwnProfile, 'gamesWon' | 'gamesLost' | 'gamesDrawn'> };

/** The results of recorded games, or a note that no game has been recorded. */
function StatisticsCard({ profile: { gamesWon, gamesLost, gamesDrawn } }: StatisticsCardProps) {
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

/**
 * The switch for mails about waiting game results; renders nothing where no server sends such
 * mails.
 */
export function ResultMails({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const id = useId();
  const client = useQueryClient();
  const { mailsResults } = useSiteContacts();
  const saving = useMutation({
    mutationFn: async (wanted: boolean) => saveProfile(profile.id, { mailsResults: wanted }),
    onSuccess: (outcome) => {
      if (outcome.ok) client.setQueryData(ownProfileQuery(profile.id).queryKey, outcome.profile);
    },
  });
  if (!mailsResults) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>
          <Trans>Mails about results</Trans>
        </h2>
      </header>
      {saving.data?.ok === false && <ProblemNote failed={saving.data} />}
      <Switch
        label={t`Mail me when a result waits for me`}
        description={t`Five a day at most. The app shows every result.`}
        checked={saving.isPending ? saving.variables : profile.mailsResults}
        disabled={saving.isPending}
        onCheckedChange={(wanted) => saving.mutate(wanted)}
      />
    </section>
  );
}
