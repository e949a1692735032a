import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleCatalogue, type AssembledCatalogue, type SourceFile } from '#domain/catalogue/assemble.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Parsed } from '#domain/catalogue/faults.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { parseSkillTexts } from '#domain/catalogue/skill-text-schema.ts';
import type { SkillTexts } from '#domain/catalogue/skill-texts.ts';
import { parseFactionFile, parseLocaleFile, parseUnitFile } from '#domain/catalogue/schema.ts';
import { LANGUAGES, type Catalogue, type Language, type Unit } from '#domain/catalogue/types.ts';
import type { CardWords } from '#domain/catalogue/card-words.ts';
import { portraitArt } from '../portrait/portrait.ts';
import type { CardInput } from './card-input.ts';

/** All that pictures of units are drawn from, read from the repository's files. */
export type ArtSource = {
  readonly catalogue: Catalogue;
  readonly cardInput: (unit: Unit, language: Language) => CardInput;
};

/**
 * Reads the catalogue under `root` (the repository's folder). Throws with the faults when a file of
 * it is out of order.
 */
export function readArtSource(root: string): ArtSource {
  const assembled = assembleCatalogue({
    factions: folders(root, 'catalogue/factions').map((folder) => ({
      folder,
      faction: read(root, `catalogue/factions/${folder}/faction.json`, parseFactionFile),
      units: read(root, `catalogue/factions/${folder}/units.json`, parseUnitFile),
    })),
    locales: LANGUAGES.map((language) => ({
      language,
      ...read(root, `locales/${language}/catalogue.json`, parseLocaleFile),
    })),
    glossary: [],
    glossaryTexts: [],
  });
  const known = { root, assembled, catalogue: createCatalogue(assembled), skills: skillsOf(root) };
  return {
    catalogue: known.catalogue,
    cardInput: (unit, language) => inputOf(known, unit, language),
  };
}

type Known = {
  readonly root: string;
  readonly assembled: AssembledCatalogue;
  readonly catalogue: Catalogue;
  readonly skills: ReadonlyMap<Language, SkillTexts>;
};

/** Returns the words that stand on cards; in English where a language has none of its own. */
function wordsOf(root: string, language: Language): CardWords {
  const file = (each: Language) => join(root, `locales/${each}/card-words.json`);
  const found = existsSync(file(language)) ? file(language) : file('en');
  // oxlint-disable-next-line typescript/no-unsafe-return -- a file of the repository
  return JSON.parse(readFileSync(found, 'utf8'));
}

function skillsOf(root: string): ReadonlyMap<Language, SkillTexts> {
  const files = LANGUAGES.map((language) => {
    const file = `locales/${language}/skills.json`;
    const texts = existsSync(join(root, file)) ? read(root, file, parseSkillTexts).value : {};
    return [language, texts] as const;
  });
  return new Map(files);
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
