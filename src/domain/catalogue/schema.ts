import * as v from 'valibot';
import type { Fault, Parsed } from './faults.ts';
import { parseFile } from './faults.ts';
import { name, text, wholeNumber } from './plain-schemas.ts';
import { profileSchema, skillSchema } from './profile-schema.ts';
import { TERM_KINDS, UNIT_TYPES } from './types.ts';

const id = v.pipe(
  v.string('an id'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'an id of a-z, 0-9 and single hyphens'),
);

/**
 * Older data writes the text `'false'`, which counts as false (docs/game.md, "Tournament
 * legality").
 */
const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])], 'true or false'),
  v.transform((value) => value === true || value === 'true'),
);

/**
 * Older data writes a keyword as an object with a name (docs/product.md, "Format of a saved list").
 */
const printedWord = v.pipe(
  v.union([name, v.object({ name })], 'a printed word'),
  v.transform((word) => (typeof word === 'string' ? word : word.name)),
);

/** `catalogue/factions/<id>/faction.json`. */
export const factionSchema = v.strictObject({ id, name, published: flag, note: v.exactOptional(text) });

/** One entry of `catalogue/factions/<id>/units.json`. */
export const unitSchema = v.strictObject({
  id,
  name,
  type: v.picklist(UNIT_TYPES, UNIT_TYPES.join(', ')),
  points: wholeNumber(0, 60),
  availability: wholeNumber(1, 3),
  command: wholeNumber(0, 3),
  highCommand: flag,
  tournamentLegal: flag,
  characteristics: v.array(printedWord),
  keywords: v.array(printedWord),
  specialRules: v.array(printedWord),
  companionOf: v.exactOptional(id),
  source: text,
  profile: v.exactOptional(profileSchema),
  skills: v.exactOptional(v.array(skillSchema)),
});

const localeSchema = v.strictObject({
  language: text,
  factions: v.exactOptional(v.record(id, name)),
  units: v.exactOptional(v.record(id, name)),
  unitTypes: v.exactOptional(v.record(v.picklist(UNIT_TYPES, UNIT_TYPES.join(', ')), name)),
  terms: v.exactOptional(v.record(v.picklist(TERM_KINDS, TERM_KINDS.join(', ')), v.record(id, name))),
  symbols: v.exactOptional(v.record(id, name)),
});

/** `catalogue/factions/<id>/faction.json`. */
export type FactionRecord = v.InferOutput<typeof factionSchema>;
/**
 * One entry of `catalogue/factions/<id>/units.json`. Without `profile` or `skills` these are not
 * known.
 */
export type UnitRecord = v.InferOutput<typeof unitSchema>;
/**
 * `locales/<lang>/catalogue.json`: the language's own name, and names by id. What is absent shows
 * in English.
 */
export type LocaleRecord = v.InferOutput<typeof localeSchema>;

/** Parses a faction's file. `file` is the path to name in faults. */
export function parseFactionFile(input: unknown, file: string): Parsed<FactionRecord> {
  return parseFile(factionSchema, input, { file });
}

/** Parses a language's names. `file` is the path to name in faults. */
export function parseLocaleFile(input: unknown, file: string): Parsed<LocaleRecord> {
  return parseFile(localeSchema, input, { file });
}

/**
 * Parses a faction's units, all or nothing: one wrong field refuses the file, and every wrong field
 * is named. Lenient only in what older data writes (`'false'`, keywords as objects); an unknown
 * field is a fault (design: strict parser).
 */
export function parseUnitFile(input: unknown, file: string): Parsed<readonly UnitRecord[]> {
  if (!Array.isArray(input))
    return { ok: false, faults: [{ file, unit: '', field: '', message: 'expected a list of units' }] };
  const units: UnitRecord[] = [];
  const faults: Fault[] = [];
  for (const [index, entry] of input.entries()) {
    const parsed = parseFile(unitSchema, entry, { file, unit: entryName(entry, index) });
    if (parsed.ok) units.push(parsed.value);
    else faults.push(...parsed.faults);
  }
  return faults.length === 0 ? { ok: true, value: units } : { ok: false, faults };
}

function entryName(entry: unknown, index: number): string {
  const named = v.safeParse(v.object({ id: v.string() }), entry);
  return named.success ? named.output.id : `#${index + 1}`;
}
