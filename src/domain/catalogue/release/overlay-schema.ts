import * as v from 'valibot';
import { parseFile, type Parsed } from '../faults.ts';
import { text } from '../profile-schema.ts';
import { LANGUAGES, TERM_KINDS } from '../types.ts';
import type { Overlay } from './overlay.ts';

const ID = '[a-z0-9]+(?:-[a-z0-9]+)*';
const id = v.pipe(v.string(), v.regex(new RegExp(`^${ID}$`, 'u'), 'an id of a-z, 0-9 and single hyphens'));
const unitKey = v.pipe(v.string(), v.regex(new RegExp(`^${ID}/${ID}$`, 'u'), '<faction>/<unit id>'));
const termKey = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?:${TERM_KINDS.join('|')})/${ID}$`, 'u'), '<kind>/<term id>'),
);

const language = v.picklist(LANGUAGES, LANGUAGES.join(', '));
const fields = v.record(v.string(), v.unknown());
const names = v.record(language, v.nullable(text));
const skillText = v.strictObject({ name: v.exactOptional(text), text });

const overlaySchema = v.strictObject({
  factions: v.record(id, v.strictObject({ fields: v.exactOptional(fields), names: v.exactOptional(names) })),
  units: v.record(
    unitKey,
    v.strictObject({
      fields: v.exactOptional(fields),
      names: v.exactOptional(names),
      skillTexts: v.exactOptional(v.record(language, v.record(text, v.nullable(skillText)))),
      isRetired: v.exactOptional(v.boolean()),
    }),
  ),
  terms: v.record(
    termKey,
    v.strictObject({
      fields: v.exactOptional(fields),
      texts: v.exactOptional(v.record(language, v.nullable(fields))),
    }),
  ),
  missions: v.record(id, v.record(language, v.record(text, text))),
});

/**
 * Parses an overlay of any origin. What its fields may hold is known only in their place:
 * `applyOverlay` checks them. `file` is the name of the origin in faults.
 */
export function parseOverlay(input: unknown, file: string): Parsed<Overlay> {
  return parseFile(overlaySchema, input, { file });
}
