/** Events of a shared game: entering, undoing and doing again. */
import type { GameEvent } from '../game/events.ts';
import { decide } from '../game/reduce/reduce.ts';
import type { GameState } from '../game/types.ts';
import { mayEnter, seatOf } from './rights.ts';
import type { LiveGame, LiveRefusal, LiveRow, Request, Tap } from './types.ts';

/** The result of a row: the next game, or the reason why it has no effect. */
export type Step = LiveGame | LiveRefusal;

/**
 * Decides an event. A mission from outside may have boxes that set and clear each other without
 * end; such an event is refused, so that no row stops the fold.
 */
function decideSafely(state: GameState, event: GameEvent): GameState | LiveRefusal {
  try {
    return decide(state, event);
  } catch {
    return 'endless-rules';
  }
}

/**
 * Enters an event. Its time lies between the event before it and the server's time of its row, so
 * that clocks of phones that are set wrongly cannot turn the order of things around.
 */
export function enterEvent(live: LiveGame, row: LiveRow, event: GameEvent): Step {
  const seat = seatOf(live, row.author);
  if (seat === null) return 'no-seat';
  const timed = { ...event, at: Math.max(live.at, Math.min(row.at, event.at)) };
  const state = decideSafely(live.state, timed);
  if (typeof state === 'string') return state;
  if (!mayEnter(live, row.author, timed)) return 'not-yours';
  const tap: Tap = { row: row.id, player: seat.player, event: timed, before: live.state };
  return {
    ...live,
    state,
    at: timed.at,
    taps: [...live.taps, tap],
    undone: live.undone.filter(({ player }) => player !== seat.player),
    hasLeftSetup: live.hasLeftSetup || state.currentPhase !== 'setup',
  };
}

/**
 * Undoes one's own last tap at once, and any tap while nobody else has a seat. Any other tap waits
 * for the nod of the other player.
 */
export function undoTap(live: LiveGame, row: LiveRow, of: string): Step {
  const seat = seatOf(live, row.author);
  if (seat === null) return 'no-seat';
  const without = takeOut(live, of);
  if (typeof without === 'string') return without;
  if (live.seats.length === 1 || lastTapOf(live, seat.player)?.row === of) return without;
  if (live.requests.some(({ wants }) => wants.kind === 'undo' && wants.of === of)) return 'asked-before';
  return ask(live, row, { kind: 'undo', of });
}

/** Puts a wish among those that wait for a nod; an account has one wish of a kind at a time. */
export function ask(live: LiveGame, row: LiveRow, wants: Request['wants']): LiveGame {
  const others = live.requests.filter(({ by, wants: { kind } }) => by !== row.author || kind !== wants.kind);
  return { ...live, requests: [...others, { row: row.id, by: row.author, wants }] };
}

/**
 * Takes a tap out of the game, wherever it is among the others. Refused when a later tap could not
 * have been made without it.
 */
export function takeOut(live: LiveGame, of: string): Step {
  const at = live.taps.findIndex(({ row }) => row === of);
  const tap = live.taps[at];
  if (tap === undefined) return 'not-in-force';
  let state = tap.before;
  const later: Tap[] = [];
  for (const next of live.taps.slice(at + 1)) {
    const after = decideSafely(state, next.event);
    if (typeof after === 'string') return 'built-upon';
    later.push({ ...next, before: state });
    state = after;
  }
  return {
    ...live,
    state,
    taps: [...live.taps.slice(0, at), ...later],
    undone: [...live.undone, tap],
    requests: live.requests.filter(({ wants }) => wants.kind !== 'undo' || wants.of !== of),
  };
}

/** Does again, as the latest tap, the one of the player's own that was undone last. */
export function redoTap(live: LiveGame, row: LiveRow, of: string): Step {
  const seat = seatOf(live, row.author);
  if (seat === null) return 'no-seat';
  const tap = lastUndoneOf(live, seat.player);
  if (tap?.row !== of) return 'not-undone';
  const event = { ...tap.event, at: Math.max(live.at, tap.event.at) };
  const state = decideSafely(live.state, event);
  if (typeof state === 'string') return state;
  return {
    ...live,
    state,
    at: event.at,
    taps: [...live.taps, { ...tap, event, before: live.state }],
    undone: live.undone.filter((one) => one !== tap),
  };
}

/** The tap in force that a player made last; null for a player who made none. */
export function lastTapOf({ taps }: Pick<LiveGame, 'taps'>, player: string): Tap | null {
  return taps.findLast((tap) => tap.player === player) ?? null;
}

/** The tap of a player that redo brings back; null when there is no such tap. */
export function lastUndoneOf({ undone }: Pick<LiveGame, 'undone'>, player: string): Tap | null {
  return undone.findLast((tap) => tap.player === player) ?? null;
}
