import type { GameAction } from '../events.ts';
import type { Outcome } from './outcome.ts';
import { stepped } from './outcome.ts';
import type { Clock, GameState } from '../types.ts';

type Action<Type extends GameAction['type']> = Extract<GameAction, { type: Type }>;

/**
 * Takes a mission token that triggered off the list of those to be done; the oldest of its kind.
 */
export function markerDone(state: GameState, marker: string): Outcome {
  const at = state.due.findIndex((one) => one.marker === marker);
  return at === -1 ? 'unknown-part' : { ...state, due: state.due.toSpliced(at, 1) };
}

/** Puts a player's token on the turn counter, or moves it. */
export function setCounter(state: GameState, { counter }: Action<'counter-set'>): Outcome {
  if (state.players[counter.player] === undefined) return 'unknown-player';
  if (counter.unit !== null && state.units[counter.unit] === undefined) return 'unknown-unit';
  return { ...state, counters: { ...state.counters, [counter.id]: counter } };
}

/** Takes a token off the turn counter. */
export function removeCounter(state: GameState, id: string): Outcome {
  if (state.counters[id] === undefined) return 'unknown-part';
  const { [id]: _gone, ...counters } = state.counters;
  return { ...state, counters };
}

/** Changes the state of a piece (a sprout destroyed, a fog marker removed). */
export function setPiece(state: GameState, { piece: id, state: next }: Action<'piece-set'>): Outcome {
  const piece = state.mission?.pieces.find((one) => one.id === id);
  const before = state.pieces[id];
  if (before === undefined || !piece?.states.some((one) => one.id === next)) return 'unknown-part';
  if (before.state === next) return 'no-change';
  return { ...state, pieces: { ...state.pieces, [id]: { ...before, state: next } } };
}

/**
 * Wounds of a piece that has any; with its last wound it is in its last state, and back in its
 * first below.
 */
export function woundPiece(state: GameState, { piece: id, by }: Action<'piece-wounded'>): Outcome {
  const piece = state.mission?.pieces.find((one) => one.id === id);
  const before = state.pieces[id];
  if (before === undefined || piece === undefined || piece.wounds === null) return 'unknown-part';
  const wounds = stepped(before.wounds, by, 0, piece.wounds);
  if (typeof wounds === 'string') return wounds;
  const last = piece.states.at(-1)?.id ?? before.state;
  const first = piece.states[0]?.id ?? before.state;
  const down = wounds === piece.wounds ? last : before.state === last ? first : before.state;
  return { ...state, pieces: { ...state.pieces, [id]: { ...before, wounds, state: down } } };
}

/** Lays random tokens under pieces, as `dealPieces` drew them. */
export function dealt(state: GameState, { deals }: Action<'pieces-dealt'>): Outcome {
  let { pieces } = state;
  for (const [id, deal] of Object.entries(deals)) {
    const piece = state.mission?.pieces.find((one) => one.id === id);
    const before = pieces[id];
    if (before === undefined || !piece?.deals.some((one) => one.id === deal)) return 'unknown-part';
    pieces = { ...pieces, [id]: { ...before, deal } };
  }
  return { ...state, pieces };
}

/** A clock for both players, running from now; null for none. */
export function setClock(state: GameState, clock: Action<'clock-set'>['clock']): GameState {
  if (clock === null) return { ...state, clock: null };
  return { ...state, clock: { limit: clock.limit, paused: false, used: {}, running: null } };
}

/** Stops the clock or lets it go on. */
export function pauseClock(state: GameState, paused: boolean): Outcome {
  if (state.clock === null) return 'unknown-part';
  return state.clock.paused === paused ? 'no-change' : { ...state, clock: { ...state.clock, paused } };
}

/**
 * Lets the time of the player run whose turn it is; nobody's outside the game, between rounds and
 * in a pause.
 */
export function withClock(state: GameState, at: number): GameState {
  const { clock } = state;
  if (clock === null) return state;
  const turn = state.turns[state.currentTurn];
  const isPlayed = state.currentPhase === 'game' && turn !== undefined && !turn.completed;
  const player = isPlayed && !clock.paused && state.gameEndTime === null ? turn.activePlayer : null;
  if ((clock.running?.player ?? null) === player) return state;
  const next: Clock = {
    ...clock,
    used: usedAt(clock, at),
    running: player === null ? null : { player, since: at },
  };
  return { ...state, clock: next };
}

/**
 * Time used by each player up to a moment, in ms. A device whose clock went back takes none away.
 */
export function usedAt({ used, running }: Clock, at: number): Readonly<Record<string, number>> {
  if (running === null) return used;
  const { player, since } = running;
  return { ...used, [player]: (used[player] ?? 0) + Math.max(0, at - since) };
}
