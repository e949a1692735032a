/** Shared games for tests: rows of two accounts, ANNA and BERTA, who play `anna` and `berta`. */
import type { GameAction } from '#domain/game/events.ts';
import { foldRows, newLiveGame } from '#domain/live/live-game.ts';
import { BODY_VERSION, type LiveBody, type LiveGame, type LiveRow } from '#domain/live/types.ts';
import { setupActions } from './games.ts';

export const [ANNA, BERTA, CARLA] = ['account-a', 'account-b', 'account-c'] as const;

type WithoutVersion<Body> = Body extends LiveBody ? Omit<Body, 'v'> : never;
export type SaidBody = WithoutVersion<LiveBody>;

/** A body in the current format. */
export function said(body: SaidBody): LiveBody {
  return { v: BODY_VERSION, ...body };
}

/** The body of an event. */
export function event(action: GameAction, at = 0): LiveBody {
  return said({ kind: 'event', event: { ...action, at } });
}

/** A row as the server sends it. Its id is `r` and its number, its time that many minutes. */
export function liveRow(n: number, author: string, body: LiveRow['body']): LiveRow {
  return { n, id: `r${n}`, author, body, at: n * 60_000 };
}

/** Appends rows of one account to a game. */
export function append(live: LiveGame, author: string, ...bodies: readonly LiveRow['body'][]): LiveGame {
  return bodies.reduce<LiveGame>(
    (before, body) => foldRows(before, [liveRow(before.rows.length + 1, author, body)]),
    live,
  );
}

/** A shared game in the phase game: both seats taken, the set-up of `readyGame` entered by Anna. */
export function sharedGame(mission = 'take-positions', feat: string | null = null): LiveGame {
  const first = append(newLiveGame('g'), ANNA, said({ kind: 'seat', player: 'anna' }));
  const ready = append(first, ANNA, ...setupActions(mission, feat).map((action) => event(action)));
  return append(ready, BERTA, said({ kind: 'seat', player: 'berta' }));
}

/** The reason of the last refused row. */
export function lastRefusal({ refused, rows }: LiveGame): string | null {
  const last = refused.at(-1);
  return last?.n === rows.length ? last.reason : null;
}
