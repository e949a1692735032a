/** The places of numbers of missions and feats, for changes of them. */
import * as v from 'valibot';
import { NUMBER_BOUNDS } from './mission-numbers.ts';

/** The pattern of an id. */
export const ID = '[a-z0-9]+(?:-[a-z0-9]+)*';

export type NumberBounds = { readonly from: number; readonly to: number };

/** The bounds of numbers, each with the pattern of its places. */
const PLACES = Object.entries(NUMBER_BOUNDS).map(([kind, [from, to]]) => ({
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
