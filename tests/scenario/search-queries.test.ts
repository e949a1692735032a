/**
 * Queries of players with the hits that are right, 60 a language, in
 * `search-queries/<lang>.json`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSearchLanguage } from '#data/reader/load-search-language.ts';
import { LANGUAGES, type Language } from '#domain/catalogue/types.ts';
import { createSearchIndex } from '#domain/reader/search/search-index.ts';
import { searchTexts } from '#domain/reader/search/search.ts';
import { SEARCHED_KINDS, searchDocuments } from '#tests/builders/search-documents.ts';

/** The number of hits of each kind that the page shows at first. */
const SHOWN = 5;

type Queries = Readonly<Record<string, readonly string[]>>;

function queriesIn(language: Language): Queries {
  const file = join(import.meta.dirname, `search-queries/${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Queries;
}

describe.each(LANGUAGES)('the search in %s', async (language) => {
  const documents = searchDocuments(language);
  const known = await loadSearchLanguage(language);
  const index = createSearchIndex(documents, known);
  const queries = Object.entries(queriesIn(language));
  const shown = (query: string) =>
    searchTexts(index, query, SEARCHED_KINDS).groups.flatMap(({ hits }) =>
      hits.slice(0, SHOWN).map(({ id }) => id),
    );
  const missed = (first: number) =>
    queries
      .map(([query, right]) => ({ query, right, shown: shown(query).slice(0, first) }))
      .filter(({ right, shown: hits }) => !hits.some((id) => right.includes(id)));

  it('has every document that a query asks for or that has other names', () => {
    const ids = new Set(documents.map(({ id }) => id));
    expect(Object.keys(known.names).filter((id) => !ids.has(id))).toEqual([]);
    expect(queries.flatMap(([, right]) => right).filter((id) => !ids.has(id))).toEqual([]);
    expect(queries).toHaveLength(60);
  });

  it('shows the right text first for 57 of 60 queries', () => {
    expect(missed(1).slice(3)).toEqual([]);
  });

  it('shows the right text among the first three for all of 60 queries', () => {
    expect(missed(3)).toEqual([]);
  });
});
