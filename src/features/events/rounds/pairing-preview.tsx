import { Plural, Trans } from '@lingui/react/macro';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { playedRounds } from '#domain/events/log/fold-log.ts';
import { type PairingReason, whyPaired } from '#domain/events/pairing/why-paired.ts';
import type { Pairing } from '#domain/events/types.ts';
import { usePlayerNames } from '../frame/use-player-names.ts';
import styles from './rounds.module.css';

type PairingPreviewProps = {
  running: RunningEvent;
  round: number;
  pairings: readonly Pairing[];
};

/** Pairings with the reason of each. */
export function PairingPreview({ running, round, pairings }: PairingPreviewProps) {
  const { event, players, scoring, progress } = running;
  const nameOf = usePlayerNames(event);
  const rounds = playedRounds(progress);
  const reasons = whyPaired({ number: round, pairings }, { players, rounds, scoring });
  return (
    <table className={styles.games}>
      <caption className="visually-hidden">
        <Trans>Pairings of round {round}</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Table</Trans>
          </th>
          <th scope="col">
            <Trans>Players</Trans>
          </th>
          <th scope="col">
            <Trans>Points before</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {pairings.map(({ table, one, other }, at) => (
          <tr key={one}>
            <td className={styles.tableNumber}>{table ?? '–'}</td>
            <th scope="row">
              <span className={styles.player}>{nameOf(one)}</span>{' '}
              <span className={styles.muted}>
                {other === null ? <Trans>has a bye</Trans> : <Trans>against</Trans>}
              </span>{' '}
              {other !== null && <span className={styles.player}>{nameOf(other)}</span>}
            </th>
            <td className={styles.result}>
              <Reason reason={reasons[at]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Reason({ reason }: { reason: PairingReason | undefined }) {
  if (reason === undefined) return null;
  const { points, before, isSameClub, other } = reason;
  return (
    <>
      {points.one}
      {points.other !== null && <> : {points.other}</>}
      {before > 0 && (
        <span className={styles.note}>
          {other === null ? (
            <Plural value={before} one="# bye before" other="# byes before" />
          ) : (
            <Plural value={before} one="met once before" other="met # times before" />
          )}
        </span>
      )}
      {isSameClub && (
        <span className={styles.note}>
          <Trans>same club</Trans>
        </span>
      )}
    </>
  );
}
