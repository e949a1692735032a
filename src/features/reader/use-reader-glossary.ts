import { useQuery } from '@tanstack/react-query';
import { loadGlossary } from '#data/load-glossary.ts';
import { descriptionOf, nameOf, type SpecialRule, specialRulesQuery } from '#data/reader/special-rules.ts';
import { type Glossary, type GlossaryEntry, glossaryEntry } from '#domain/catalogue/texts/glossary.ts';
import { termId } from '#domain/catalogue/texts/term.ts';
import { type Language, TERM_KINDS } from '#domain/catalogue/types.ts';
import { type WordPiece, wordFinder } from '#domain/reader/glossary-words.ts';
import { hasOwnTexts } from '#platform/text-source.ts';
import { useLanguage } from '#platform/use-language.ts';

/** The name in the address of the dialog that explains a word. */
export const TERM_DIALOG = 'term';

/**
 * A word of the glossary as readers see it, with the key that it has in addresses: `keywords/aim`.
 */
export type ReaderTerm = GlossaryEntry & {
  readonly key: string;
  readonly english: string;
  /** False where the backend's own rules say the text, which no release changes. */
  readonly isOfCatalogue: boolean;
};

export type ReaderGlossary = {
  readonly terms: readonly ReaderTerm[];
  readonly termOf: (key: string) => ReaderTerm | null;
  readonly find: (text: string, seen: Set<string>) => readonly WordPiece[];
};

const NO_WORDS: ReaderGlossary = { terms: [], termOf: () => null, find: wordFinder([]) };

/**
 * The words that texts link to, with what the database says about special rules. Without any while
 * they are on their way.
 */
export function useReaderGlossary(): ReaderGlossary {
  const language = useLanguage();
  const glossary = useQuery({
    queryKey: ['reader', 'glossary', language],
    queryFn: () => loadGlossary(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const rules = useQuery({ ...specialRulesQuery(), enabled: !hasOwnTexts() });
  return glossary.data === undefined ? NO_WORDS : made(glossary.data, rules.data ?? NO_RULES, language);
}

const NO_RULES: readonly SpecialRule[] = [];

let last: {
  readonly from: readonly [Glossary, readonly SpecialRule[], Language];
  readonly glossary: ReaderGlossary;
} | null = null;

/** Made once for the same words: every text on the page asks for it. */
function made(glossary: Glossary, rules: readonly SpecialRule[], language: Language): ReaderGlossary {
  if (last !== null && last.from[0] === glossary && last.from[1] === rules && last.from[2] === language) {
    return last.glossary;
  }
  const terms = termsOf(glossary, rules, language);
  const byKey = new Map(terms.map((term) => [term.key, term]));
  const result = { terms, termOf: (key: string) => byKey.get(key) ?? null, find: wordFinder(terms) };
  last = { from: [glossary, rules, language], glossary: result };
  return result;
}

function termsOf(
  glossary: Glossary,
  rules: readonly SpecialRule[],
  language: Language,
): readonly ReaderTerm[] {
  const own = TERM_KINDS.flatMap((kind) =>
    (glossary.terms[kind] ?? []).flatMap(({ name: english }) => {
      const entry = glossaryEntry(glossary, kind, english);
      if (entry === null) return [];
      return [{ ...entry, english, key: `${entry.kind}/${entry.id}`, isOfCatalogue: true }];
    }),
  );
  const written = new Map(rules.map((rule) => [termId(rule.name), rule]));
  const isRule = (term: ReaderTerm) => term.kind === 'special-rules' && written.has(term.id);
  return [
    ...own.filter((term) => !isRule(term)),
    ...[...written].map(([id, rule]): ReaderTerm => {
      const known = own.find((term) => term.kind === 'special-rules' && term.id === id);
      const text = descriptionOf(rule, language);
      return {
        kind: 'special-rules',
        id,
        key: `special-rules/${id}`,
        isOfCatalogue: text === null && known !== undefined,
        english: rule.name,
        name: known?.name ?? nameOf(rule, language),
        text: text ?? known?.text ?? '',
        // The database's text ends with what stands in brackets.
        value: text === null ? (known?.value ?? null) : null,
      };
    }),
  ].filter((term) => term.text !== '');
}
