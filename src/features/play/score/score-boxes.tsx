import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { boxesOf, GAME_END, hasBox } from '#domain/game/scoring.ts';
import type { ScoringBox } from '#domain/game/mission.ts';
import { BoxCell } from './box-cell.tsx';
import styles from './score-boxes.module.css';
import { useTable } from '../table/table-context.tsx';
import { usePlayer, usePlayerIds } from '../table/use-running-game.ts';

type ScoreBoxesProps = {
  /** The round; 0 is the end of the game. */
  round: number;
  /** Of the mission or the feat alone; without it of both. */
  of?: 'mission' | 'feat';
};

/**
 * The scoring boxes of a round, each with both players side by side. Renders nothing when no box
 * scores in it.
 */
export function ScoreBoxes({ round, of }: ScoreBoxesProps) {
  const mission = useGame(({ game }) => game.state.mission);
  const feat = useGame(({ game }) => game.state.feat);
  const boxes = boxesOf({
    mission: of === 'feat' ? null : mission,
    feat: of === 'mission' ? null : feat,
  }).filter(({ when }) => (when === 'game-end') === (round === GAME_END));
  if (boxes.length === 0) return null;
  return (
    <ul className={styles.boxes}>
      {boxes.map((box) => (
        <li key={box.id}>
          <Box box={box} round={round} />
        </li>
      ))}
    </ul>
  );
}

function Box({ box, round }: { box: ScoringBox; round: number }) {
  const { say, texts } = useTable();
  const players = usePlayerIds();
  const pieces = useGame(({ game }) => game.state.mission?.pieces ?? null);
  const name = say(box.name, box.names);
  const pieceName = (id: string) => {
    const piece = pieces?.find((one) => one.id === id);
    return piece === undefined ? id : say(piece.name, piece.names);
  };
  return (
    <div className={styles.box} role="group" aria-label={name}>
      <p className={styles.name}>
        <span>{texts.line(name)}</span>
        <Points box={box} />
      </p>
      {(box.markers.length === 0 ? [null] : box.markers).map((marker) => (
        <div key={marker ?? ''} className={styles.cells}>
          {marker !== null && <p className={styles.marker}>{pieceName(marker)}</p>}
          {players.map((player) => (
            <OwnCell key={player} player={player} box={box} round={round} marker={marker} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Points of one count; of a race its words say more. */
function Points({ box: { points, most, formula } }: { box: ScoringBox }) {
  const { t } = useLingui();
  if (formula?.kind === 'race')
    return <span className={styles.points}>{t`0 to ${points * formula.goal}`}</span>;
  if (most === 1) return <span className={styles.points}>+{points}</span>;
  return <span className={styles.points}>{t`+${points} each`}</span>;
}

type OwnCellProps = { player: string; box: ScoringBox; round: number; marker: string | null };

/** A player's cell; a dash where the mission gives the box to the other side. */
function OwnCell({ player: id, ...cell }: OwnCellProps) {
  const player = usePlayer(id);
  if (player === undefined) return null;
  if (!hasBox(player, cell.box)) {
    return (
      <span className={styles.none}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">
          <Trans>not for {player.name}</Trans>
        </span>
      </span>
    );
  }
  return <BoxCell player={id} name={player.name} {...cell} />;
}
