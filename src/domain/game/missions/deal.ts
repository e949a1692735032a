import type { GameAction } from '../events.ts';
import type { MissionRules } from '../types.ts';

/**
 * Draws the random tokens under a mission's pieces: pieces that may have the same tokens share one
 * stack. `chance` returns numbers from 0 up to 1. Null for a mission without random tokens.
 */
export function dealPieces(
  mission: Pick<MissionRules, 'pieces'>,
  chance: () => number,
): Extract<GameAction, { type: 'pieces-dealt' }> | null {
  const stacks = new Map<string, string[]>();
  const deals: Record<string, string> = {};
  for (const { id, deals: tokens } of mission.pieces) {
    const ids = tokens.map((token) => token.id);
    const key = ids.join(' ');
    const stack = stacks.get(key)?.length ? (stacks.get(key) ?? []) : [...ids];
    const [drawn] = stack.splice(Math.floor(chance() * stack.length), 1);
    stacks.set(key, stack);
    if (drawn !== undefined) deals[id] = drawn;
  }
  return Object.keys(deals).length === 0 ? null : { type: 'pieces-dealt', deals };
}
