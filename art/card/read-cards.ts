import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleCatalogue, type AssembledCatalogue, type SourceFile } from '#domain/catalogue/assemble.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Parsed } from '#domain/catalogue/faults.ts';
import { parseGlossaryFile, parseGlossaryTexts } from '#domain/catalogue/texts/glossary-schema.ts';
import type { CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { parseSkillTexts } from '#domain/catalogue/texts/skill-text-schema.ts';
import type { SkillTexts } from '#domain/catalogue/texts/skill-texts.ts';
import { parseFactionFile, parseLocaleFile, parseUnitFile } from '#domain/catalogue/schema.ts';
import { LANGUAGES, TERM_KINDS, type Catalogue, type Language, type Unit } from '#domain/catalogue/types.ts';
import type { CardWords } from '#domain/catalogue/texts/card-words.ts';
import { portraitArt } from '../portrait/portrait.ts';
import type { CardInput } from './card-input.ts';

/** All that pictures of units are drawn from, read from the repository's files. */
export type ArtSource = {
  readonly catalogue: Catalogue;
  readonly cardInput: (unit: Unit, language: Language) => CardInput;
};

/** Reads all that pictures are drawn from under `root`. Throws as `readSources` does. */
export function readArtSource(root: string): ArtSource {
  return artSourceOf(root, readSources(root));
}

/**
 * Returns the source of pictures for other files of the catalogue, such as those with a release in
 * place.
 */
export function artSourceOf(root: string, sources: CatalogueSources): ArtSource {
  const assembled = assembleCatalogue(sources);
  const skills = new Map(sources.skillTexts.map(({ language, value }) => [language, value]));
  const known = { root, assembled, catalogue: createCatalogue(assembled), skills };
  return {
    catalogue: known.catalogue,
    cardInput: (unit, language) => inputOf(known, unit, language),
  };
}

/**
 * Reads the catalogue under `root` (the repository's folder). Throws with the faults when a file of
 * it is out of order.
 */
export function readSources(root: string): CatalogueSources {
  return {
    factions: folders(root, 'catalogue/factions').map((folder) => ({
      folder,
      faction: read(root, `catalogue/factions/${folder}/faction.json`, parseFactionFile),
      units: read(root, `catalogue/factions/${folder}/units.json`, parseUnitFile),
    })),
    locales: inLanguages(root, 'catalogue.json', parseLocaleFile),
    glossary: TERM_KINDS.map((kind) => ({
      kind,
      ...read(root, `catalogue/glossary/${kind}.json`, parseGlossaryFile),
    })),
    glossaryTexts: inLanguages(root, 'glossary.json', parseGlossaryTexts),
    skillTexts: inLanguages(root, 'skills.json', parseSkillTexts),
  };
}

/** The files of one name in the languages that have it. */
function inLanguages<Value>(
  root: string,
  name: string,
  parse: (input: unknown, file: string) => Parsed<Value>,
) {
  return LANGUAGES.map((language) => ({ language, file: `locales/${language}/${name}` }))
    .filter(({ file }) => existsSync(join(root, file)))
    .map(({ language, file }) => ({ language, ...read(root, file, parse) }));
}

type Known = {
  readonly root: string;
  readonly assembled: AssembledCatalogue;
  readonly catalogue: Catalogue;
  readonly skills: ReadonlyMap<string, SkillTexts>;
};

/** Returns the words that stand on cards; in English where a language has none of its own. */
function wordsOf(root: string, language: Language): CardWords {
  const file = (each: Language) => join(root, `locales/${each}/card-words.json`);
  const found = existsSync(file(language)) ? file(language) : file('en');
  // oxlint-disable-next-line typescript/no-unsafe-return -- a file of the repository
  return JSON.parse(readFileSync(found, 'utf8'));
}

function inputOf({ root, assembled, catalogue, skills }: Known, unit: Unit, language: Language): CardInput {
  return {
    unit,
    card: assembled.cards[unitKey(unit.faction, unit.id)] ?? { profile: null, skills: [] },
    language,
    texts: {
      words: wordsOf(root, language),
      catalogue,
      typeNames: assembled.unitTypeNames[language] ?? {},
      skills: skills.get(language) ?? {},
    },
    portrait: portraitArt(unit),
  };
}

function folders(root: string, path: string): readonly string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

function read<Value>(
  root: string,
  file: string,
  parse: (input: unknown, file: string) => Parsed<Value>,
): SourceFile<Value> {
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`${file} is missing`);
  const parsed = parse(JSON.parse(readFileSync(path, 'utf8')), file);
  if (parsed.ok) return { file, value: parsed.value };
  throw new Error(`${file} is out of order: ${parsed.faults[0]?.message ?? ''}`);
}
