import type { GameState, Phase } from '../types.ts';
import type { Replay } from './replay.ts';

/** A part of a game: a phase, or a round of the phase `game`. */
export type Chapter = {
  readonly phase: Phase;
  /** The round of the phase `game`, 0 before the first; 0 in every other phase. */
  readonly round: number;
  /** The step that it begins with. */
  readonly from: number;
};

/**
 * The chapters of a game in order; the first begins with step 0. A phase to which the players went
 * back comes again.
 */
export function chaptersOf({ states }: Pick<Replay, 'states'>): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (const [from, state] of states.entries()) {
    const [phase, round] = placeOf(state);
    const last = chapters.at(-1);
    if (last?.phase !== phase || last.round !== round) chapters.push({ phase, round, from });
  }
  return chapters;
}

function placeOf({ currentPhase, currentTurn }: GameState): readonly [Phase, number] {
  return [currentPhase, currentPhase === 'game' ? currentTurn : 0];
}

/** Returns the chapter of a step; null for no chapters at all. */
export function chapterAt(chapters: readonly Chapter[], step: number): Chapter | null {
  return chapters.findLast(({ from }) => from <= step) ?? chapters[0] ?? null;
}
