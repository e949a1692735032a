import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { resultNews } from '#data/results/result-news.ts';
import { historyQuery } from '#data/results/results-table.ts';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from '../profile.module.css';
import games from './games.module.css';
import { RecordedGameLine } from './recorded-game-line.tsx';

/** All recorded games, latest first, a page at a time. */
export function GameHistory({ userId }: { userId: string }) {
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
      {history.isPending && <Spinner label={t`Loading...`} />}
      {history.isError && all.length === 0 && (
        <p>
          <Trans>Your games could not be loaded. Check the network and try again.</Trans>
        </p>
      )}
      {history.isSuccess && all.length === 0 && (
        <p className={styles.small}>
          <Trans>Games that you record in Play Mode stand here.</Trans>
        </p>
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
