import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { foldText } from '#domain/catalogue/fold.ts';
import type { EventGame, EventRound } from '#domain/events/log/types.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { usePlayerNames } from '../frame/use-player-names.ts';
import { GameStatus } from './game-status.tsx';
import styles from './rounds.module.css';

/** With more tables than this, players find theirs by typing. */
const MANY = 8;

type GameTableProps = {
  running: RunningEvent;
  round: EventRound;
  onDecide: (game: EventGame) => void;
};

/** All tables of a round with their results; those who run the event enter results here. */
export function GameTable({ running: { event }, round, onDecide }: GameTableProps) {
  const { t } = useLingui();
  const nameOf = usePlayerNames(event);
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
            <GameRow key={game.one} game={game} nameOf={nameOf} runs={event.runs} onDecide={onDecide} />
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
  nameOf: (id: string) => string;
  runs: boolean;
  onDecide: (game: EventGame) => void;
};

function GameRow({ game, nameOf, runs, onDecide }: GameRowProps) {
  const { t } = useLingui();
  const { table, one, other } = game;
  const [first, second] = [nameOf(one), other === null ? null : nameOf(other)];
  return (
    <tr>
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
        <GameStatus game={game} nameOf={nameOf} />
        {runs && second !== null && (
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            icon="edit"
            label={t`Enter the result of ${first} against ${second}`}
            onClick={() => onDecide(game)}
          />
        )}
      </td>
    </tr>
  );
}
