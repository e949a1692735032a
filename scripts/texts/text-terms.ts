import type { CatalogueFiles } from '#domain/catalogue/assemble.ts';
import type { ReaderTexts } from '#domain/reader/texts.ts';

/**
 * A term of the glossary with its name in one language. Terms without a name of their own there are
 * left out.
 */
export type TranslatedTerm = { readonly english: string; readonly local: string };

/**
 * A word that is right although it looks like a term: in a translation (`english-word`) it is a
 * word of the language, in an English text (`ordinary-word`) it is meant in its everyday sense.
 * `at` narrows it to one section or entry.
 */
export type AllowedWord = {
  readonly kind: 'english-word' | 'ordinary-word';
  readonly term: string;
  readonly language: string;
  readonly at?: string;
};

/** The glossary's terms whose name differs between English and `language`. */
export function translatedTerms(files: CatalogueFiles, language: string): readonly TranslatedTerm[] {
  const names = files.locales.find((locale) => locale.language === language)?.value.terms ?? {};
  return files.glossary.flatMap(({ kind, value }) =>
    value.flatMap(({ id, name }) => {
      const local = names[kind]?.[id];
      const isSame = local === undefined || local.toLowerCase() === name.toLowerCase();
      return isSame ? [] : [{ english: name, local }];
    }),
  );
}

/**
 * Returns the places where a language does not use its glossary's word for a term: an English name
 * inside a translation, or an English text that names a term which its translation leaves out. One
 * line for each, with section or entry.
 */
export function termFaults(
  texts: ReaderTexts,
  language: string,
  terms: readonly TranslatedTerm[],
  allowed: readonly AllowedWord[],
): readonly string[] {
  return pairTermFaults(pairsOf(texts, language), language, terms, allowed);
}

/** As `termFaults`, for texts of another shape. */
export function pairTermFaults(
  pairs: readonly TextPair[],
  language: string,
  terms: readonly TranslatedTerm[],
  allowed: readonly AllowedWord[],
): readonly string[] {
  const isAllowed = (kind: AllowedWord['kind'], term: string, at: string) =>
    allowed.some(
      (each) =>
        each.kind === kind &&
        each.term === term &&
        each.language === language &&
        (each.at === undefined || each.at === at),
    );
  return pairs.flatMap(({ at, english, local }) =>
    terms.flatMap((term) => {
      const faults: string[] = [];
      if (holdsWord(local, term.english, 'iu') && !isAllowed('english-word', term.english, at)) {
        faults.push(`${at}: ${term.english} is ${term.local} in ${language}`);
      }
      const isNamed = holdsWord(english, term.english, 'u') && !isAllowed('ordinary-word', term.english, at);
      if (isNamed && !local.toLowerCase().includes(term.local.toLowerCase())) {
        faults.push(`${at}: does not say ${term.local} for ${term.english} in ${language}`);
      }
      return faults;
    }),
  );
}

/** True when a text holds a word, in the plural too. What stands in braces is no word. */
function holdsWord(text: string, word: string, flags: string): boolean {
  const words = text.replaceAll(/\{[^{}]*\}/gu, ' ');
  return new RegExp(String.raw`(?<!\p{L})${word}s?(?!\p{L})`, flags).test(words);
}

/** A text and its translation; `at` names both. */
export type TextPair = { readonly at: string; readonly english: string; readonly local: string };

function pairsOf({ chapters, topics }: ReaderTexts, language: string): readonly TextPair[] {
  const pair = (
    at: string,
    english: Readonly<Record<string, string>>,
    local: Readonly<Record<string, string>> | undefined,
  ): TextPair[] =>
    local === undefined
      ? []
      : [{ at, english: Object.values(english).join('\n'), local: Object.values(local).join('\n') }];
  return [
    ...chapters.flatMap(({ id, title, translations, sections }) => [
      ...pair(id, { title }, translations[language]),
      ...sections.flatMap((each) =>
        pair(each.id, { title: each.title, text: each.text }, each.translations[language]),
      ),
    ]),
    ...topics.flatMap(({ id, title, translations, entries }) => [
      ...pair(id, { title }, translations[language]),
      ...entries.flatMap((each) =>
        pair(each.id, { question: each.question, answer: each.answer }, each.translations[language]),
      ),
    ]),
  ];
}
