import { type Marks, NO_MARKS } from '../fold-map.ts';
import type { Entry, SearchDocument, SearchIndex } from './search-index.ts';
import { type Meaning, readTerm } from './search-term.ts';
import { searchFold } from './words.ts';

/** All documents of one kind that a term finds, best first. */
export type HitGroup<Kind extends string = string> = {
  readonly kind: Kind;
  readonly hits: readonly SearchDocument<Kind>[];
};

/** The hits of a term by kind, and what to say about them. */
export type SearchResult<Kind extends string = string> = {
  readonly groups: readonly HitGroup<Kind>[];
  /** The term that was searched instead, where a word was misspelled. Null otherwise. */
  readonly corrected: string | null;
  /** True when no document has all words of the term, so that the hits have some of them. */
  readonly isPartial: boolean;
  /** The words to mark in the hits. */
  readonly marks: Marks;
};

/**
 * Returns the hits of a term (docs/product.md, "Search in the reader"). A hit has every word of the
 * term, in any order and form, or the term as it is typed; a blank term has no hits, and no
 * character has a special meaning. Groups begin with the one of the best hit; among equals the
 * order of `kinds` counts, and kinds that are not in it are left out.
 */
export function searchTexts<Kind extends string>(
  index: SearchIndex<Kind>,
  term: string,
  kinds: readonly Kind[],
): SearchResult<Kind> {
  if (searchFold(term) === '') return { groups: [], corrected: null, isPartial: false, marks: NO_MARKS };
  const { meanings, corrected } = readTerm(index, term);
  const phrase = searchFold(corrected ?? term);
  const { found, most } = matchesOf(meanings);
  const groups = new Map<Kind, Scored<Kind>[]>(kinds.map((kind) => [kind, []]));
  for (const entry of index.entries) {
    const match = found.get(entry);
    const score =
      phraseScore(entry, phrase, meanings.length) +
      (match?.words === most ? CONTENT * match.content + nameScore(entry, match, meanings) : 0);
    if (score > 0) groups.get(entry.document.kind)?.push({ document: entry.document, score });
  }
  return {
    groups: [...groups].flatMap(ordered).toSorted(byScore).map(withoutScore),
    corrected,
    isPartial: most > 0 && most < meanings.length,
    marks: marksOf(meanings, phrase),
  };
}

type Scored<Kind extends string> = { readonly document: SearchDocument<Kind>; readonly score: number };
type ScoredGroup<Kind extends string> = HitGroup<Kind> & { readonly score: number };

function ordered<Kind extends string>([kind, scored]: readonly [Kind, Scored<Kind>[]]): ScoredGroup<Kind>[] {
  const sorted = scored.toSorted(byScore);
  const [best] = sorted;
  return best === undefined
    ? []
    : [{ kind, score: best.score, hits: sorted.map(({ document }) => document) }];
}

function byScore(one: { readonly score: number }, other: { readonly score: number }): number {
  return other.score - one.score;
}

function withoutScore<Kind extends string>({ kind, hits }: ScoredGroup<Kind>): HitGroup<Kind> {
  return { kind, hits };
}

/** The words of a term that a document has, and their worth in its content, up to 1. */
type Match = { words: number; content: number; isInName: boolean };

/** A document's points for its names, for its content, and for the term as it was typed. */
const NAME = 100;
const OTHER_NAME = 98;
const CONTENT = 12;
/** A name that is exactly the term, or another form of it. */
const EXACT = { same: 12, form: 6, formShare: 0.88 };
const PHRASE = { start: 6, title: 5, otherName: 3, content: 1, eachWord: 10 };

/** Returns the matches by document, and the most words of the term that one of them has. */
function matchesOf(meanings: readonly Meaning[]) {
  const found = new Map<Entry, Match>();
  let most = 0;
  for (const meaning of meanings) {
    for (const [entry, { content, isInName }] of placesOf(meaning)) {
      const match = found.get(entry) ?? { words: 0, content: 0, isInName: false };
      match.words += 1;
      match.content += content / meanings.length;
      match.isInName ||= isInName;
      most = Math.max(most, match.words);
      found.set(entry, match);
    }
  }
  return { found, most };
}

function placesOf(meaning: Meaning) {
  const found = new Map<Entry, { content: number; isInName: boolean }>();
  for (const [{ places }, fit] of meaning) {
    for (const { entry, count, isInName } of places) {
      const place = found.get(entry) ?? { content: 0, isInName: false };
      place.content = Math.max(place.content, fit * shareOf(count, entry.length));
      place.isInName ||= isInName;
      found.set(entry, place);
    }
  }
  return found;
}

/** Grows with each time that a text has a word, the less the longer the text is. */
function shareOf(count: number, length: number): number {
  return count / (count + 1 + length / 100);
}

/** The best of a document's names: how much of the term it has, and how little else. */
function nameScore({ names, document }: Entry, { isInName }: Match, meanings: readonly Meaning[]): number {
  if (!isInName) return 0;
  let best = 0;
  for (const [at, words] of names.entries()) {
    const ofTerm = sum(meanings, (meaning) => bestOf(words, (word) => meaning.get(word) ?? 0));
    const ofName = sum(words, (word) => bestOf(meanings, (meaning) => meaning.get(word) ?? 0));
    const share = (ofTerm / meanings.length) * (0.5 + ofName / words.length / 2);
    const exact = document.isName === true ? exactScore(share) : 0;
    best = Math.max(best, share * (at === 0 ? NAME : OTHER_NAME) + exact);
  }
  return best;
}

function exactScore(share: number): number {
  if (share < EXACT.formShare) return 0;
  return share === 1 ? EXACT.same : EXACT.form;
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}

function bestOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((best, item) => Math.max(best, value(item)), 0);
}

/** The more words stand together as they were typed, the less that is chance. */
function phraseScore({ title, otherNames, content }: Entry, phrase: string, words: number): number {
  const chance = PHRASE.eachWord * Math.max(0, words - 1);
  if (title.startsWith(phrase)) return PHRASE.start + chance;
  if (title.includes(phrase)) return PHRASE.title + chance;
  if (otherNames.includes(phrase)) return PHRASE.otherName + chance;
  return content.includes(phrase) ? PHRASE.content + chance : 0;
}

const MOST_MARKS = 300;

/** The words that the term means, and the term itself when it has several words or means none. */
function marksOf(meanings: readonly Meaning[], phrase: string): Marks {
  const words = meanings.flatMap((meaning) =>
    [...meaning].filter(([, fit]) => fit >= WORTH_MARKING).map(([{ folded }]) => folded),
  );
  return {
    phrase: meanings.length === 1 && words.length > 0 ? '' : phrase,
    words: [...new Set(words)].slice(0, MOST_MARKS),
  };
}

const WORTH_MARKING = 0.5;
