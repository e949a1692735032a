/** Puts the English file of a mission or feat and its words in other languages together. */
import { type Language, LANGUAGES, type Names } from '#domain/catalogue/types.ts';
import type { Feat, Mission, Named } from './mission.ts';
import type { FeatFile, MissionFile, MissionTranslation, MissionWords } from './mission-schema.ts';

/**
 * The description of a mission, beyond the facts that a game needs, in the language of its library.
 */
export type Described = {
  /** Other names that it goes by. */
  readonly also: readonly string[];
  /** Points on which sources disagree or are silent, one sentence each. */
  readonly notes: readonly string[];
};
export type DescribedMission = Mission & Described;
export type DescribedFeat = Feat & Described;

/**
 * All missions and feats with their words in one language; titles have all of them, so that a
 * search finds any.
 */
export type MissionLibrary = {
  readonly missions: readonly DescribedMission[];
  readonly feats: readonly DescribedFeat[];
};

/** All files, parsed. Translations by language; English needs none. */
export type MissionFiles = {
  readonly missions: readonly MissionFile[];
  readonly feats: readonly FeatFile[];
  readonly translations: Readonly<Partial<Record<Language, MissionTranslation>>>;
};

const KIND_ORDER = ['official', 'community'];

/**
 * The library in one language: official missions before those of the community, each by English
 * name, then feats likewise. A word that is missing in the language stays out of `names` and
 * `texts`, so that it shows in English.
 */
export function missionLibrary(files: MissionFiles, language: Language): MissionLibrary {
  const by = (file: { readonly id: string }) => words(files, file.id, language);
  return {
    missions: files.missions
      .toSorted((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) || byName(a, b))
      .map((file) => ({ ...missionOf(file, by(file)), names: titles(files, file.id) })),
    feats: files.feats
      .toSorted(byName)
      .map((file) => ({ ...featOf(file, by(file)), names: titles(files, file.id) })),
  };
}

/** The words of one mission in one language, with that language; null words stand for English. */
type Words = { readonly language: Language; readonly words: MissionWords | null };

function words({ translations }: MissionFiles, id: string, language: Language): Words {
  return { language, words: (language === 'en' ? null : translations[language]?.[id]) ?? null };
}

function titles({ translations }: MissionFiles, id: string): Names {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const name = translations[language]?.[id]?.name;
      return language === 'en' || name === undefined ? [] : [[language, name]];
    }),
  );
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}

function namesOf(language: Language, name: string | undefined): Names {
  return language === 'en' || name === undefined ? {} : { [language]: name };
}

type NameSection =
  'scoring' | 'variants' | 'sides' | 'pieces' | 'states' | 'deals' | 'tokens' | 'meters' | 'roles' | 'flags';
type TextSection = 'setup' | 'rules' | 'markers';

function named<Item extends { readonly id: string; readonly name: string }>(
  items: readonly Item[],
  section: NameSection,
  { language, words: found }: Words,
): readonly (Item & Named)[] {
  return items.map((item) => ({ ...item, names: namesOf(language, found?.[section][item.id]) }));
}

function paragraphs<Item extends { readonly id: string; readonly name: string; readonly text: string }>(
  items: readonly Item[],
  section: TextSection,
  { language, words: found }: Words,
) {
  return items.map((item) => ({
    ...item,
    names: namesOf(language, found?.[section][item.id]?.name),
    texts: namesOf(language, found?.[section][item.id]?.text),
  }));
}

/** Returns the description that missions and feats share. */
function describedOf(file: MissionFile | FeatFile, source: Words) {
  const { language, words: found } = source;
  return {
    also: language === 'en' ? file.also : (found?.also ?? []),
    notes: file.notes.map(({ id, text }) => found?.notes[id] ?? text),
    texts: namesOf(language, found?.text),
    setup: paragraphs(file.setup, 'setup', source),
    rules: paragraphs(file.rules, 'rules', source),
    scoring: named(file.scoring, 'scoring', source),
    tokens: named(file.tokens, 'tokens', source),
  };
}

function missionOf(file: MissionFile, source: Words): Omit<DescribedMission, 'names'> {
  const [first, second] = file.sides === null ? [] : named(file.sides, 'sides', source);
  return {
    ...file,
    ...describedOf(file, source),
    sides: first === undefined || second === undefined ? null : [first, second],
    markers: paragraphs(file.markers, 'markers', source),
    pieces: named(file.pieces, 'pieces', source).map((piece) => ({
      ...piece,
      states: named(piece.states, 'states', source),
      deals: named(piece.deals, 'deals', source),
    })),
    variants: named(file.variants, 'variants', source).map(({ scoring, endConditions, map, ...variant }) => ({
      ...variant,
      ...(scoring === undefined ? {} : { scoring: named(scoring, 'scoring', source) }),
      ...(endConditions === undefined ? {} : { endConditions }),
      ...(map === undefined ? {} : { map }),
    })),
  };
}

function featOf(file: FeatFile, source: Words): Omit<DescribedFeat, 'names'> {
  return {
    ...file,
    ...describedOf(file, source),
    meters: named(file.meters, 'meters', source),
    roles: named(file.roles, 'roles', source),
    flags: named(file.flags, 'flags', source),
  };
}
