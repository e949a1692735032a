/** The saved form of a game's events: parsed strictly, as `events.ts` has them. */
import * as v from 'valibot';
import { ROLES } from '../catalogue/profile.ts';
import { UNIT_TYPES } from '../catalogue/types.ts';
import type { GameEvent } from './events.ts';
import { featSchema, id, missionSchema, names, orNull, whole } from './saved-mission.ts';
import { PHASES, PLACES, PLAYER_KINDS, UNIT_STATES } from './types.ts';

/** Ms since 1970. */
export const time = v.pipe(v.number(), v.integer(), v.minValue(0));
const by = v.pipe(whole(-999, 999), v.notValue(0));
const round = whole(0, 99);
const count = whole(0, 9_999);
const texts = v.pipe(v.array(v.string()), v.readonly());

function event<Type extends GameEvent['type'], Fields extends v.ObjectEntries>(type: Type, fields: Fields) {
  return v.strictObject({ type: v.literal(type), at: time, ...fields });
}

const player = v.strictObject({
  id,
  name: v.string(),
  kind: v.picklist(PLAYER_KINDS),
  wabId: orNull(v.string()),
  side: orNull(id),
});

const list = v.strictObject({
  source: v.picklist(['saved', 'cloud', 'link', 'text']),
  name: v.string(),
  faction: id,
  points: v.number(),
  command: v.number(),
  entries: v.pipe(v.array(v.strictObject({ unitId: id, quantity: count })), v.readonly()),
});

const card = v.strictObject({
  wounds: orNull(count),
  morale: orNull(count),
  models: orNull(count),
  role: orNull(v.picklist(ROLES)),
  rows: v.pipe(v.array(v.strictObject({ troops: v.string(), conquest: count })), v.readonly()),
  joined: orNull(
    v.strictObject({ wounds: orNull(v.string()), morale: orNull(v.string()), conquest: v.string() }),
  ),
});

const unit = v.strictObject({
  id,
  unitId: id,
  faction: id,
  name: v.string(),
  names,
  type: orNull(v.picklist(UNIT_TYPES)),
  points: v.number(),
  highCommand: v.boolean(),
  characteristics: texts,
  keywords: texts,
  companionOf: orNull(id),
  copy: count,
  copies: count,
  card: orNull(card),
  choices: texts,
});

const counter = v.strictObject({
  id,
  kind: v.picklist(['demoralized', 'feat', 'effect']),
  position: whole(1, 999),
  player: id,
  unit: orNull(id),
  text: v.string(),
});

const clock = v.strictObject({ limit: orNull(time) });
const reason = v.picklist([
  'last-round',
  'no-units',
  'all-demoralized',
  'pieces',
  'agreed',
  'conceded',
  'time',
]);

/** One event. */
export const eventSchema = v.variant('type', [
  event('player-added', { player }),
  event('player-changed', { player }),
  event('player-removed', { player: id }),
  event('list-set', { player: id, list, units: v.pipe(v.array(unit), v.readonly()) }),
  event('list-removed', { player: id }),
  event('mission-set', { mission: orNull(missionSchema) }),
  event('feat-set', { feat: orNull(featSchema) }),
  event('phase-changed', { phase: v.picklist(PHASES) }),
  event('roll-off-won', { player: id }),
  event('first-to-deploy-set', { player: id }),
  event('initiative-set', { player: id }),
  event('unit-placed', { unit: id, place: v.picklist(PLACES) }),
  event('character-joined', { unit: id, host: id }),
  event('character-left', { unit: id }),
  event('choice-made', { unit: id, skill: v.string(), choice: v.string() }),
  event('pieces-dealt', { deals: v.record(id, id) }),
  event('turn-started', { player: id, number: round }),
  event('activation-started', { unit: id }),
  event('activation-completed', { player: id, unit: orNull(id), extra: v.boolean() }),
  event('turn-ended', { number: round }),
  event('turn-completed', { number: round }),
  event('marker-done', { marker: id }),
  event('counter-set', { counter }),
  event('counter-removed', { counter: id }),
  event('unit-stressed', { unit: id, by }),
  event('unit-wounded', { unit: id, by }),
  event('troops-fallen', { unit: id, by }),
  event('unit-tinged', { unit: id, by }),
  event('state-set', { unit: id, state: v.picklist(UNIT_STATES), on: v.boolean() }),
  event('unit-rallied', { unit: id }),
  event('token-corrected', { unit: id, activated: v.boolean() }),
  event('unit-token-moved', { unit: id, token: id, by }),
  event('box-set', { player: id, round, box: id, marker: orNull(id), count: orNull(count) }),
  event('score-set', { player: id, score: whole(-9_999, 9_999), round: orNull(round) }),
  event('meter-moved', { player: id, meter: id, by }),
  event('player-token-moved', { player: id, token: id, by }),
  event('flag-set', { player: id, flag: id, set: v.boolean() }),
  event('role-set', { player: id, role: id, unit: orNull(id) }),
  event('piece-set', { piece: id, state: id }),
  event('piece-wounded', { piece: id, by }),
  event('clock-set', { clock: orNull(clock) }),
  event('clock-paused', { paused: v.boolean() }),
  event('note-added', { text: v.string(), unit: orNull(id) }),
  event('game-ended', { reason }),
]) satisfies v.GenericSchema<unknown, GameEvent>;
