/** The documents of the app's search, made from the files of catalogue/ and locales/. */
import { join } from 'node:path';
import { assembleCatalogue } from '#domain/catalogue/assemble.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { glossaryEntry } from '#domain/catalogue/texts/glossary.ts';
import { type Language, TERM_KINDS } from '#domain/catalogue/types.ts';
import { missionDocument } from '#domain/game/missions/mission-document.ts';
import { missionLibrary } from '#domain/game/missions/mission-library.ts';
import { textsIn } from '#domain/reader/language-texts.ts';
import { termDocuments, textDocuments, unitDocuments } from '#domain/reader/search/documents.ts';
import type { SearchDocument } from '#domain/reader/search/search-index.ts';
import { readCatalogue } from '#scripts/catalogue/catalogue-files.ts';
import { readMissions } from '#scripts/catalogue/mission-files.ts';
import { readTexts } from '#scripts/texts/text-files.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The kinds of documents in the order in which the rules' tab asks for them. */
export const SEARCHED_KINDS = ['rules', 'faq', ...TERM_KINDS, 'units', 'missions'];

/** Returns everything that the reader searches in one language. */
export function searchDocuments(language: Language): readonly SearchDocument[] {
  const read = readCatalogue(ROOT);
  const missions = readMissions(ROOT);
  if (!read.ok || !missions.ok) throw new Error('The catalogue has faults.');
  const catalogue = createCatalogue(assembleCatalogue(read.value));
  const texts = textsIn(readTexts(ROOT).texts, language);
  const glossary = {
    terms: Object.fromEntries(read.value.glossary.map(({ kind, value }) => [kind, value])),
    texts: read.value.glossaryTexts.find((each) => each.language === language)?.value ?? {},
  };
  const terms = read.value.glossary.flatMap(({ kind, value }) =>
    value.flatMap(({ name: english }) => {
      const entry = glossaryEntry(glossary, kind, english);
      return entry === null ? [] : [{ ...entry, english, key: `${entry.kind}/${entry.id}` }];
    }),
  );
  const library = missionLibrary(missions.value, language);
  return [
    ...textDocuments(texts, (part) => ('die' in part ? part.die : part.symbol)),
    ...termDocuments(terms, catalogue),
    ...unitDocuments(catalogue, language),
    ...[...library.missions, ...library.feats].map((found) => missionDocument(found, language)),
  ];
}
