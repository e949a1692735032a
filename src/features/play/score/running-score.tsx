import { useGame } from '#data/games/use-game.ts';
import { summaryOf } from '#domain/game/summary.ts';
import { ScoreTable } from './score-table.tsx';
import styles from './scoring-page.module.css';

/** Current totals and rounds, always in view during scoring. */
export function RunningScore() {
  const state = useGame(({ game }) => game.state);
  return (
    <div className={styles.running}>
      <ScoreTable state={state} summary={summaryOf(state, 0)} />
    </div>
  );
}
