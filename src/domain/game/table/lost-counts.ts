import type { GameAction } from '../events.ts';
import { boxesOf, boxKey } from '../scoring.ts';
import type { GameState } from '../types.ts';

type BoxAction = Extract<GameAction, { type: 'box-set' }>;

/** A count that a player had entered and that a tap elsewhere lowered or cleared. */
export type LostCount = { readonly player: string; readonly box: string; readonly count: number };

/**
 * Returns the entered counts that a tap on a box took away from other boxes or from the other
 * player. The tapped count itself is no loss, nor is a box that both players always have together.
 */
export function lostCounts(before: GameState, after: GameState, tap: BoxAction): readonly LostCount[] {
  const [was, is] = [before.boxes[tap.round] ?? {}, after.boxes[tap.round] ?? {}];
  const tapped = boxKey(tap.box, tap.marker);
  const boxes = boxesOf(before);
  return Object.entries(was).flatMap(([player, counts]) =>
    Object.entries(counts).flatMap(([key, count]): LostCount[] => {
      const box = boxes.find(({ id }) => id === key || key.startsWith(`${id}:`));
      const isOwn = key === tapped && (player === tap.player || box?.share === 'both');
      if (box === undefined || isOwn || (is[player]?.[key] ?? 0) >= count) return [];
      return [{ player, box: box.id, count: count - (is[player]?.[key] ?? 0) }];
    }),
  );
}
