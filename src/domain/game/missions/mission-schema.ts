import * as v from 'valibot';
import { missionNumber } from '#domain/catalogue/release/mission-numbers.ts';
import { COMPANIES, MARKER_COLOURS, MARKER_KINDS, MARKER_SIZE } from './map.ts';
import { BOX_OWNERS, METER_ENDS, MISSION_KINDS, ONCE_RULES, SCORING_MOMENTS, SHARES } from './mission.ts';

const id = v.pipe(
  v.string('an id'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'an id of a-z, 0-9 and single hyphens'),
);
const line = v.pipe(
  v.string('a line of text'),
  v.regex(/^\S(?:.*\S)?$/u, 'one line without spaces around it'),
);
const prose = v.pipe(v.string('a text'), v.regex(/^\S(?:[\s\S]*\S)?$/u, 'a text without space around it'));
const strides = v.pipe(
  v.number('strides from 0 to 60'),
  v.minValue(0, 'strides from 0 to 60'),
  v.maxValue(60, 'strides from 0 to 60'),
);

const named = { id, name: line };
const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), []);
const paragraph = v.strictObject({ ...named, text: prose });
const note = v.strictObject({ id, text: prose });
const link = v.strictObject({ who: v.picklist(BOX_OWNERS), box: id });
const owner = v.picklist(BOX_OWNERS);

const formula = v.variant('kind', [
  v.strictObject({
    kind: v.literal('race'),
    meter: id,
    goal: missionNumber('scoring.*.formula.goal'),
    behind: missionNumber('scoring.*.formula.behind'),
  }),
  v.strictObject({
    kind: v.literal('meter-at-least'),
    meter: id,
    value: missionNumber('scoring.*.formula.value'),
  }),
  v.strictObject({ kind: v.literal('meter-higher'), meter: id }),
  v.strictObject({ kind: v.literal('meter-equal'), meter: id }),
  v.strictObject({ kind: v.literal('tokens'), token: id }),
  v.strictObject({ kind: v.literal('pieces'), pieces: v.array(id), state: id }),
  v.strictObject({ kind: v.literal('pieces-not'), pieces: v.array(id), state: id }),
  v.strictObject({ kind: v.literal('role'), role: id, of: owner, gone: v.boolean() }),
  v.strictObject({ kind: v.literal('flag'), flag: id, of: owner, set: v.boolean() }),
]);

/**
 * A scoring box. When its file does not say otherwise it is one tick for each player at the end of
 * a round.
 */
const box = v.strictObject({
  ...named,
  points: missionNumber('scoring.*.points'),
  when: v.optional(v.picklist(SCORING_MOMENTS), 'round-end'),
  most: v.optional(v.nullable(missionNumber('scoring.*.most')), 1),
  pool: v.optional(v.nullable(missionNumber('scoring.*.pool')), null),
  share: v.optional(v.picklist(SHARES), 'each'),
  once: v.optional(v.nullable(v.picklist(ONCE_RULES)), null),
  excludes: list(link),
  implies: list(id),
  side: v.optional(v.nullable(id), null),
  markers: list(id),
  formula: v.optional(v.nullable(formula), null),
});
const scoring = v.pipe(v.array(box), v.minLength(1, 'at least one box'));

const point = v.tuple([strides, strides]);
const rectangle = { at: point, size: point };
const map = v.strictObject({
  zones: v.pipe(
    v.array(v.strictObject({ company: v.picklist(COMPANIES), ...rectangle })),
    v.minLength(2, 'a zone for each company'),
  ),
  areas: list(v.strictObject({ id, ...rectangle })),
  circles: list(v.strictObject({ kind: v.picklist(['wood', 'reach']), at: point, radius: strides })),
  markers: list(
    v.strictObject({
      id,
      kind: v.picklist(MARKER_KINDS),
      colour: v.optional(v.picklist(MARKER_COLOURS), 'plain'),
      label: v.optional(v.nullable(line), null),
      at: point,
      size: v.optional(strides, MARKER_SIZE),
      exact: v.optional(v.boolean(), true),
    }),
  ),
  distances: list(v.strictObject({ from: point, to: point })),
});

