import type { GameAction, GameEvent, GameLog, Refusal } from './events.ts';
import { isRefusal } from './reduce/outcome.ts';
import { decide, reduce } from './reduce/reduce.ts';
import { newState } from './setup.ts';
import type { GameState } from './types.ts';

/** A game as one works with it: its log, and the state that the log folds to. */
export type Game = { readonly log: GameLog; readonly state: GameState };

/** The result of an action. */
export type Played =
  { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly code: Refusal };

/**
 * A fresh game. Reset is this too, with a new id (docs/product.md, "Saved games"). `at`: ms since
 * 1970.
 */
export function newGame(id: string, at: number): Game {
  return { log: { id, createdAt: at, events: [], cursor: 0 }, state: newState(id) };
}

/**
 * The state before each state's last event: undo at the end of a long game takes one step, not the
 * whole game again.
 */
const statesBefore = new WeakMap<GameState, GameState>();

/**
 * A state with the one before it known; a state of its own even where the event changed nothing.
 */
export function following(before: GameState, next: GameState): GameState {
  const own = next === before ? { ...next } : next;
  statesBefore.set(own, before);
  return own;
}

/**
 * The state after a log's first events, those before its cursor unless `upTo` says otherwise: undo,
 * redo and replay.
 */
export function foldGame({ id, events, cursor }: GameLog, upTo = cursor): GameState {
  return events.slice(0, upTo).reduce(reduce, newState(id));
}

/** Does an action at a time (ms since 1970); what was undone before is forgotten. */
export function act({ log, state }: Game, action: GameAction, at: number): Played {
  const event: GameEvent = { ...action, at };
  const next = decide(state, event);
  if (isRefusal(next)) return { ok: false, code: next };
  const events = [...log.events.slice(0, log.cursor), event];
  return {
    ok: true,
    game: { log: { ...log, events, cursor: events.length }, state: following(state, next) },
  };
}

/** True when there is an event to take back. */
export function canUndo({ cursor }: GameLog): boolean {
  return cursor > 0;
}

/** True when there is an undone event to do again. */
export function canRedo({ cursor, events }: GameLog): boolean {
  return cursor < events.length;
}

/** The event that undo would take back; null for none. */
export function lastEvent({ events, cursor }: GameLog): GameEvent | null {
  return events[cursor - 1] ?? null;
}

/** Takes the latest event back; returns the same game when there is no event. */
export function undo(game: Game): Game {
  const { log, state } = game;
  if (!canUndo(log)) return game;
  const before = { ...log, cursor: log.cursor - 1 };
  return { log: before, state: statesBefore.get(state) ?? foldGame(before) };
}

/** Repeats the event that was undone last; returns the same game when there is no such event. */
export function redo(game: Game): Game {
  const { log, state } = game;
  const event = log.events[log.cursor];
  if (event === undefined) return game;
  return { log: { ...log, cursor: log.cursor + 1 }, state: following(state, reduce(state, event)) };
}
