/** The saved form of a game's events: parsed strictly, as `events.ts` has them. */
import * as v from 'valibot';
import { ROLES } from '#domain/catalogue/profile.ts';
import { UNIT_TYPES } from '#domain/catalogue/types.ts';
import type { GameEvent } from '../events.ts';
import { featSchema, id, missionSchema, names, orNull, whole } from '../missions/saved-mission.ts';
import { PHASES, PLACES, PLAYER_KINDS, STATES_ENDS, UNIT_STATES } from '../types.ts';

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

const options = v.record(
  v.string(),
  v.pipe(
    v.array(
      v.strictObject({
        id,
        wounds: v.exactOptional(count),
        mov: v.exactOptional(v.pipe(v.strictTuple([count, count]), v.readonly())),
        charge: v.exactOptional(count),
        conquest: v.exactOptional(whole(0, 9)),
        keywords: v.exactOptional(texts),
      }),
    ),
    v.readonly(),
  ),
);

/** A unit as it comes to the table. */
export const unitSchema = v.strictObject({
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
  options: v.exactOptional(options),
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

type Schemas = {
  readonly [Type in GameEvent['type']]: v.GenericSchema<unknown, Extract<GameEvent, { type: Type }>>;
};

const SCHEMAS: Schemas = {
  'player-added': event('player-added', { player }),
  'player-changed': event('player-changed', { player }),
  'player-removed': event('player-removed', { player: id }),
  'list-set': event('list-set', { player: id, list, units: v.pipe(v.array(unitSchema), v.readonly()) }),
  'list-removed': event('list-removed', { player: id }),
  'unit-added': event('unit-added', { player: id, unit: unitSchema }),
  'mission-set': event('mission-set', { mission: orNull(missionSchema) }),
  'feat-set': event('feat-set', { feat: orNull(featSchema) }),
  'states-end-set': event('states-end-set', { statesEnd: v.picklist(STATES_ENDS) }),
  'red-company-set': event('red-company-set', { player: id }),
  'phase-changed': event('phase-changed', { phase: v.picklist(PHASES) }),
  'roll-off-won': event('roll-off-won', { player: id }),
  'first-to-deploy-set': event('first-to-deploy-set', { player: id }),
  'initiative-set': event('initiative-set', { player: id }),
  'unit-placed': event('unit-placed', { unit: id, place: v.picklist(PLACES) }),
  'character-joined': event('character-joined', { unit: id, host: id }),
  'character-left': event('character-left', { unit: id }),
  'choice-made': event('choice-made', {
    unit: id,
    skill: v.string(),
    choice: v.string(),
    option: v.exactOptional(id),
  }),
  'pieces-dealt': event('pieces-dealt', { deals: v.record(id, id) }),
  'turn-started': event('turn-started', { player: id, number: round }),
  'activation-started': event('activation-started', { unit: id }),
  'activation-completed': event('activation-completed', { player: id, unit: orNull(id), extra: v.boolean() }),
  'turn-ended': event('turn-ended', { number: round }),
  'turn-completed': event('turn-completed', { number: round }),
  'marker-done': event('marker-done', { marker: id }),
  'counter-set': event('counter-set', { counter }),
  'counter-removed': event('counter-removed', { counter: id }),
  'unit-stressed': event('unit-stressed', { unit: id, by }),
  'unit-wounded': event('unit-wounded', { unit: id, by }),
  'troops-fallen': event('troops-fallen', { unit: id, by }),
  'unit-tinged': event('unit-tinged', { unit: id, by }),
  'state-set': event('state-set', { unit: id, state: v.picklist(UNIT_STATES), on: v.boolean() }),
  'willpower-tested': event('willpower-tested', { unit: id, passed: v.boolean() }),
  'models-given': event('models-given', { unit: id, models: whole(1, 20) }),
  'unit-rallied': event('unit-rallied', { unit: id }),
  'token-corrected': event('token-corrected', { unit: id, activated: v.boolean() }),
  'unit-token-moved': event('unit-token-moved', { unit: id, token: id, by }),
  'attack-resolved': event('attack-resolved', {
    unit: id,
    target: id,
    wounds: count,
    states: v.pipe(v.array(v.picklist(UNIT_STATES)), v.maxLength(UNIT_STATES.length), v.readonly()),
    stress: whole(0, 99),
    targetStress: whole(0, 99),
  }),
  'box-set': event('box-set', { player: id, round, box: id, marker: orNull(id), count: orNull(count) }),
  'score-set': event('score-set', { player: id, score: whole(-9_999, 9_999), round: orNull(round) }),
  'meter-moved': event('meter-moved', { player: id, meter: id, by }),
  'player-token-moved': event('player-token-moved', { player: id, token: id, by }),
  'flag-set': event('flag-set', { player: id, flag: id, set: v.boolean() }),
  'role-set': event('role-set', { player: id, role: id, unit: orNull(id) }),
  'piece-set': event('piece-set', { piece: id, state: id }),
  'piece-wounded': event('piece-wounded', { piece: id, by }),
  'clock-set': event('clock-set', { clock: orNull(clock) }),
  'clock-paused': event('clock-paused', { paused: v.boolean() }),
  'note-added': event('note-added', { text: v.string(), unit: orNull(id) }),
  'game-ended': event('game-ended', { reason, player: v.exactOptional(id) }),
};

const schemas = new Map<unknown, v.GenericSchema<unknown, GameEvent>>(Object.entries(SCHEMAS));

/**
 * One event. Its schema is looked up, not searched: a long game has hundreds, and a player waits
 * for them at a reload.
 */
export const eventSchema: v.GenericSchema<unknown, GameEvent> = v.lazy(
  (input) => schemas.get(typeOf(input)) ?? v.never(),
);

function typeOf(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
}
