import * as v from 'valibot';
import { parseFile, type Parsed } from '../faults.ts';
import { termSchema, termTextSchema } from '../texts/glossary-schema.ts';
import { name, prose, text } from '../plain-schemas.ts';
import { factionSchema, unitSchema } from '../schema.ts';
import { skillTextSchema } from '../texts/skill-text-schema.ts';
import { LANGUAGES, TERM_KINDS } from '../types.ts';
import { ID, placedNumbers } from './number-places.ts';
import type { Overlay } from './overlay.ts';

/** The form of targets, by part of an overlay. */
export const TARGETS = {
  factions: new RegExp(`^${ID}$`, 'u'),
  units: new RegExp(`^${ID}/${ID}$`, 'u'),
  terms: new RegExp(`^(?:${TERM_KINDS.join('|')})/${ID}$`, 'u'),
  missions: new RegExp(`^${ID}$`, 'u'),
} as const satisfies Record<keyof Overlay, RegExp>;

const EXPECTED = {
  factions: 'an id of a-z, 0-9 and single hyphens',
  units: '<faction>/<unit id>',
  terms: '<kind>/<term id>',
  missions: 'an id of a-z, 0-9 and single hyphens',
} as const satisfies Record<keyof Overlay, string>;

/** Something by language. */
function inLanguages<Schema extends v.GenericSchema>(schema: Schema) {
  return v.strictObject(byLanguage(schema));
}

function byLanguage<Schema extends v.GenericSchema>(schema: Schema) {
  return Object.fromEntries(LANGUAGES.map((language) => [language, v.exactOptional(schema)]));
}

const names = inLanguages(v.nullable(name));

/**
 * Fields of a record by the record's own schema: each may be absent, and null where a change may
 * take it away.
 */
function fieldsOf(schema: { readonly entries: Readonly<Record<string, v.GenericSchema>> }) {
  const { id: _id, ...entries } = schema.entries;
  return v.strictObject(
    Object.fromEntries(
      Object.entries(entries).map(([field, entry]) => [
        field,
        v.exactOptional(entry.type === 'exact_optional' ? v.nullable(entry) : entry),
      ]),
    ),
  );
}

/** The parser of one change, by the part of an overlay that it stands in. */
export const changeSchemas = {
  factions: v.strictObject({
    fields: v.exactOptional(fieldsOf(factionSchema)),
    names: v.exactOptional(names),
  }),
  units: v.strictObject({
    fields: v.exactOptional(fieldsOf(unitSchema)),
    names: v.exactOptional(names),
    skillTexts: v.exactOptional(inLanguages(v.record(text, v.nullable(skillTextSchema)))),
    isRetired: v.exactOptional(v.boolean()),
  }),
  terms: v.strictObject({
    fields: v.exactOptional(fieldsOf(termSchema)),
    texts: v.exactOptional(inLanguages(v.nullable(fieldsOf(termTextSchema)))),
  }),
  missions: v.strictObject({
    // As long as in their files, which bound no length.
    ...byLanguage(v.record(prose, prose)),
    numbers: v.exactOptional(placedNumbers),
  }),
} as const satisfies Record<keyof Overlay, v.GenericSchema>;

/** Targets of one part with what an overlay or a release says of each. */
export function byTarget<Schema extends v.GenericSchema>(part: keyof Overlay, schema: Schema) {
  return v.record(v.pipe(v.string(), v.regex(TARGETS[part], EXPECTED[part])), schema);
}

const overlaySchema = v.strictObject({
  factions: byTarget('factions', changeSchemas.factions),
  units: byTarget('units', changeSchemas.units),
  terms: byTarget('terms', changeSchemas.terms),
  missions: byTarget('missions', changeSchemas.missions),
});

/**
 * Parses an overlay of any origin. Its fields keep the bounds of their files; whether they fit
 * together is known only in their place: `applyOverlay` checks it. `file` is the name of the origin
 * in faults.
 */
export function parseOverlay(input: unknown, file: string): Parsed<Overlay> {
  return parseFile(overlaySchema, input, { file });
}
