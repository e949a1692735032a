import { Trans, useLingui } from '@lingui/react/macro';
import type { EventSeat } from '#data/events/event.ts';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import type { StandingsRow } from '#domain/events/standings/standings.ts';
import type { TieBreak } from '#domain/events/types.ts';
import { TIE_BREAK_NAMES } from '#platform/words/tie-breaks.ts';
import { usePlayerNames } from '../frame/use-player-names.ts';
import styles from './standings.module.css';
import { useBreakValue } from './use-break-value.ts';

type StandingsTableProps = {
  running: RunningEvent;
  rows: readonly StandingsRow[];
  onExplain: (player: string, tieBreak: TieBreak) => void;
};

/** The ranks with every value that decides them. On a phone the table scrolls to the side. */
export function StandingsTable({ running: { event }, rows, onExplain }: StandingsTableProps) {
  const { t } = useLingui();
  const { tieBreaks } = event.scoring;
  return (
    <div
      className={styles.scroll}
      role="region"
      tabIndex={0}
      aria-label={t`Standings`}
      data-scrolls-sideways=""
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{t`Standings`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Rank</Trans>
            </th>
            <th scope="col">
              <Trans>Player</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Points</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <abbr title={t`won – drawn – lost`}>{t`W–D–L`}</abbr>
            </th>
            {tieBreaks.map((tieBreak) => (
              <th key={tieBreak} scope="col" className={styles.number}>
                <abbr title={t(TIE_BREAK_NAMES[tieBreak].name)}>{t(TIE_BREAK_NAMES[tieBreak].short)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PlayerRow key={row.player} event={event} row={row} onExplain={onExplain} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type PlayerRowProps = {
  event: RunningEvent['event'];
  row: StandingsRow;
  onExplain: (player: string, tieBreak: TieBreak) => void;
};

function PlayerRow({ event, row, onExplain }: PlayerRowProps) {
  const { t } = useLingui();
  const nameOf = usePlayerNames(event);
  const valueText = useBreakValue();
  const { rank, player, points, won, drawn, lost, byes, breaks } = row;
  const seat = event.players.find(({ id }) => id === player);
  const name = nameOf(player);
  return (
    <tr data-mine={seat?.isMe === true || undefined}>
      <td className={styles.rank}>{rank}</td>
      <th scope="row">
        {name}
        <SeatNotes seat={seat} />
      </th>
      <td className={styles.number}>
        <strong>{points}</strong>
      </td>
      <td className={styles.number}>
        {won}–{drawn}–{lost}
        {byes > 0 && <span className={styles.note}>{byes === 1 ? t`1 bye` : t`${byes} byes`}</span>}
      </td>
      {event.scoring.tieBreaks.map((tieBreak, at) => (
        <td key={tieBreak} className={styles.number}>
          <button
            type="button"
            className={styles.value}
            aria-label={t`${t(TIE_BREAK_NAMES[tieBreak].name)} of ${name}: ${valueText(tieBreak, breaks[at] ?? null)}. Explain`}
            onClick={() => onExplain(player, tieBreak)}
          >
            {valueText(tieBreak, breaks[at] ?? null)}
          </button>
        </td>
      ))}
    </tr>
  );
}

function SeatNotes({ seat }: { seat: EventSeat | undefined }) {
  if (seat === undefined) return null;
  const { club, droppedAfter } = seat;
  return (
    <>
      {club !== null && <span className={styles.note}>{club}</span>}
      {droppedAfter !== null && (
        <span className={styles.note}>
          <Trans>left after round {droppedAfter}</Trans>
        </span>
      )}
    </>
  );
}
