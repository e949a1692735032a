import { LANGUAGES } from '#domain/catalogue/types.ts';
import type { MissionErrata, PlacedWords } from '#domain/game/missions/mission-words.ts';
import { readCopy } from '#platform/storage/kept-copies.ts';

/** The name of the copy of corrections to missions and feats. */
export const MISSION_ERRATA_COPY = 'mission-errata';

/**
 * The corrections to missions and feats that this browser fetched last; none for what cannot be
 * read. Never rejects.
 */
export async function keptMissionErrata(): Promise<MissionErrata> {
  return missionErrataOf((await readCopy(MISSION_ERRATA_COPY))?.value);
}

/**
 * The corrections among rows of any origin: by target, then language; what is no text is left out.
 */
export function missionErrataOf(rows: unknown): MissionErrata {
  if (!Array.isArray(rows)) return {};
  return Object.fromEntries(
    rows.flatMap((row: unknown) => {
      const { target, changes } = record(row);
      if (typeof target !== 'string') return [];
      const byLanguage = LANGUAGES.map((language) => [language, textsOf(record(changes)[language])] as const);
      return [[target, Object.fromEntries(byLanguage)] as const];
    }),
  );
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textsOf(value: unknown): PlacedWords {
  const texts = Object.entries(record(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return Object.fromEntries(texts);
}
