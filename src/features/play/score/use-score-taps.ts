import { useState } from 'react';
import { gameStore } from '#data/games/game-store.ts';
import type { GameAction, GameEvent } from '#domain/game/events.ts';
import { lostCounts, type LostCount } from '#domain/game/table/lost-counts.ts';
import { lastEvent } from '#domain/game/log.ts';
import { perform } from '../table/perform.ts';

export type BoxAction = Extract<GameAction, { type: 'box-set' }>;

/** A tap that took entered points away, and its event. */
export type Wipe = {
  readonly tap: BoxAction;
  readonly lost: readonly LostCount[];
  readonly event: GameEvent | null;
};

type ScoreTaps = {
  readonly tap: (action: BoxAction) => void;
  /** The latest tap of this page that took points away; null when the last one took none. */
  readonly wipe: Wipe | null;
};

/**
 * Returns the taps on scoring boxes. A tap that takes entered points away is kept as `wipe`, so
 * that the page can say it and take it back. Tapping the same box back directly brings the points
 * back too.
 */
export function useScoreTaps(): ScoreTaps {
  const [wipe, setWipe] = useState<Wipe | null>(null);
  const tap = (action: BoxAction) => {
    const { game, undo } = gameStore.getState();
    const isLatest = wipe !== null && isSameEvent(lastEvent(game.log), wipe.event);
    if (isLatest && isSameBox(wipe.tap, action) && (action.count ?? 0) < (wipe.tap.count ?? 0)) {
      undo();
      return;
    }
    if (!perform(action)) return;
    const { state, log } = gameStore.getState().game;
    const lost = lostCounts(game.state, state, action);
    setWipe(lost.length === 0 ? null : { tap: action, lost, event: lastEvent(log) });
  };
  return { tap, wipe };
}

/** True for the same step of a game; on two phones its time is only settled by the server. */
export function isSameEvent(one: GameEvent | null, other: GameEvent | null): boolean {
  return JSON.stringify({ ...one, at: 0 }) === JSON.stringify({ ...other, at: 0 });
}

/** True when both taps are on the same player's count of the same box. */
function isSameBox(one: BoxAction, other: BoxAction): boolean {
  return (
    one.player === other.player &&
    one.box === other.box &&
    one.marker === other.marker &&
    one.round === other.round
  );
}
