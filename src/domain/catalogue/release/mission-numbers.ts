import * as v from 'valibot';
import { wholeNumber } from '../profile-schema.ts';

/** The pattern of an id. */
export const ID = '[a-z0-9]+(?:-[a-z0-9]+)*';

/**
 * Lowest and highest numbers of missions and feats, by their place in the file. `*` is the id of an
 * entry, or the position of a round from 0. A saved game takes all of them.
 */
const BOUNDS = {
  rounds: [1, 20],
  'turns.*': [1, 20],
  listPoints: [1, 9999],
  'scoring.*.points': [1, 99],
  'scoring.*.most': [1, 999],
  'scoring.*.pool': [1, 999],
  'scoring.*.formula.goal': [1, 999],
  'scoring.*.formula.behind': [-99, 99],
  'scoring.*.formula.value': [1, 999],
  'markers.*.start': [1, 99],
  'markers.*.step': [1, 99],
  'pieces.*.wounds': [1, 99],
  'tokens.*.most': [1, 999],
  'tokens.*.conquest': [-9, 9],
  'meters.*.min': [0, 999],
  'meters.*.max': [1, 999],
  'meters.*.start': [0, 999],
  'control.range': [0, 60],
  'control.bonus': [-9, 9],
} as const satisfies Record<string, readonly [from: number, to: number]>;

/** A kind of number that missions or feats have, such as `scoring.*.points`. */
export type NumberKind = keyof typeof BOUNDS;

/** Returns the parser of a number of one kind. */
export function missionNumber(kind: NumberKind) {
  const [from, to] = BOUNDS[kind];
  return wholeNumber(from, to);
}

/** Numbers of a mission or feat by their place, such as `turns.0` and `scoring.hold.points`. */
export type PlacedNumbers = Readonly<Record<string, number>>;

export type NumberBounds = { readonly from: number; readonly to: number };

/** The bounds of numbers, each with the pattern of its places. */
const PLACES = Object.entries(BOUNDS).map(([kind, [from, to]]) => ({
  // Older versions of a mission have boxes of their own.
  pattern: `^${kind.startsWith('scoring.') ? `(?:variants\\.${ID}\\.)?` : ''}${patternOf(kind)}$`,
  from,
  to,
}));

function patternOf(kind: string): string {
  const entry = kind === 'turns.*' ? '(?:0|[1-9][0-9]?)' : ID;
  return kind.replaceAll('.', '\\.').replace('*', entry);
}

const TESTS = PLACES.map(({ pattern, ...bounds }) => ({ test: new RegExp(pattern, 'u'), bounds }));

/** Returns the bounds of the number at a place; null when no mission or feat has such a place. */
export function numberBounds(place: string): NumberBounds | null {
  return TESTS.find(({ test }) => test.test(place))?.bounds ?? null;
}

/** Parses numbers by place, each within the bounds of its place. */
export const placedNumbers = v.pipe(
  v.record(v.string(), v.pipe(v.number('a whole number'), v.integer('a whole number'))),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, value] of Object.entries(input)) {
      const bounds = numberBounds(key);
      if (bounds !== null && value >= bounds.from && value <= bounds.to) continue;
      addIssue({
        message:
          bounds === null ? 'the place of a number' : `a whole number from ${bounds.from} to ${bounds.to}`,
        input: bounds === null ? key : value,
        path: [{ type: 'object', origin: bounds === null ? 'key' : 'value', input, key, value }],
      });
    }
  }),
);

/** Returns the JSON Schema of `placedNumbers`. */
export function placedNumbersBounds() {
  const patterns = PLACES.map(
    ({ pattern, from, to }) => [pattern, { type: 'integer', minimum: from, maximum: to }] as const,
  );
  return {
    type: 'object',
    patternProperties: Object.fromEntries(patterns),
    additionalProperties: false,
  } as const;
}