const token = v.strictObject({
  ...named,
  on: v.picklist(['unit', 'player']),
  most: v.optional(v.nullable(missionNumber('tokens.*.most')), null),
  conquest: v.optional(missionNumber('tokens.*.conquest'), 0),
});
const piece = v.strictObject({
  ...named,
  states: v.pipe(v.array(v.strictObject(named)), v.minLength(2, 'at least two states')),
  wounds: v.optional(v.nullable(missionNumber('pieces.*.wounds')), null),
  deals: list(v.strictObject(named)),
});
const endCondition = v.variant('code', [
  v.strictObject({ code: v.literal('last-round') }),
  v.strictObject({ code: v.literal('no-units') }),
  v.strictObject({ code: v.literal('all-demoralized') }),
  v.strictObject({ code: v.literal('pieces'), pieces: v.array(id), state: id }),
]);
const endConditions = v.pipe(v.array(endCondition), v.minLength(1, 'at least one end'));
const control = v.strictObject({
  range: missionNumber('control.range'),
  bonus: missionNumber('control.bonus'),
});
const side = v.strictObject({ ...named, role: v.picklist(['attacker', 'defender']) });
const described = { ...named, also: list(line), text: prose, setup: list(paragraph), rules: list(paragraph) };

/** `catalogue/missions/<id>.json`. What a file leaves out is what missions usually have. */
export const missionSchema = v.strictObject({
  ...described,
  notes: list(note),
  kind: v.picklist(MISSION_KINDS),
  creator: v.optional(v.nullable(line), null),
  rounds: missionNumber('rounds'),
  turns: v.array(missionNumber('turns.*')),
  sides: v.optional(v.nullable(v.tuple([side, side])), null),
  listPoints: v.optional(v.nullable(missionNumber('listPoints')), null),
  scoring,
  markers: list(
    v.strictObject({
      ...named,
      start: missionNumber('markers.*.start'),
      step: v.nullable(missionNumber('markers.*.step')),
      text: prose,
    }),
  ),
  pieces: list(piece),
  tokens: list(token),
  control: v.optional(control, { range: 3, bonus: 0 }),
  endConditions,
  map,
  variants: list(
    v.strictObject({
      ...named,
      scoring: v.optional(scoring),
      endConditions: v.optional(endConditions),
      map: v.optional(map),
    }),
  ),
});

const role = v.strictObject({
  ...named,
  of: owner,
  is: v.exactOptional(v.literal('high-command')),
  not: v.exactOptional(id),
});

/** `catalogue/feats/<id>.json`. */
export const featSchema = v.strictObject({
  ...described,
  notes: list(note),
  unit: v.optional(v.literal('AP'), 'AP'),
  creator: v.optional(v.nullable(line), null),
  meters: list(
    v.strictObject({
      ...named,
      min: missionNumber('meters.*.min'),
      max: missionNumber('meters.*.max'),
      start: missionNumber('meters.*.start'),
      atMax: v.picklist(METER_ENDS),
    }),
  ),
  tokens: list(token),
  roles: list(role),
  flags: list(v.strictObject(named)),
  scoring,
});

const names = v.optional(v.record(id, line), {});
const paragraphs = v.optional(v.record(id, v.strictObject({ name: line, text: prose })), {});

/**
 * The words of one mission or feat in another language, each under the id that it has in the
 * English file.
 */
export const missionWordsSchema = v.strictObject({
  name: line,
  also: list(line),
  text: prose,
  notes: v.optional(v.record(id, prose), {}),
  setup: paragraphs,
  rules: paragraphs,
  markers: paragraphs,
  scoring: names,
  variants: names,
  sides: names,
  pieces: names,
  states: names,
  deals: names,
  tokens: names,
  meters: names,
  roles: names,
  flags: names,
});

/** `locales/<lang>/missions.json`: words by the id of the mission or feat. */
export const missionTranslationSchema = v.record(id, missionWordsSchema);

export type MissionFile = v.InferOutput<typeof missionSchema>;
export type FeatFile = v.InferOutput<typeof featSchema>;
export type MissionWords = v.InferOutput<typeof missionWordsSchema>;
export type MissionTranslation = v.InferOutput<typeof missionTranslationSchema>;
