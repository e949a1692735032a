import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { Link } from 'react-router';
import { ownProfileQuery } from '#data/profiles/own-profile.ts';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { saveProfile } from '#data/profiles/save-profile.ts';
import { resultNews } from '#data/results/result-news.ts';
import { historyQuery } from '#data/results/results-table.ts';
import { paths } from '#platform/paths.ts';
import { useSiteContacts } from '#platform/site.ts';
import { statisticsPaths } from '#platform/statistics-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { ProblemNote } from '../problem-note.tsx';
import styles from '../profile.module.css';
import games from '#components/recorded-games/recorded-games.module.css';
import { PendingResults } from '#components/recorded-games/pending-results.tsx';
import { RecordedGameLine } from '#components/recorded-games/recorded-game-line.tsx';

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
  const { i18n, t } = useLingui();
  const id = useId();
  const played = gamesWon + gamesLost + gamesDrawn;
  const tiles = [
    [t`Won`, i18n.number(gamesWon)],
    [t`Lost`, i18n.number(gamesLost)],
    [t`Drawn`, i18n.number(gamesDrawn)],
    [t`Win rate`, played === 0 ? '–' : i18n.number(gamesWon / played, { style: 'percent' })],
  ];
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>
          <Trans>Games</Trans>
        </h2>
      </header>
      <dl className={styles.tiles}>
        {tiles.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>
        {played === 0 ? (
          <Trans>No game counts yet. A recorded result may still wait for confirmation.</Trans>
        ) : (
          <Plural value={played} one="Of # recorded game." other="Of # recorded games." />
        )}
      </p>
      <div>
        <Button size="sm" icon="chart" render={<Link to={statisticsPaths.own()} />}>
          <Trans>My statistics</Trans>
        </Button>
      </div>
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
          <Trans>Emails about results</Trans>
        </h2>
      </header>
      {saving.data?.ok === false && <ProblemNote failed={saving.data} />}
      <Switch
        label={t`Email me when a result waits for me`}
        description={t`Five a day at most. The app shows every result.`}
        checked={saving.isPending ? saving.variables : profile.mailsResults}
        disabled={saving.isPending}
        onCheckedChange={(wanted) => saving.mutate(wanted)}
      />
    </section>
  );
}

/** All recorded games, latest first, a page at a time. */
function GameHistory({ userId }: { userId: string }) {
  const { t } = useLingui();
  const id = useId();
  const history = useInfiniteQuery(historyQuery(userId));
  const { refetch } = history;
  // A result that is sent meanwhile belongs into the list.
  useEffect(() => resultNews.subscribe(() => void refetch()), [refetch]);
  const all = history.data?.pages.flat() ?? [];
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>
          <Trans>History</Trans>
        </h2>
      </header>
      {history.data === undefined && <Waiting shape="rows" failure={history.failureReason} />}
      {history.isSuccess && all.length === 0 && (
        <EmptyState title={t`No recorded games here yet`} icon="dice">
          <p>
            <Trans>Games that you record in Play Mode appear here.</Trans>
          </p>
          <Button variant="primary" icon="dice" render={<Link to={paths.play()} />}>
            <Trans>Play a game</Trans>
          </Button>
        </EmptyState>
      )}
      <ul className={games.list}>
        {all.map((game) => (
          <li key={game.id}>
            <RecordedGameLine game={game} />
          </li>
        ))}
      </ul>
      {history.hasNextPage && (
        <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  );
}
