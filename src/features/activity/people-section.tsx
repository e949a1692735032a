import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { Player } from '#data/community/player.ts';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './activity.module.css';
import { PlayerRow } from './player-row.tsx';
import { useBusy } from './use-busy.ts';

type PeopleSectionProps<Key extends readonly unknown[]> = {
  title: string;
  options: UseQueryOptions<readonly Player[], Error, readonly Player[], Key>;
  empty: ReactNode;
  action: {
    /** The button's whole name, and the word on it. */
    label: (name: string) => string;
    text: string;
    run: (player: Player) => Promise<void>;
  };
};

/** Players of one kind, each with their actions. */
export function PeopleSection<Key extends readonly unknown[]>(props: PeopleSectionProps<Key>) {
  const { title, options, empty, action } = props;
  const { t } = useLingui();
  const id = useId();
  const query = useQuery(options);
  const { busy, during } = useBusy();
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
                busy={busy === player.id}
                aria-label={action.label(player.name)}
                onClick={() => void during(player.id, () => action.run(player))}
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
