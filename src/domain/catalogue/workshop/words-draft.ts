import { LANGUAGES, type Language, TERM_KINDS, type TermKind } from '../types.ts';
import type { DraftOrigin } from './draft.ts';

/** The parts of the catalogue that are words alone: terms of the glossary, and factions. */
export type WordsSection = 'terms' | 'factions';

/** A word of a term or faction; `value` is the meaning of the brackets behind a term. */
export type WordsField = 'name' | 'text' | 'value';

/** The words in one language as typed, an empty text where nothing is known. */
export type Words = Readonly<Record<WordsField, string>>;

/** Words by language; a language without any may be absent. */
export type WordsByLanguage = Readonly<Partial<Record<Language, Words>>>;

/** A term or a faction as somebody writes it down. */
export type WordsDraft = {
  readonly section: WordsSection;
  /** As in `Overlay`; null for something that the catalogue does not have. */
  readonly target: string | null;
  /** The kind of a term; empty for a faction and while nobody has chosen one. */
  readonly kind: TermKind | '';
  readonly words: WordsByLanguage;
  readonly origin: DraftOrigin;
};

/** The fields of each section in the order of the form. */
export const WORDS_FIELDS = {
  terms: ['name', 'text', 'value'],
  factions: ['name'],
} as const satisfies Record<WordsSection, readonly WordsField[]>;

/** Words of which nothing is known. */
export const NO_WORDS: Words = { name: '', text: '', value: '' };

/** A draft of a term or faction that is missing. */
export function emptyWordsDraft(section: WordsSection, name: string): WordsDraft {
  return {
    section,
    target: null,
    kind: '',
    words: { en: { ...NO_WORDS, name } },
    origin: { source: 'rules', page: '', note: '', wantsCredit: true },
  };
}

/** The draft of a correction: everything as the catalogue has it. */
export function wordsDraftOf(
  section: WordsSection,
  target: string,
  words: WordsByLanguage,
  origin?: DraftOrigin,
): WordsDraft {
  const empty = emptyWordsDraft(section, '');
  return { ...empty, target, kind: kindOf(section, target), words, origin: origin ?? empty.origin };
}

/** Returns the kind in a term's target; empty for a faction and for an unknown kind. */
function kindOf(section: WordsSection, target: string): TermKind | '' {
  const [kind] = target.split('/');
  return (section === 'terms' ? TERM_KINDS.find((each) => each === kind) : undefined) ?? '';
}

/** Returns the draft with one word replaced. */
export function withWord(
  draft: WordsDraft,
  language: Language,
  field: WordsField,
  typed: string,
): WordsDraft {
  const before = draft.words[language] ?? NO_WORDS;
  return { ...draft, words: { ...draft.words, [language]: { ...before, [field]: typed } } };
}

/** Returns the words that are not blank, trimmed, by field. */
export function toldWords(section: WordsSection, words: Words = NO_WORDS): Readonly<Record<string, string>> {
  const told = WORDS_FIELDS[section].map((field) => [field, words[field].trim()] as const);
  return Object.fromEntries(told.filter(([, word]) => word !== ''));
}

/** All languages but English, in which a release keeps its facts. */
export const TRANSLATIONS: readonly Exclude<Language, 'en'>[] = LANGUAGES.filter(
  (language) => language !== 'en',
);
