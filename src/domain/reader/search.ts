import { searchFold } from './fold-map.ts';

/** Something that can be found. `Kind` names where it comes from, such as `faq` or `units`. */
export type SearchDocument<Kind extends string = string> = {
  readonly kind: Kind;
  /** Unique within its kind. */
  readonly id: string;
  readonly title: string;
  /** Plain words, without markup. */
  readonly content: string;
  /** The path of the app where it is read. */
  readonly path: string;
  /** The text that it belongs to, shown beside the title; not searched. */
  readonly context?: string;
  /** Other names that find it, such as those of other languages. */
  readonly names?: readonly string[];
};

/** All documents of one kind that a term finds, best first. */
export type HitGroup<Kind extends string = string> = {
  readonly kind: Kind;
  readonly hits: readonly SearchDocument<Kind>[];
};

type Entry<Kind extends string> = {
  readonly document: SearchDocument<Kind>;
  readonly title: string;
  readonly names: string;
  readonly content: string;
};

/** Documents made ready to be searched. */
export type SearchIndex<Kind extends string = string> = { readonly entries: readonly Entry<Kind>[] };

/**
 * Makes documents ready, once; each search then only compares. Their order is kept among equally
 * good hits.
 */
export function createSearchIndex<Kind extends string>(
  documents: readonly SearchDocument<Kind>[],
): SearchIndex<Kind> {
  return {
    entries: documents.map((document) => ({
      document,
      title: searchFold(document.title),
      // A term has no line breaks, so it never runs from one name into the next.
      names: (document.names ?? []).map(searchFold).join('\n'),
      content: searchFold(document.content),
    })),
  };
}

/**
 * The number of ranks of a hit: the title itself, its beginning, a word's beginning in it, anywhere
 * in it or another name, the content.
 */
const RANKS = 5;

/**
 * Returns the hits of a term (docs/product.md, "Search in the reader"): its text as it stands,
 * anywhere in title or content, capitals and accents ignored. A blank term has no hits; no
 * character has a special meaning. Groups begin with the one of the best hit; among equals the
 * order of `kinds` counts, and kinds that are not in it are left out.
 */
export function searchTexts<Kind extends string>(
  index: SearchIndex<Kind>,
  term: string,
  kinds: readonly Kind[],
): readonly HitGroup<Kind>[] {
  const wanted = searchFold(term);
  if (wanted === '') return [];
  const found = new Map<Kind, SearchDocument<Kind>[][]>(
    kinds.map((kind) => [kind, Array.from({ length: RANKS }, () => [])]),
  );
  for (const entry of index.entries) {
    const rank = rankOf(entry, wanted);
    if (rank !== null) found.get(entry.document.kind)?.[rank]?.push(entry.document);
  }
  return [...found]
    .map(([kind, ranks]) => ({ kind, best: ranks.findIndex(isFilled), hits: ranks.flat() }))
    .filter(({ best }) => best !== -1)
    .toSorted((one, other) => one.best - other.best)
    .map(({ kind, hits }) => ({ kind, hits }));
}

function isFilled(list: readonly unknown[]): boolean {
  return list.length > 0;
}

function rankOf({ title, names, content }: Entry<string>, wanted: string): number | null {
  const at = title.indexOf(wanted);
  if (at === 0) return title.length === wanted.length ? 0 : 1;
  if (at > 0) return startsWord(title, wanted) ? 2 : 3;
  if (names.includes(wanted)) return 3;
  return content.includes(wanted) ? 4 : null;
}

function startsWord(title: string, wanted: string): boolean {
  for (let at = title.indexOf(wanted); at !== -1; at = title.indexOf(wanted, at + 1)) {
    if (at > 0 && !/[\p{L}\p{N}]/u.test(title.charAt(at - 1))) return true;
  }
  return false;
}
