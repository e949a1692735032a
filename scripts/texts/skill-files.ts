/** Reads what skills do, in every language, from `locales/` on disk. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '#domain/catalogue/faults.ts';
import type { SkillTextSource } from '#domain/catalogue/texts/skill-text-faults.ts';
import { parseSkillTexts } from '#domain/catalogue/texts/skill-text-schema.ts';

/**
 * Every language's texts of skills, and the faults of files that could not be read. A missing file
 * is an empty one.
 */
export type SkillFiles = { readonly sources: readonly SkillTextSource[]; readonly faults: readonly Fault[] };

/** Reads `locales/<lang>/skills.json` of every language under `root` (the repository's folder). */
export function readSkillTexts(root: string): SkillFiles {
  const faults: Fault[] = [];
  const languages = readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
  const sources = languages.flatMap((language): SkillTextSource[] => {
    const file = `locales/${language}/skills.json`;
    if (!existsSync(join(root, file))) return [{ language, file, value: {} }];
    const parsed = parse(readFileSync(join(root, file), 'utf8'), file);
    if (parsed.ok) return [{ language, file, value: parsed.value }];
    faults.push(...parsed.faults);
    return [];
  });
  return { sources, faults };
}

function parse(content: string, file: string): ReturnType<typeof parseSkillTexts> {
  let input: unknown;
  try {
    input = JSON.parse(content);
  } catch (error) {
    const message = `is not JSON: ${error instanceof Error ? error.message : String(error)}`;
    return { ok: false, faults: [{ file, unit: '', field: '', message }] };
  }
  return parseSkillTexts(input, file);
}
