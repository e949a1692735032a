/** Seats and settings, and what waits for the other player's nod. */
import { seatOf } from './rights.ts';
import { ask, type Step, takeOut } from './taps.ts';
import type { EntryRule, LiveGame, LiveRow } from './types.ts';

const MOST_SEATS = 2;

/**
 * Takes a seat that is free, in place of one's own while its player is not in the game. A seat that
 * another account has, such as the one of a phone that was lost, waits for a nod.
 */
export function takeSeat(live: LiveGame, row: LiveRow, player: string): Step {
  const own = seatOf(live, row.author);
  if (own?.player === player) return 'no-change';
  if (own !== null && live.state.players[own.player] !== undefined) return 'has-seat';
  const others = live.seats.filter((seat) => seat !== own);
  if (others.some((seat) => seat.player === player)) return ask(live, row, { kind: 'seat', player });
  if (others.length === MOST_SEATS) return 'two-players';
  const players = Object.keys(live.state.players);
  if (players.length === MOST_SEATS && !players.includes(player)) return 'unknown-player';
  return { ...live, seats: [...others, { player, author: row.author }] };
}

/** Changes the settings at once while one phone plays; later the other player must agree. */
export function changeSettings(live: LiveGame, row: LiveRow, entry: EntryRule): Step {
  if (seatOf(live, row.author) === null) return 'no-seat';
  if (live.entry === entry) return 'no-change';
  return live.seats.length < MOST_SEATS ? { ...live, entry } : ask(live, row, { kind: 'settings', entry });
}

/** Grants a request, which a player with a seat does for somebody else. */
export function nod(live: LiveGame, row: LiveRow, id: string): Step {
  if (seatOf(live, row.author) === null) return 'no-seat';
  const request = live.requests.find((one) => one.row === id);
  if (request === undefined || request.by === row.author) return 'unknown-request';
  const rest = { ...live, requests: live.requests.filter((one) => one !== request) };
  const { by, wants } = request;
  if (wants.kind === 'undo') return takeOut(rest, wants.of);
  if (wants.kind === 'settings') return { ...rest, entry: wants.entry };
  const seats = live.seats
    .filter(({ author }) => author !== by)
    .map((seat) => (seat.player === wants.player ? { ...seat, author: by } : seat));
  return { ...rest, seats };
}

/** Ends a request: a player refuses it, or its asker takes it back. */
export function refuse(live: LiveGame, row: LiveRow, id: string): Step {
  const request = live.requests.find((one) => one.row === id);
  if (request === undefined) return 'unknown-request';
  if (request.by !== row.author && seatOf(live, row.author) === null) return 'no-seat';
  return { ...live, requests: live.requests.filter((one) => one !== request) };
}
