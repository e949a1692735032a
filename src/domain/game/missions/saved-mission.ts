/** The saved form of mission and feat: parsed strictly, as `mission.ts` has them. */
import * as v from 'valibot';
import { missionNumber } from '#domain/catalogue/release/mission-numbers.ts';
import { BOX_OWNERS, METER_ENDS, MISSION_KINDS, ONCE_RULES, SCORING_MOMENTS, SHARES } from './mission.ts';

const list = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.readonly());

/** A whole number between two bounds, both included. */
export const whole = (from: number, to: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
/** Ids are keys of records, so the names that every object has are refused. */
export const id = v.pipe(
  v.string(),
  v.minLength(1),
  v.check((value) => !(value in Object.prototype)),
);
export const names = v.strictObject({ es: v.exactOptional(v.string()), fr: v.exactOptional(v.string()) });
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.nullable(schema);

const named = { id, name: v.string(), names };
const anyNamed = v.strictObject(named);
const many = whole(0, 999);
const owner = v.picklist(BOX_OWNERS);

const formula = v.variant('kind', [
  v.strictObject({
    kind: v.literal('race'),
    meter: id,
    goal: many,
    behind: missionNumber('scoring.*.formula.behind'),
  }),
  v.strictObject({ kind: v.literal('meter-at-least'), meter: id, value: many }),
  v.strictObject({ kind: v.picklist(['meter-higher', 'meter-equal']), meter: id }),
  v.strictObject({ kind: v.literal('tokens'), token: id }),
  v.strictObject({ kind: v.picklist(['pieces', 'pieces-not']), pieces: list(id), state: id }),
  v.strictObject({ kind: v.literal('role'), role: id, of: owner, gone: v.boolean() }),
  v.strictObject({ kind: v.literal('flag'), flag: id, of: owner, set: v.boolean() }),
]);

const scoring = list(
  v.strictObject({
    ...named,
    points: whole(-99, 99),
    when: v.picklist(SCORING_MOMENTS),
    most: orNull(many),
    pool: orNull(many),
    share: v.picklist(SHARES),
    once: orNull(v.picklist(ONCE_RULES)),
    excludes: list(v.strictObject({ who: owner, box: id })),
    implies: list(id),
    side: orNull(id),
    markers: list(id),
    formula: orNull(formula),
  }),
);

const tokens = list(
  v.strictObject({
    ...named,
    on: v.picklist(['unit', 'player']),
    most: orNull(many),
    conquest: missionNumber('tokens.*.conquest'),
  }),
);

const marker = v.strictObject({
  ...named,
  start: missionNumber('markers.*.start'),
  step: orNull(missionNumber('markers.*.step')),
  text: v.string(),
  texts: names,
});

const piece = v.strictObject({
  ...named,
  states: list(anyNamed),
  wounds: orNull(missionNumber('pieces.*.wounds')),
  deals: list(anyNamed),
});

const endCondition = v.variant('code', [
  v.strictObject({ code: v.picklist(['last-round', 'no-units', 'all-demoralized']) }),
  v.strictObject({ code: v.literal('pieces'), pieces: list(id), state: id }),
]);

const side = v.strictObject({ ...named, role: v.picklist(['attacker', 'defender']) });

export const missionSchema = v.strictObject({
  ...named,
  kind: v.picklist(MISSION_KINDS),
  creator: orNull(v.string()),
  rounds: missionNumber('rounds'),
  turns: list(missionNumber('turns.*')),
  sides: orNull(v.pipe(v.strictTuple([side, side]), v.readonly())),
  scoring,
  markers: list(marker),
  pieces: list(piece),
  tokens,
  control: v.strictObject({ range: whole(0, 99), bonus: missionNumber('control.bonus') }),
  endConditions: list(endCondition),
  variant: orNull(id),
});

const meter = v.strictObject({
  ...named,
  min: many,
  max: many,
  start: many,
  atMax: v.picklist(METER_ENDS),
});

const role = v.strictObject({
  ...named,
  of: owner,
  is: v.exactOptional(v.literal('high-command')),
  not: v.exactOptional(id),
});

export const featSchema = v.strictObject({
  ...named,
  unit: v.literal('AP'),
  meters: list(meter),
  tokens,
  roles: list(role),
  flags: list(anyNamed),
  scoring,
});
