import * as v from 'valibot';
import { type Fault, type Parsed, parseFile } from './faults.ts';
import type { FactionId, UnitId } from './types.ts';

/**
 * The numbers that factions and units have in list codes: a unit's number is its place among those
 * of its faction. Lines are only ever added at an end, as printed codes name these places
 * (docs/decisions/098-a-code-names-units-by-number.md).
 */
export type UnitCodes = readonly { readonly id: FactionId; readonly units: readonly UnitId[] }[];

const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'an id of a-z, 0-9 and single hyphens'));
const schema = v.array(v.strictObject({ id, units: v.array(id) }));

/** Parses the table of numbers. An id that stands twice is a fault. */
export function parseUnitCodes(input: unknown, file: string): Parsed<UnitCodes> {
  const parsed = parseFile(schema, input, { file });
  if (!parsed.ok) return parsed;
  const ids = [parsed.value.map((faction) => faction.id), ...parsed.value.map(({ units }) => units)];
  const faults = ids
    .flatMap((each) => each.filter((one, at) => each.indexOf(one) !== at))
    .map((unit): Fault => ({ file, unit, field: '', message: 'stands twice' }));
  return faults.length === 0 ? parsed : { ok: false, faults };
}

type Units = Readonly<{ faction: FactionId; units: readonly UnitId[] }>;

/** Returns the table with the factions and units that it lacks, at the ends. */
export function withMissingUnits(codes: UnitCodes, catalogue: readonly Units[]): UnitCodes {
  return catalogue.reduce(withFaction, codes);
}

function withFaction(codes: UnitCodes, { faction, units }: Units): UnitCodes {
  const at = codes.findIndex((each) => each.id === faction);
  const before = codes[at]?.units ?? [];
  const missing = units.filter((unit) => !before.includes(unit));
  const after = { id: faction, units: [...before, ...missing] };
  return at === -1 ? [...codes, after] : codes.with(at, after);
}
