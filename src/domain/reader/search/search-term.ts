import { isOneSlip, startsWithSlip } from './near-words.ts';
import type { SearchIndex, Vocable } from './search-index.ts';
import { stemsOf, tellingWords } from './search-language.ts';
import { foldWord } from './words.ts';

/** The words of the documents that a typed word may mean, each with how well it fits, up to 1. */
export type Meaning = ReadonlyMap<Vocable, number>;

/** A search term as the documents understand it: the meaning of each of its words. */
export type ReadTerm = {
  readonly meanings: readonly Meaning[];
  /** The term with its misspelled words put right. Null when nothing was misspelled. */
  readonly corrected: string | null;
};

const FORM = 0.93;
const ALIKE = 0.8;
const BEGINNING = 0.6;
const INSIDE = 0.25;
/** An accent that was typed and is not there, where another word has it. */
const OTHER_ACCENT = 0.4;
const MOST_WORDS = 12;
/** One letter begins hundreds of words: it is looked for as it stands. */
const SHORTEST_BEGINNING = 2;
const SHORTEST_CORRECTED = 4;

/**
 * Reads a term. A word that no document has is taken for the nearest one that differs by one slip
 * of a finger.
 */
export function readTerm(index: SearchIndex, term: string): ReadTerm {
  const typed = [...new Set(tellingWords(term, index.language))].slice(0, MOST_WORDS);
  const read = typed.map((word) => {
    const meaning = meaningOf(index, word);
    const nearest = meaning.size > 0 ? null : nearestOf(index, foldWord(word));
    return nearest === null
      ? { word, meaning, isCorrected: false }
      : { word: nearest.text, meaning: meaningOf(index, nearest.text), isCorrected: true };
  });
  return {
    meanings: read.map(({ meaning }) => meaning),
    corrected: read.some(({ isCorrected }) => isCorrected) ? read.map(({ word }) => word).join(' ') : null,
  };
}

function meaningOf(index: SearchIndex, word: string): Meaning {
  const typed = {
    word,
    folded: foldWord(word),
    stems: stemsOf(word, index.language),
    alike: new Set(stemsOf(word, index.language).flatMap((stem) => [...(index.alike.get(stem) ?? [])])),
  };
  const meaning = new Map<Vocable, number>();
  const parts: Vocable[] = [];
  for (const vocable of index.vocables) {
    const fit = fitOf(vocable, typed);
    if (fit > 0) meaning.set(vocable, fit);
    else if (typed.folded.length > 2 && vocable.folded.includes(typed.folded)) parts.push(vocable);
  }
  // Accents count only where they tell two words apart: “dés” is not “des”.
  const isAccented = word !== typed.folded && [...meaning.keys()].some(({ text }) => text === word);
  if (isAccented) {
    for (const vocable of meaning.keys()) {
      if (vocable.folded === typed.folded && vocable.text !== word) meaning.set(vocable, OTHER_ACCENT);
    }
  }
  return meaning.size > 0 ? meaning : new Map(parts.map((vocable) => [vocable, INSIDE]));
}

type Typed = {
  readonly folded: string;
  readonly stems: readonly string[];
  readonly alike: ReadonlySet<string>;
};

function fitOf({ folded, stems }: Vocable, typed: Typed): number {
  if (folded === typed.folded) return 1;
  if (stems.some((stem) => typed.stems.includes(stem))) return FORM;
  if (typed.alike.size > 0 && stems.some((stem) => typed.alike.has(stem))) return ALIKE;
  if (typed.folded.length < SHORTEST_BEGINNING || !folded.startsWith(typed.folded)) return 0;
  return BEGINNING + (FORM - BEGINNING) * (typed.folded.length / folded.length);
}

function nearestOf({ vocables }: SearchIndex, folded: string): Vocable | null {
  if (folded.length < SHORTEST_CORRECTED) return null;
  let nearest: Vocable | null = null;
  let best = 0;
  for (const vocable of vocables) {
    const score = nearnessOf(vocable, folded);
    if (score <= best) continue;
    nearest = vocable;
    best = score;
  }
  return nearest;
}

/** Whole words before beginnings, then words of titles, the same first letter, and common words. */
function nearnessOf(vocable: Vocable, folded: string): number {
  const isWhole = isOneSlip(folded, vocable.folded);
  if (!isWhole && !(folded.length > SHORTEST_CORRECTED && startsWithSlip(vocable.folded, folded))) return 0;
  return (
    (isWhole ? 8_000 : 0) +
    (vocable.isInTitle ? 4_000 : 0) +
    (vocable.folded[0] === folded[0] ? 2_000 : 0) +
    Math.min(vocable.places.length, 1_000)
  );
}
