import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { blockedQuery, followedQuery, followersQuery } from '#data/community/people.ts';
import type { Player } from '#data/community/player.ts';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './activity.module.css';
import { FindPlayers } from './find-players.tsx';
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
  const { t } = useLingui();
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
      {query.isPending && <Spinner label={t`Loading...`} />}
      {query.isError && (
        <p className={styles.muted} role="alert">
          <Trans>This could not be loaded</Trans>{' '}
          <Button size="sm" variant="quiet" icon="refresh" onClick={() => void query.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
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
