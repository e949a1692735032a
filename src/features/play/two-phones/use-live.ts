import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SharedState } from '#data/shared-games/create-shared-game.ts';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { type Presence, presenceOf } from '#domain/live/presence.ts';
import { seatOf } from '#domain/live/rights.ts';
import type { LiveGame } from '#domain/live/types.ts';

/** Reads the shared game in a component, which renders again when the selected value changes. */
export function useLive<Value>({ game }: SharedView, select: (state: SharedState) => Value): Value {
  return useStore(game.store, select);
}

/** The player of the other phone. */
export type Rival = {
  readonly player: string;
  readonly name: string;
  readonly author: string;
};

/** Returns the player of the other phone; null while nobody has joined. */
export function rivalOf({ seats, state }: LiveGame, author: string): Rival | null {
  const seat = seats.find((one) => one.author !== author);
  if (seat === undefined) return null;
  return { ...seat, name: state.players[seat.player]?.name ?? '' };
}

/** The rival of the shared game. */
export function useRival(shared: SharedView): Rival | null {
  const { shown, phone } = useLive(shared, ({ standing }) => standing);
  return rivalOf(shown, phone.author);
}

const TICK_MS = 10_000;

/** The presence of the rival, and the server's time that it is for, in ms since 1970. */
export function usePresence(shared: SharedView, rival: Rival): { presence: Presence; now: number } {
  const [now, setNow] = useState(shared.game.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(shared.game.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [shared.game]);
  const isHere = useLive(shared, ({ here }) => here.includes(rival.author));
  const seen = useLive(shared, (state) => state.seen[rival.author] ?? null);
  const wrote = useLive(shared, ({ standing }) => lastRowOf(standing.phone.live, rival.author));
  const signs = [seen, wrote, isHere ? now : null].filter((at) => at !== null);
  return { presence: presenceOf(signs, now), now };
}

function lastRowOf({ rows }: LiveGame, author: string): number | null {
  return rows.findLast((row) => row.author === author)?.at ?? null;
}

/** The name of the player whose account it is; null for an account without a seat. */
export function nameOf(live: LiveGame, author: string): string | null {
  const player = seatOf(live, author)?.player;
  return live.state.players[player ?? '']?.name ?? null;
}
