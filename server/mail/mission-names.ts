import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Language } from '#domain/catalogue/types.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MISSIONS = join(ROOT, 'catalogue', 'missions');

const mission = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string(), name: v.string() }));
const translations = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.object({ name: v.string() })));

/**
 * Returns a mission's name, English where it is not translated; null for an id that the catalogue
 * does not have.
 */
export function missionName(id: string, language: Language): string | null {
  const english = readdirSync(MISSIONS)
    .map((file) => v.parse(mission, readFileSync(join(MISSIONS, file), 'utf8')))
    .find((each) => each.id === id);
  if (english === undefined) return null;
  if (language === 'en') return english.name;
  const translated = v.parse(
    translations,
    readFileSync(join(ROOT, 'locales', language, 'missions.json'), 'utf8'),
  );
  return new Map(Object.entries(translated)).get(id)?.name ?? english.name;
}
