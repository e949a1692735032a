/** Reads missions and feats of `catalogue/` and their words in `locales/` from disk. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { type Fault, parseFile } from '#domain/catalogue/faults.ts';
import type { MissionFiles } from '#domain/game/missions/mission-library.ts';
import { featSchema, missionSchema, missionTranslationSchema } from '#domain/game/missions/mission-schema.ts';
import { fileReader } from './catalogue-files.ts';
import { missionFaults } from './mission-faults.ts';

/** The folders, relative to the root, that hold missions and feats in English. */
export const MISSION_FOLDERS = ['catalogue/missions', 'catalogue/feats'] as const;

/** The languages besides English in which every word is there. */
const TRANSLATED = ['es', 'fr'] as const;

export type ReadMissions =
  | { readonly ok: true; readonly value: MissionFiles }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Reads all missions and feats under `root` (the repository's folder). Returns them when all are in
 * order and every language has all words, else every fault. Agreement between files is checked only
 * when each is in order by itself.
 */
export function readMissions(root: string): ReadMissions {
  const { faults, read: readBy } = fileReader(root);
  const read = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    readBy(path, (input, file) => parseFile(schema, input, { file }));
  const missions = filesOf(root, 'catalogue/missions').flatMap((file) => read(file, missionSchema));
  const feats = filesOf(root, 'catalogue/feats').flatMap((file) => read(file, featSchema));
  const translations = TRANSLATED.flatMap((language) =>
    read(`locales/${language}/missions.json`, missionTranslationSchema).map((source) => ({
      language,
      ...source,
    })),
  );
  if (faults.length === 0) faults.push(...missionFaults(missions, feats, translations));
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    value: {
      missions: missions.map(({ value }) => value),
      feats: feats.map(({ value }) => value),
      translations: Object.fromEntries(translations.map(({ language, value }) => [language, value])),
    },
  };
}

/** The paths, relative to `root`, of all files that missions and feats are read from. */
export function missionSources(root: string): readonly string[] {
  return [
    ...MISSION_FOLDERS.flatMap((folder) => filesOf(root, folder)),
    ...TRANSLATED.map((language) => `locales/${language}/missions.json`),
  ];
}

function filesOf(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => `${folder}/${file}`);
}
