import { PLAIN_LANGUAGE, type SearchLanguage, stemsOf, tellingWords } from './search-language.ts';
import { foldWord, searchFold, wordsOf } from './words.ts';

/** Something that can be found. `Kind` names where it comes from, such as `faq` or `units`. */
export type SearchDocument<Kind extends string = string> = {
  readonly kind: Kind;
  /** Unique within its kind. */
  readonly id: string;
  readonly title: string;
  /** Plain words, without markup. */
  readonly content: string;
  /** The text that it belongs to, shown beside the title; not searched. */
  readonly context?: string;
  /** Other names that find it, such as those of other languages. */
  readonly names?: readonly string[];
  /** True for the names of things, which come before texts when they are exactly what was typed. */
  readonly isName?: boolean;
};

/** A word of the documents, in lower case. */
export type Vocable = {
  readonly text: string;
  readonly folded: string;
  readonly stems: readonly string[];
  readonly places: readonly Place[];
  /** True when a title has it, rather than texts or other names alone. */
  readonly isInTitle: boolean;
};

/** A document that has a word, how often its content has it, and whether one of its names does. */
type Place = { readonly entry: Entry; readonly count: number; readonly isInName: boolean };

/** A document made ready: its texts as they are compared, and the words of its names. */
export type Entry<Kind extends string = string> = {
  readonly document: SearchDocument<Kind>;
  readonly title: string;
  readonly otherNames: string;
  readonly content: string;
  /** The words that count, title first. */
  readonly names: readonly (readonly Vocable[])[];
  /** The number of words of the content. */
  readonly length: number;
};

/** Documents made ready to be searched. */
export type SearchIndex<Kind extends string = string> = {
  readonly entries: readonly Entry<Kind>[];
  readonly vocables: readonly Vocable[];
  readonly language: SearchLanguage;
  /** The stems of words that mean the same, by each of them. */
  readonly alike: ReadonlyMap<string, ReadonlySet<string>>;
};

type Growing = Omit<Vocable, 'places' | 'isInTitle'> & { places: Place[]; isInTitle: boolean };

/**
 * Makes documents ready, once; each search then only compares. Their order is kept among equally
 * good hits.
 */
export function createSearchIndex<Kind extends string>(
  documents: readonly SearchDocument<Kind>[],
  language: SearchLanguage = PLAIN_LANGUAGE,
): SearchIndex<Kind> {
  const vocables = new Map<string, Growing>();
  const vocableOf = (text: string): Growing => {
    const known = vocables.get(text);
    if (known !== undefined) return known;
    const folded = foldWord(text);
    const made = { text, folded, stems: stemsOf(text, language), places: [], isInTitle: false };
    vocables.set(text, made);
    return made;
  };
  const entries = documents.map((document) => entryOf(document, language, vocableOf));
  return { entries, vocables: [...vocables.values()], language, alike: alikeOf(language) };
}

function entryOf<Kind extends string>(
  document: SearchDocument<Kind>,
  language: SearchLanguage,
  vocableOf: (text: string) => Growing,
): Entry<Kind> {
  const { title, content, names = [], id } = document;
  // A title such as “Line of sight (LoS)” has two names in it.
  const inBrackets = [...title.matchAll(/\(([^()]+)\)/gu)].flatMap(({ 1: name = '' }) => [
    name,
    title.replace(`(${name})`, ''),
  ]);
  const known = Object.hasOwn(language.names, id) ? (language.names[id] ?? []) : [];
  const others = [...new Set([...inBrackets, ...names, ...known])];
  const inNames = [title, ...others].map((name) => tellingWords(name, language).map(vocableOf));
  for (const vocable of inNames[0] ?? []) vocable.isInTitle = true;
  const words = wordsOf(content);
  const entry: Entry<Kind> = {
    document,
    title: searchFold(title),
    // A term has no line breaks, so it never runs from one name into the next.
    otherNames: others.map(searchFold).join('\n'),
    content: searchFold(content),
    names: inNames.filter((name) => name.length > 0),
    length: words.length,
  };
  const counts = new Map<Growing, number>();
  for (const vocable of words.map(vocableOf)) counts.set(vocable, (counts.get(vocable) ?? 0) + 1);
  const named = new Set(inNames.flat());
  for (const vocable of new Set([...named, ...counts.keys()])) {
    vocable.places.push({ entry, count: counts.get(vocable) ?? 0, isInName: named.has(vocable) });
  }
  return entry;
}

function alikeOf(language: SearchLanguage): SearchIndex['alike'] {
  const groups = new Map<string, Set<string>>();
  for (const words of language.alike) {
    const stems = words.flatMap((word) => stemsOf(word, language));
    for (const stem of stems) groups.set(stem, new Set([...(groups.get(stem) ?? []), ...stems]));
  }
  return groups;
}
