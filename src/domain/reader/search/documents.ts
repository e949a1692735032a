import { localName, localTerm } from '#domain/catalogue/localise.ts';
import {
  type Catalogue,
  type Language,
  LANGUAGES,
  type TermKind,
  type Unit,
} from '#domain/catalogue/types.ts';
import type { LanguageTexts, ReaderSource } from '../language-texts.ts';
import { plainText } from '../text-blocks.ts';
import type { SearchDocument } from './search-index.ts';

/**
 * Returns the rules and the FAQ as documents: each section and question, and each chapter and topic
 * by its title. `nameOf` names the dice and symbols in texts.
 */
export function textDocuments(
  texts: LanguageTexts,
  nameOf: Parameters<typeof plainText>[1],
): readonly SearchDocument<ReaderSource>[] {
  return (['rules', 'faq'] as const).flatMap((kind) =>
    texts[kind].flatMap((chapter) => [
      ...(chapter.title === ''
        ? []
        : [
            {
              kind,
              id: chapter.id,
              title: chapter.title,
              content: chapter.sections.map(({ title }) => title).join(' · '),
            },
          ]),
      ...chapter.sections.map(({ id, title, text }) => ({
        kind,
        id,
        title,
        content: plainText(text, nameOf),
        context: chapter.title,
      })),
    ]),
  );
}

/** A word of the glossary, with its key in addresses: `keywords/aim`. */
type Term = {
  readonly kind: TermKind;
  readonly key: string;
  readonly name: string;
  readonly english: string;
  readonly text: string;
};

/** Returns the words of the glossary as documents, found by their names in all languages. */
export function termDocuments(
  terms: readonly Term[],
  catalogue: Catalogue,
): readonly SearchDocument<TermKind>[] {
  return terms.map(({ kind, key, name, english, text }) => ({
    kind,
    id: key,
    title: name,
    content: text,
    names: LANGUAGES.map((language) => localTerm(catalogue, kind, english, language)),
    isName: true,
  }));
}

/** Returns the units as documents: their names in all languages, and the words of their cards. */
export function unitDocuments(catalogue: Catalogue, language: Language): readonly SearchDocument<'units'>[] {
  return catalogue.units.map((unit) => unitDocument(unit, catalogue, language));
}

function unitDocument(unit: Unit, catalogue: Catalogue, language: Language): SearchDocument<'units'> {
  const inLanguage = (kind: TermKind) => (printed: string) => localTerm(catalogue, kind, printed, language);
  const faction = catalogue.factionById.get(unit.faction);
  return {
    kind: 'units',
    id: `${unit.faction}/${unit.id}`,
    title: localName(unit, language),
    content: [
      ...unit.characteristics.map(inLanguage('characteristics')),
      ...unit.keywords.map(inLanguage('keywords')),
      ...unit.specialRules.map(inLanguage('special-rules')),
    ].join(', '),
    context: faction === undefined ? '' : localName(faction, language),
    names: [unit.name, ...Object.values(unit.names)],
    isName: true,
  };
}
