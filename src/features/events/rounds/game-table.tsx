import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { foldText } from '#domain/catalogue/fold.ts';
import type { EventGame, EventRound } from '#domain/events/log/types.ts';
import { ownSeat } from '#domain/events/own-seat.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useEventReports } from '../frame/use-event-reports.ts';
import { usePlayerNames } from '../frame/use-player-names.ts';
import { GameStatus } from './game-status.tsx';
import styles from './rounds.module.css';

/** With more tables than this, players find theirs by typing. */
const MANY = 8;

type GameTableProps = {
  running: RunningEvent;
  round: EventRound;
  /** Enters a result; null where nobody does. */
  onDecide: ((game: EventGame) => void) | null;
};

/** All tables of a round with their results. */
export function GameTable({ running, round, onDecide }: GameTableProps) {
  const { t } = useLingui();
  const { event } = running;
  const reports = useEventReports(running).filter((report) => report.round === round.number);
  const nameOf = usePlayerNames(event);
  const me = ownSeat(event)?.id;
  const [typed, setTyped] = useState('');
  const wanted = foldText(typed.trim());
  const namesOf = ({ one, other }: EventGame) => [one, other ?? ''].map(nameOf).join(' ');
  const shown = round.games.filter((game) => wanted === '' || foldText(namesOf(game)).includes(wanted));
  return (
    <>
      {round.games.length > MANY && (
        <TextField
          type="search"
          icon="search"
          label={t`Find a player`}
          value={typed}
          onValueChange={setTyped}
          clearLabel={t`Clear the search`}
        />
      )}
      <table className={styles.games}>
        <caption className="visually-hidden">
          <Trans>Tables of round {round.number}</Trans>
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
              <Trans>Result</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((game) => (
            <GameRow
              key={game.one}
              game={game}
              isMine={me !== undefined && (game.one === me || game.other === me)}
              report={
                reports.find(({ one, other }) => one === game.one && other === game.other)?.game ?? null
              }
              nameOf={nameOf}
              onDecide={onDecide}
            />
          ))}
        </tbody>
      </table>
      {shown.length === 0 && (
        <p role="status">
          <Trans>Nobody in this round has such a name.</Trans>
        </p>
      )}
    </>
  );
}

type GameRowProps = {
  game: EventGame;
  /** The reader plays it. */
  isMine: boolean;
  /** Id of the game whose battle report is public; null for none. */
  report: string | null;
  nameOf: (id: string) => string;
  onDecide: ((game: EventGame) => void) | null;
};

function GameRow({ game, isMine, report, nameOf, onDecide }: GameRowProps) {
  const { t } = useLingui();
  const { table, one, other } = game;
  const [first, second] = [nameOf(one), other === null ? null : nameOf(other)];
  return (
    <tr data-mine={isMine || undefined}>
      <td className={styles.tableNumber}>{table ?? '–'}</td>
      <th scope="row">
        <span className={styles.player}>{first}</span>{' '}
        {second === null ? (
          <span className={styles.muted}>
            <Trans>has a bye</Trans>
          </span>
        ) : (
          <>
            <span className={styles.muted}>
              <Trans>against</Trans>
            </span>{' '}
            <span className={styles.player}>{second}</span>
          </>
        )}
      </th>
      <td className={styles.result}>
        <div className={styles.outcome}>
          <GameStatus game={game} nameOf={nameOf} />
          {report !== null && game.result !== null && (
            <Link to={paths.report(report)} className={styles.report}>
              <Trans>Battle report</Trans>
            </Link>
          )}
          {onDecide !== null && second !== null && (
            <Button
              size="sm"
              variant="quiet"
              iconOnly
              icon="edit"
              label={t`Enter the result of ${first} against ${second}`}
              onClick={() => onDecide(game)}
            />
          )}
        </div>
      </td>
    </tr>
  );
}
