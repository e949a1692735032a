import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { followedQuery, playerSearchQuery } from '#data/community/people.ts';
import { useSettled } from '#platform/use-settled.ts';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './activity.module.css';
import { PlayerRow } from './player-row.tsx';
import { usePeopleActions } from './use-people-actions.ts';

/** The time without a change after which the term is searched for, in milliseconds. */
const PAUSE_MS = 300;

/** Finds players by their name or WAB id. */
export function FindPlayers({ userId }: { userId: string }) {
  const { t } = useLingui();
  const [term, setTerm] = useState('');
  const asked = useSettled(term.trim(), PAUSE_MS);
  const query = useQuery(playerSearchQuery(asked));
  const { data: followed = [] } = useQuery(followedQuery(userId));
  const { busyWith, act } = usePeopleActions(userId);
  const others = (query.data ?? []).filter((player) => player.id !== userId);
  const isFollowed = (id: string) => followed.some((player) => player.id === id);
  return (
    <section className={styles.section} aria-label={t`Find players`}>
      <TextField
        type="search"
        label={t`Find players`}
        icon="search"
        placeholder={t`Name or WAB ID`}
        clearLabel={t`Clear search`}
        hint={t`At least two characters.`}
        maxLength={100}
        value={term}
        onValueChange={setTerm}
      />
      {query.isFetching && <Spinner label={t`Searching…`} />}
      {query.isError && <LoadFailure error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && others.length === 0 && (
        <p className={styles.muted} role="status">
          <Trans>No player has that name, or the page is private.</Trans>
        </p>
      )}
      <ul className={styles.rows}>
        {others.map((player) => (
          <PlayerRow
            key={player.id}
            player={player}
            action={
              isFollowed(player.id) ? (
                <span className={styles.muted}>
                  <Trans>You follow</Trans>
                </span>
              ) : (
                <Button
                  size="sm"
                  icon="plus"
                  busy={busyWith === player.id}
                  aria-label={t`Follow ${player.name}`}
                  onClick={() => act('follow', player)}
                >
                  <Trans>Follow</Trans>
                </Button>
              )
            }
          />
        ))}
      </ul>
    </section>
  );
}
