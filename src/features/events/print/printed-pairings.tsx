import { Trans } from '@lingui/react/macro';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import type { EventRound } from '#domain/events/log/types.ts';
import { usePlayerNames } from '../frame/use-player-names.ts';
import styles from './print-event.module.css';

type PrintedPairingsProps = { running: RunningEvent; round: EventRound | null };

/** The tables of the players by name: everybody finds the own line on the sheet at the wall. */
export function PrintedPairings({ running: { event }, round }: PrintedPairingsProps) {
  const nameOf = usePlayerNames(event);
  if (round === null) {
    return (
      <p>
        <Trans>No round is paired yet.</Trans>
      </p>
    );
  }
  const lines = round.games
    .flatMap(({ table, one, other }) => [
      { table, player: one, rival: other },
      ...(other === null ? [] : [{ table, player: other, rival: one }]),
    ])
    .map(({ table, player, rival }) => ({
      table,
      id: player,
      name: nameOf(player),
      rival: rival === null ? null : nameOf(rival),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Player</Trans>
          </th>
          <th scope="col">
            <Trans>Table</Trans>
          </th>
          <th scope="col">
            <Trans>Opponent</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, table, rival }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{table ?? '–'}</td>
            <td>{rival ?? <Trans>Bye</Trans>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
