import { parseUnitFile } from '../schema.ts';

/** The least and the greatest whole number that a field may hold. */
export type NumberBounds = { readonly from: number; readonly to: number };

const BOUNDS_OF_MESSAGE = /a whole number from (?<from>\d+) to (?<to>\d+)/u;

/** The numbers of `message` when it names bounds, as the catalogue's parser does; else null. */
export function boundsIn(message: string): NumberBounds | null {
  const found = BOUNDS_OF_MESSAGE.exec(message)?.groups;
  return found === undefined ? null : { from: Number(found['from']), to: Number(found['to']) };
}

/** A unit in which every number is wrong, so that the parser names each one's bounds. */
const WRONG = {
  points: -1,
  availability: -1,
  command: -1,
  profile: {
    mov: [-1, -1],
    charge: -1,
    wounds: -1,
    morale: -1,
    models: -1,
    profiles: [{ ranged: { range: -1 }, conquest: -1 }],
  },
};

const BOUNDS: ReadonlyMap<string, NumberBounds> = (() => {
  const parsed = parseUnitFile([WRONG], '');
  const found = parsed.ok ? [] : parsed.faults;
  return new Map(
    found.flatMap(({ field, message }) => {
      const bounds = boundsIn(message);
      return bounds === null ? [] : [[field, bounds] as const];
    }),
  );
})();

/**
 * The bounds of a number of a unit by its path, such as `points` or `profile.profiles[1].conquest`:
 * those of the catalogue's own parser. Null for a field that is no plain number.
 */
export function numberBounds(path: string): NumberBounds | null {
  return BOUNDS.get(path.replace(/profiles\[\d+\]/u, 'profiles[0]')) ?? null;
}
