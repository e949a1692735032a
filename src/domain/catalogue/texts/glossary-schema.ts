import * as v from 'valibot';
import type { Parsed } from '../faults.ts';
import { parseFile } from '../faults.ts';
import type { GlossaryTerm, GlossaryTexts } from './glossary.ts';
import { name, text, valueText } from '../plain-schemas.ts';
import { TERM_KINDS } from '../types.ts';

/** One English term of `catalogue/glossary/<kind>.json`. */
export const termSchema = v.strictObject({
  id: name,
  name,
  text,
  value: v.exactOptional(valueText),
});
/** A term in another language, in `locales/<lang>/glossary.json`. */
export const termTextSchema = v.strictObject({
  name: v.exactOptional(name),
  text,
  value: v.exactOptional(valueText),
});
const kinds = v.picklist(TERM_KINDS, TERM_KINDS.join(', '));

/**
 * Parses one kind's English terms, `catalogue/glossary/<kind>.json`. `file` is the path to name in
 * faults.
 */
export function parseGlossaryFile(input: unknown, file: string): Parsed<readonly GlossaryTerm[]> {
  return parseFile(v.array(termSchema, 'a list of terms'), input, { file });
}

/**
 * Parses one language's texts, `locales/<lang>/glossary.json`. `file` is the path to name in
 * faults.
 */
export function parseGlossaryTexts(input: unknown, file: string): Parsed<GlossaryTexts> {
  return parseFile(v.record(kinds, v.record(text, termTextSchema)), input, { file });
}
