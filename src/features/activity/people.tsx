import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { blockedQuery, followedQuery, followersQuery, playerSearchQuery } from '#data/community/people.ts';
import type { Player } from '#data/community/player.ts';
import { useSettled } from '#platform/use-settled.ts';
import { Button } from '#ui/button/button.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './activity.module.css';
import { PlayerRow } from './player-row.tsx';
import { type PeopleAction, usePeopleActions } from './use-people-actions.ts';

/**
 * The players that the user follows, their followers and blocked players, and a button to find
 * more.
 */
export function People({ userId }: { userId: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.people}>
      <FindPlayers userId={userId} />
      <PeopleSection
        userId={userId}
        title={t`You follow`}
        options={followedQuery(userId)}
        empty={<Trans>You follow nobody yet.</Trans>}
        action={{ label: (name) => t`Unfollow ${name}`, text: t`Unfollow`, does: 'stop-following' }}
      />
      <PeopleSection
        userId={userId}
        title={t`Your followers`}
        options={followersQuery(userId)}
        empty={<Trans>Nobody follows you yet.</Trans>}
        action={{
          label: (name) => t`Remove ${name} from your followers`,
          text: t`Remove`,
          does: 'drop-follower',
        }}
      />
      <PeopleSection
        userId={userId}
        title={t`Blocked players`}
        options={blockedQuery(userId)}
        empty={<Trans>You have blocked nobody.</Trans>}
        action={{ label: (name) => t`Unblock ${name}`, text: t`Unblock`, does: 'unblock' }}
      />
    </div>
  );
}

type PeopleSectionProps<Key extends readonly unknown[]> = {
  userId: string;
  title: string;
  options: UseQueryOptions<readonly Player[], Error, readonly Player[], Key>;
  empty: ReactNode;
  action: {
    /** The button's whole name, and the word on it. */
    label: (name: string) => string;
    text: string;
    does: PeopleAction;
  };
};

/** Players of one kind, each with their actions. */
function PeopleSection<Key extends readonly unknown[]>(props: PeopleSectionProps<Key>) {
  const { userId, title, options, empty, action } = props;
  const id = useId();
  const query = useQuery(options);
  const { busyWith, act } = usePeopleActions(userId);
  const players = query.data ?? [];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {players.length > 0 && <span className={styles.number}>{players.length}</span>}
      </h2>
      {query.data === undefined && <Waiting shape="rows" failure={query.failureReason} />}
      {query.isSuccess && players.length === 0 && <p className={styles.muted}>{empty}</p>}
      <ul className={styles.rows}>
        {players.map((player) => (
          <PlayerRow
            key={player.id}
            player={player}
            action={
              <Button
                size="sm"
                busy={busyWith === player.id}
                aria-label={action.label(player.name)}
                onClick={() => act(action.does, player)}
              >
                {action.text}
              </Button>
            }
          />
        ))}
      </ul>
    </section>
  );
}

/** The time without a change after which the term is searched for, in milliseconds. */
const PAUSE_MS = 300;

/** Finds players by their name or WAB id. */
function FindPlayers({ userId }: { userId: string }) {
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
      {query.isError && <LoadFailure error={query.error} />}
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
