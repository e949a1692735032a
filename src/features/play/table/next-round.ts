import { activationLimit } from '#domain/game/reduce/reduce-turns.ts';
import type { GameState } from '#domain/game/types.ts';

/** Returns the round to start; null while one is played, and after the last. */
export function nextRound({ turns, currentTurn, mission }: GameState): number | null {
  const turn = turns[currentTurn];
  if (turn !== undefined && turn.scores === null) return null;
  const next = currentTurn + 1;
  return next <= (mission?.rounds ?? 0) ? next : null;
}

/**
 * The one step that a game waits for: a round to start, a unit to choose, an activation to end, a
 * round to score, the end.
 */
export type NextStep = 'start-round' | 'choose-unit' | 'end-activation' | 'score-round' | 'end-game';

/** Returns the step that a game in play waits for. */
export function nextStep(state: GameState): NextStep {
  if (nextRound(state) !== null) return 'start-round';
  const turn = state.turns[state.currentTurn];
  if (turn === undefined || turn.scores !== null) return 'end-game';
  if (state.activeUnit !== null) return 'end-activation';
  const limit = activationLimit(state, turn.number);
  const isSpent = Object.values(turn.activationsCompleted).every((done) => done >= limit);
  return turn.completed || isSpent ? 'score-round' : 'choose-unit';
}
