import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { Button } from '#ui/button/button.tsx';
import { FeatPanel } from './feat-panel.tsx';
import styles from './mission-panel.module.css';
import { PlayerTokens } from './feat-panel.tsx';
import { Panel } from '#components/panel/panel.tsx';
import { ScoreBoxes } from './score-boxes.tsx';
import { useTable } from '../table/table-context.tsx';
import { dealPieces } from '#domain/game/missions/deal.ts';
import type { Piece } from '#domain/game/missions/mission.ts';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { CountStepper } from '../sheets/count-stepper.tsx';
import { perform } from '../table/perform.ts';

/**
 * The mission at the table: its scoring this round, pieces and tokens; and the counts of the feat.
 */
export function MissionPanel() {
  const { say, sheet } = useTable();
  const mission = useGame(({ game }) => game.state.mission);
  const feat = useGame(({ game }) => game.state.feat);
  const round = useGame(({ game }) => game.state.currentTurn);
  const hasRound = mission?.scoring.some(({ when }) => when !== 'game-end') === true;
  if (mission === null) return null;
  return (
    <>
      <Panel title={say(mission.name, mission.names)} onRead={() => sheet.open('mission')}>
        {round > 0 && hasRound && (
          <>
            <h3 className={styles.title}>
              <Trans>Scored in round {round}</Trans>
            </h3>
            <ScoreBoxes round={round} of="mission" />
          </>
        )}
        <PlayerTokens tokens={mission.tokens} />
        <PiecesPanel pieces={mission.pieces} />
      </Panel>
      {feat !== null && (
        <Panel title={say(feat.name, feat.names)} onRead={() => sheet.open('feat')}>
          <FeatPanel feat={feat} />
        </Panel>
      )}
    </>
  );
}

/**
 * Markers and models of the mission that change in play. Renders nothing for a mission without
 * them.
 */
export function PiecesPanel({ pieces }: { pieces: readonly Piece[] }) {
  const deal = useGame(({ game }) => Object.values(game.state.pieces).some((piece) => piece.deal !== null));
  if (pieces.length === 0) return null;
  const hasDeals = pieces.some(({ deals }) => deals.length > 0);
  return (
    <>
      <h3 className={styles.title}>
        <Trans>On the table</Trans>
      </h3>
      {hasDeals && !deal && (
        <Button
          icon="dice"
          onClick={() => {
            const dealt = dealPieces({ pieces }, Math.random);
            if (dealt !== null) perform(dealt);
          }}
        >
          <Trans>Place the random tokens</Trans>
        </Button>
      )}
      <ul className={styles.pieces}>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <PieceRow piece={piece} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PieceRow({ piece }: { piece: Piece }) {
  const { t } = useLingui();
  const { say } = useTable();
  const state = useGame(({ game }) => game.state.pieces[piece.id]);
  if (state === undefined) return null;
  const name = say(piece.name, piece.names);
  const deal = piece.deals.find(({ id }) => id === state.deal);
  return (
    <div className={styles.piece}>
      <p>
        {name}
        {deal !== undefined && <span className={styles.deal}> · {say(deal.name, deal.names)}</span>}
      </p>
      {piece.wounds === null ? (
        <ToggleGroup
          className={styles.choices}
          label={name}
          value={state.state}
          items={piece.states.map((one) => ({ value: one.id, label: say(one.name, one.names) }))}
          onValueChange={(next) => perform({ type: 'piece-set', piece: piece.id, state: next })}
        />
      ) : (
        <CountStepper
          label={t`Wounds`}
          of={name}
          value={state.wounds}
          max={piece.wounds}
          hint={t`of ${piece.wounds}`}
          onStep={(by) => perform({ type: 'piece-wounded', piece: piece.id, by })}
        />
      )}
    </div>
  );
}
