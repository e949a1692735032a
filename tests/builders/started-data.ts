/** The app's data as after a start, with releases of the catalogue, for tests. */
import { vi } from 'vitest';

/** The copies that the browser keeps in IndexedDB, which jsdom has not. */
export const copies = new Map<string, unknown>();

/** The app as it is after a start: all modules new, the browser's stores as they are. */
export async function started() {
  vi.resetModules();
  vi.doMock('#platform/storage/kept-copies.ts', () => ({
    readCopy: async (name: string) => Promise.resolve(structuredClone(copies.get(name)) ?? null),
    keepCopy: async (name: string, copy: unknown) =>
      Promise.resolve(void copies.set(name, structuredClone(copy))),
  }));
  const { catalogue: first } = await import('#data/catalogue.ts');
  const { checkRelease } = await import('#data/release/check-release.ts');
  const { showRelease } = await import('#data/release/show-release.ts');
  const { currentPatch } = await import('#data/release/kept-patch.ts');
  const look = async () => {
    const news = await checkRelease();
    if (news.kind === 'new') await showRelease(news.release);
    return news;
  };
  const unit = async (key: string) => (await import('#data/catalogue.ts')).catalogue.unitByKey.get(key);
  return { first, look, unit, currentPatch, checkRelease, showRelease };
}

/** All that pages read of the catalogue. */
export async function everything() {
  const [
    { catalogue },
    { loadUnitCards },
    { loadSkillTexts },
    { loadGlossary },
    { loadMissions },
    summaries,
  ] = await Promise.all([
    import('#data/catalogue.ts'),
    import('#data/unit-profiles.ts'),
    import('#data/skills.ts'),
    import('#data/load-glossary.ts'),
    import('#data/missions.ts'),
    import('#data/faction-summaries.ts'),
  ]);
  const { releaseTexts } = await import('#data/release/release-texts.ts');
  const cardOf = await loadUnitCards();
  const { factions, units, termNames } = catalogue;
  return {
    factions,
    units,
    termNames,
    cards: Object.fromEntries(units.map(({ faction, id }) => [`${faction}/${id}`, cardOf(faction, id)])),
    remarks: (await releaseTexts())?.remarks,
    skills: await loadSkillTexts('es'),
    glossary: await loadGlossary('es'),
    missions: await loadMissions('en'),
    summaries: summaries.factionSummaries,
  };
}
