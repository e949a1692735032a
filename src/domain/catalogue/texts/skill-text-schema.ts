import * as v from 'valibot';
import { parseFile, type Parsed } from '../faults.ts';
import { name, text } from '../plain-schemas.ts';
import type { SkillTexts } from './skill-texts.ts';

/** The text of one skill in one language. */
export const skillTextSchema = v.strictObject({ name: v.exactOptional(name), text });

/**
 * Parses one language's texts of skills, `locales/<lang>/skills.json`. `file` is the path to name
 * in faults.
 */
export function parseSkillTexts(input: unknown, file: string): Parsed<SkillTexts> {
  return parseFile(v.record(text, v.record(text, skillTextSchema)), input, { file });
}
