import type { GameEvent, GameLog } from '../events.ts';
import type { Game } from '../log.ts';
import type { GameState } from '../types.ts';

/**
 * True once a game has its result: it is in its summary. A game in any other phase has none,
 * whatever its scores.
 */
export function isOver({ currentPhase }: Pick<GameState, 'currentPhase'>): boolean {
  return currentPhase === 'summary';
}

const FIRST_STEPS: ReadonlySet<GameEvent['type']> = new Set([
  'player-added',
  'mission-set',
  'feat-set',
  'states-end-set',
]);

/**
 * True when players entered more than a mission and a feat, so that a game which gives way to
 * another is paused.
 */
export function isWorthPausing({ log }: Pick<Game, 'log'>): boolean {
  return log.events.some(({ type }) => !FIRST_STEPS.has(type));
}

/**
 * True when a second copy of the same game is to be taken instead of the stored one: it has a later
 * event, or the same events and was written after the stored one could not be (`isAhead`), as an
 * undo leaves no later event.
 */
export function isNewerCopy(stored: GameLog, copy: GameLog, isAhead: boolean): boolean {
  const [storedAt, copiedAt] = [lastAt(stored), lastAt(copy)];
  return storedAt === copiedAt ? isAhead : copiedAt > storedAt;
}

/** Ms since 1970. */
function lastAt({ events, createdAt }: GameLog): number {
  return events.at(-1)?.at ?? createdAt;
}
