import * as v from 'valibot';
import { jsonOf } from '#domain/catalogue/json-of.ts';
import type { GameEvent, GameLog } from '../events.ts';
import { following, type Game } from '../log.ts';
import { isRefusal } from '../reduce/outcome.ts';
import { decide } from '../reduce/reduce.ts';
import { eventSchema, time } from './saved-event.ts';
import { id } from '../missions/saved-mission.ts';
import { newState } from '../setup.ts';
import type { GameState } from '../types.ts';

/** The form of the saved text; another number is another app's. */
const VERSION = 1;

const savedSchema = v.strictObject({
  v: v.literal(VERSION),
  id,
  createdAt: time,
  cursor: v.pipe(v.number(), v.integer(), v.minValue(0)),
  events: v.array(eventSchema),
});

/**
 * The reason why a saved text is set aside: no JSON, another version, not the shape, or an
 * impossible event.
 */
export type SetAsideReason = 'not-json' | 'version' | 'shape' | 'impossible-event';

/**
 * The result of reading a saved text: a whole game, nothing worth keeping, or a text to set aside
 * unchanged.
 */
export type Restored =
  | { readonly kind: 'restored'; readonly game: Game }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'set-aside'; readonly reason: SetAsideReason };

/**
 * True when a game is kept: it has a mission and at least one player (docs/product.md, "Saved
 * games").
 */
export function isKept({ mission, players }: Pick<GameState, 'mission' | 'players'>): boolean {
  return mission !== null && Object.keys(players).length > 0;
}

/**
 * Each event's own text, made once however often its game is saved: saving a tap costs one event,
 * not the whole game.
 */
const eventTexts = new WeakMap<GameEvent, string>();

/** The saved form of a game: versioned JSON with all events, those undone too. */
export function savedText({ id: gameId, createdAt, cursor, events }: GameLog): string {
  const head = JSON.stringify({ v: VERSION, id: gameId, createdAt, cursor });
  return `${head.slice(0, -1)},"events":[${events.map(eventText).join(',')}]}`;
}

function eventText(event: GameEvent): string {
  const known = eventTexts.get(event);
  if (known !== undefined) return known;
  const text = JSON.stringify(event);
  eventTexts.set(event, text);
  return text;
}

/**
 * Reads a saved game, wholly or not at all; never throws. A good text without mission or player is
 * nothing, and its place may be cleared (docs/product.md, "Saved games"); anything else that is no
 * game is set aside by the caller.
 */
export function restoreGame(text: string | null): Restored {
  if (text === null) return { kind: 'nothing' };
  const input = jsonOf(text);
  if (input === undefined) return { kind: 'set-aside', reason: 'not-json' };
  if (versionOf(input) !== VERSION) return { kind: 'set-aside', reason: 'version' };
  const parsed = v.safeParse(savedSchema, input, { abortEarly: true });
  if (!parsed.success) return { kind: 'set-aside', reason: 'shape' };
  const { v: _version, ...log } = parsed.output;
  return fromLog(log);
}

function fromLog(log: GameLog): Restored {
  if (log.cursor > log.events.length) return { kind: 'set-aside', reason: 'shape' };
  let current = newState(log.id);
  let state = current;
  for (const [at, event] of log.events.entries()) {
    const next = decide(current, event);
    if (isRefusal(next)) return { kind: 'set-aside', reason: 'impossible-event' };
    current = following(current, next);
    if (at + 1 === log.cursor) state = current;
  }
  return isKept(current) || isKept(state) ? { kind: 'restored', game: { log, state } } : { kind: 'nothing' };
}

function versionOf(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'v' in input ? input.v : undefined;
}
