import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { followedQuery, playerSearchQuery } from '#data/community/people.ts';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './activity.module.css';
import { LoadFailure } from './load-failure.tsx';
import { PlayerRow } from './player-row.tsx';
import { useBusy } from './use-busy.ts';
import { usePeopleActions } from './use-people-actions.ts';
import { useSettled } from './use-settled.ts';

/** Finds players by their name or WAB id. */
export function FindPlayers({ userId }: { userId: string }) {
  const { t } = useLingui();
  const [term, setTerm] = useState('');
  const asked = useSettled(term.trim());
  const query = useQuery(playerSearchQuery(asked));
  const { data: followed = [] } = useQuery(followedQuery(userId));
  const { follow } = usePeopleActions(userId);
  const { busy, during } = useBusy();
  const others = (query.data ?? []).filter((player) => player.id !== userId);
  const isFollowed = (id: string) => followed.some((player) => player.id === id);
  return (
    <section className={styles.section} aria-label={t`Find players`}>
      <TextField
        type="search"
        label={t`Find players`}
        icon="search"
        placeholder={t`Name or WAB id`}
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
          <Trans>No player is called like that, or the page is private.</Trans>
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
                  busy={busy === player.id}
                  aria-label={t`Follow ${player.name}`}
                  onClick={() => void during(player.id, () => follow(player))}
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
