import { Trans } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { Button } from '#ui/button/button.tsx';
import { FeatPanel } from './feat-panel.tsx';
import styles from './mission-panel.module.css';
import { PiecesPanel } from './pieces-panel.tsx';
import { PlayerTokens } from './player-tokens.tsx';
import { ScoreBoxes } from './score-boxes.tsx';
import { useTable } from '../table/table-context.tsx';

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
      <section className={styles.panel}>
        <header className={styles.head}>
          <h2>{say(mission.name, mission.names)}</h2>
          <Button size="sm" icon="book" onClick={() => sheet.open('mission')}>
            <Trans>Read</Trans>
          </Button>
        </header>
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
      </section>
      {feat !== null && (
        <section className={styles.panel}>
          <header className={styles.head}>
            <h2>{say(feat.name, feat.names)}</h2>
            <Button size="sm" icon="book" onClick={() => sheet.open('feat')}>
              <Trans>Read</Trans>
            </Button>
          </header>
          <FeatPanel feat={feat} />
        </section>
      )}
    </>
  );
}
