/**
 * Prints the time that one key press in the search of the reader takes: over all texts, words,
 * missions and units of a language, and over 10,000 made-up units besides. A press searches
 * everything, and cuts and marks the hits that the page then shows. npm run bench -- search. Judges
 * nothing; the aim is 5 ms on a desktop.
 */
import { join } from 'node:path';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { type Language, LANGUAGES } from '#domain/catalogue/types.ts';
import { createSearchIndex, type SearchDocument } from '#domain/reader/search/search-index.ts';
import type { SearchLanguage } from '#domain/reader/search/search-language.ts';
import { searchTexts } from '#domain/reader/search/search.ts';
import { markHits, snippetOf } from '#domain/reader/snippet.ts';
import { readSearchWords } from '#scripts/texts/search-words.ts';
import { readTexts } from '#scripts/texts/text-files.ts';
import { SEARCHED_KINDS, searchDocuments } from '#tests/builders/search-documents.ts';

const ROOT = join(import.meta.dirname, '..');
const MADE_UP = 10_000;
const RUNS = 30;
/** The number of hits of each kind that a page shows at first. */
const SHOWN = 5;
/** Typed letter by letter: something everywhere, something rare, nothing, a slip, and signs. */
const TYPED = ['cover', 'hersir', 'a charge', 'ambusher deploy', 'initative', 'xyzzy', '(x) [', 'é'];
const STEMMERS = { en: english, es: spanish, fr: french };

const words = readSearchWords(ROOT, readTexts(ROOT).texts);

function languageOf(language: Language): SearchLanguage {
  const known = words.byLanguage[language];
  return {
    stem: STEMMERS[language],
    isEnglish: language === 'en',
    skipped: new Set(known?.skipped),
    alike: known?.alike ?? [],
    names: words.names,
  };
}

function madeUpUnits(documents: readonly SearchDocument[]): readonly SearchDocument[] {
  const units = documents.filter(({ kind }) => kind === 'units');
  return Array.from({ length: MADE_UP }, (_, at) => {
    const unit = units[at % units.length];
    if (unit === undefined) throw new Error('The catalogue has no units.');
    return { ...unit, id: `${unit.id}${at}`, title: `${unit.title} ${at}` };
  });
}

/** Returns the milliseconds of one press: the search, and the part of it that the page shows. */
function press(index: ReturnType<typeof createSearchIndex>, term: string): number {
  const start = performance.now();
  const { groups, marks } = searchTexts(index, term, SEARCHED_KINDS);
  for (const { hits } of groups) {
    for (const hit of hits.slice(0, SHOWN)) {
      markHits(hit.title, marks);
      snippetOf(hit.content, marks);
    }
  }
  return performance.now() - start;
}

function measure(label: string, documents: readonly SearchDocument[], language: SearchLanguage): void {
  const start = performance.now();
  const index = createSearchIndex(documents, language);
  const making = performance.now() - start;
  const presses = TYPED.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1)));
  // The median of many runs of each press, as other programs of the machine take their share of
  // single ones.
  const times = presses.map((term) => middle(Array.from({ length: RUNS }, () => press(index, term))));
  const slowest = Math.max(...times);
  const cells = [making, middle(times), slowest].map((time) => `${time.toFixed(1)} ms`);
  console.log(
    `| ${[label, documents.length, ...cells].join(' | ')} | \`${presses[times.indexOf(slowest)] ?? ''}\` |`,
  );
}

function middle(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

console.log('| Searched | Documents | Made ready once | Median press | Slowest press | Which |');
console.log('| --- | ---: | ---: | ---: | ---: | --- |');
for (const language of LANGUAGES) {
  const all = searchDocuments(language);
  const known = languageOf(language);
  measure(`everything (${language})`, all, known);
  measure(`with ${MADE_UP} made-up units (${language})`, [...all, ...madeUpUnits(all)], known);
}
