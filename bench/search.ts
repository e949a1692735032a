/**
 * Prints what one key press in the search of the reader takes: over all texts, words, missions and
 * units of a language, and over 10,000 made-up units besides. Counted is what a press does: search
 * everything, and cut and mark what the page then shows. npm run bench -- search. Judges nothing;
 * the aim is 16 ms.
 */
import { join } from 'node:path';
import { assembleCatalogue } from '#domain/catalogue/assemble.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { localName, localTerm } from '#domain/catalogue/localise.ts';
import { type Language, LANGUAGES, type Unit } from '#domain/catalogue/types.ts';
import { textsIn } from '#domain/reader/language-texts.ts';
import { createSearchIndex, type SearchDocument, searchTexts } from '#domain/reader/search.ts';
import { markHits, snippetOf } from '#domain/reader/snippet.ts';
import { plainText } from '#domain/reader/text-blocks.ts';
import { readCatalogue } from '#scripts/catalogue/catalogue-files.ts';
import { readTexts } from '#scripts/texts/text-files.ts';

const ROOT = join(import.meta.dirname, '..');
const MADE_UP = 10_000;
const RUNS = 30;
/** The number of hits of each kind that a page shows at first. */
const SHOWN = 5;
const KINDS = ['rules', 'faq', 'glossary', 'units'];
/** Typed letter by letter: something everywhere, something rare, something nowhere, and signs. */
const TYPED = ['cover', 'hersir', 'a charge', 'xyzzy', '(x) [', 'é'];

const read = readCatalogue(ROOT);
if (!read.ok) throw new Error('The catalogue has faults.');
const { value: files } = read;
const catalogue = createCatalogue(assembleCatalogue(files));
const { texts } = readTexts(ROOT);

function textDocuments(language: Language): readonly SearchDocument[] {
  const shown = textsIn(texts, language);
  return (['rules', 'faq'] as const).flatMap((kind) =>
    shown[kind].flatMap(({ sections }) =>
      sections.map(({ id, title, text }) => ({
        kind,
        id,
        title,
        content: plainText(text, (part) => ('die' in part ? part.die : part.symbol)),
        path: `/${kind}/${id}`,
      })),
    ),
  );
}

function termDocuments(): readonly SearchDocument[] {
  return files.glossary.flatMap(({ kind, value }) =>
    value.map(({ id, name, text }) => ({
      kind: 'glossary',
      id: `${kind}/${id}`,
      title: name,
      content: text,
      path: '',
    })),
  );
}

function unitDocument(unit: Unit, language: Language, suffix = ''): SearchDocument {
  const words = [...unit.characteristics, ...unit.keywords, ...unit.specialRules];
  return {
    kind: 'units',
    id: `${unit.faction}/${unit.id}${suffix}`,
    title: `${localName(unit, language)}${suffix}`,
    content: words.map((word) => localTerm(catalogue, 'keywords', word, language)).join(', '),
    path: '',
    names: [unit.name, ...Object.values(unit.names)],
  };
}

function madeUpUnits(language: Language): readonly SearchDocument[] {
  return Array.from({ length: MADE_UP }, (_, at) => {
    const unit = catalogue.units[at % catalogue.units.length];
    if (unit === undefined) throw new Error('The catalogue has no units.');
    return unitDocument(unit, language, ` ${at}`);
  });
}

/** Milliseconds of one press: the search, and what the page shows of it. */
function press(index: ReturnType<typeof createSearchIndex>, term: string): number {
  const start = performance.now();
  for (const { hits } of searchTexts(index, term, KINDS)) {
    for (const hit of hits.slice(0, SHOWN)) {
      markHits(hit.title, term);
      snippetOf(hit.content, term);
    }
  }
  return performance.now() - start;
}

function measure(label: string, documents: readonly SearchDocument[]): void {
  const start = performance.now();
  const index = createSearchIndex(documents);
  const making = performance.now() - start;
  const presses = TYPED.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1)));
  // The middle of many runs of each press, as other programs of the machine take their share of
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

console.log('| Searched | Documents | Made ready once | Middle press | Slowest press | Which |');
console.log('| --- | ---: | ---: | ---: | ---: | --- |');
for (const language of LANGUAGES) {
  const all = [
    ...textDocuments(language),
    ...termDocuments(),
    ...catalogue.units.map((unit) => unitDocument(unit, language)),
  ];
  measure(`everything (${language})`, all);
  measure(`with ${MADE_UP} made-up units (${language})`, [...all, ...madeUpUnits(language)]);
}
