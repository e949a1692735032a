import { byLanguage } from 'virtual:missions';
import type { Language } from '#domain/catalogue/types.ts';
import type {
  DescribedFeat,
  DescribedMission,
  MissionLibrary,
} from '#domain/game/missions/mission-library.ts';
import { correctMissions } from '#domain/game/missions/mission-words.ts';
import { releaseTexts } from './release/release-texts.ts';

/** A mission or a feat; they share one space of ids and addresses. */
export type MissionOrFeat =
  | { readonly kind: 'mission'; readonly mission: DescribedMission }
  | { readonly kind: 'feat'; readonly feat: DescribedFeat };

/**
 * All missions and feats with their words in one language: those of this build, with the newest
 * release in place. Rejects when the file cannot be loaded.
 */
export async function loadMissions(language: Language): Promise<MissionLibrary> {
  const [library, release] = await Promise.all([bundledMissions(language), releaseTexts()]);
  return correctMissions(library, release?.missions ?? {});
}

/** The same as this build carries it, without a release. */
export async function bundledMissions(language: Language): Promise<MissionLibrary> {
  return (await byLanguage[language]()).library;
}

/**
 * The mission or feat with an id, or null when there is none. Rejects when the file cannot be
 * loaded.
 */
export async function loadMission(id: string, language: Language): Promise<MissionOrFeat | null> {
  return findMission(await loadMissions(language), id);
}

/**
 * The mission or feat with an id in a library that is there already, or null when there is none.
 */
export function findMission({ missions, feats }: MissionLibrary, id: string): MissionOrFeat | null {
  const mission = missions.find((each) => each.id === id);
  if (mission !== undefined) return { kind: 'mission', mission };
  const feat = feats.find((each) => each.id === id);
  return feat === undefined ? null : { kind: 'feat', feat };
}
