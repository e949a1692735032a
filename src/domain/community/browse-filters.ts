/** The orders in which the board may stand, the usual one first. */
export const BROWSE_SORTS = ['newest', 'oldest', 'likes', 'points', 'points_low', 'name'] as const;
export type BrowseSort = (typeof BROWSE_SORTS)[number];

export type ListKind = 'casual' | 'tournament';

/** The filters of a reader of the board. All of them must hold at once. */
export type BrowseFilters = {
  /** Words that occur in the list's name, its author's or its units'; at most 100 characters. */
  readonly search: string;
  readonly faction: string | null;
  readonly kind: ListKind | null;
  readonly legalOnly: boolean;
  /** Points (pts), inclusive. */
  readonly minPoints: number | null;
  readonly maxPoints: number | null;
  /** Ids of units that must all be in the list. */
  readonly units: readonly string[];
  /** The author's id. */
  readonly author: string | null;
  readonly sort: BrowseSort;
};

export const NO_FILTERS: BrowseFilters = {
  search: '',
  faction: null,
  kind: null,
  legalOnly: false,
  minPoints: null,
  maxPoints: null,
  units: [],
  author: null,
  sort: 'newest',
};

export const MOST_SEARCHED = 100;
export const MOST_POINTS = 9_999;
/** Most units that may be asked for together. */
export const MOST_UNITS = 10;

const ID = /^[\p{L}\d][\p{L}\d._-]{0,99}$/u;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const PARAMETERS = ['q', 'faction', 'type', 'legal', 'min', 'max', 'unit', 'author', 'sort'] as const;

/**
 * Returns the filters in an address. Unknown values are left out, so that any address shows a
 * board.
 */
export function readFilters(search: URLSearchParams): BrowseFilters {
  const kind = search.get('type');
  const author = search.get('author') ?? '';
  const faction = search.get('faction') ?? '';
  return {
    search: (search.get('q') ?? '').slice(0, MOST_SEARCHED),
    faction: ID.test(faction) ? faction : null,
    kind: kind === 'casual' || kind === 'tournament' ? kind : null,
    legalOnly: search.get('legal') === 'yes',
    minPoints: readPoints(search.get('min')),
    maxPoints: readPoints(search.get('max')),
    units: [...new Set(search.getAll('unit').filter((id) => ID.test(id)))].slice(0, MOST_UNITS),
    author: UUID.test(author) ? author.toLowerCase() : null,
    sort: BROWSE_SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
  };
}

/**
 * The address with these filters in it: what filters nothing is not named, and what else stands
 * there stays.
 */
export function writeFilters(filters: BrowseFilters, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of PARAMETERS) next.delete(name);
  if (filters.search.trim() !== '') next.set('q', filters.search);
  if (filters.faction !== null) next.set('faction', filters.faction);
  if (filters.kind !== null) next.set('type', filters.kind);
  if (filters.legalOnly) next.set('legal', 'yes');
  if (filters.minPoints !== null) next.set('min', String(filters.minPoints));
  if (filters.maxPoints !== null) next.set('max', String(filters.maxPoints));
  for (const id of filters.units) next.append('unit', id);
  if (filters.author !== null) next.set('author', filters.author);
  if (filters.sort !== 'newest') next.set('sort', filters.sort);
  return next;
}

/** Returns the number of filters that are set; the order does not count. */
export function countFilters(filters: BrowseFilters): number {
  const parts = [
    filters.search.trim() !== '',
    filters.faction !== null,
    filters.kind !== null,
    filters.legalOnly,
    filters.minPoints !== null || filters.maxPoints !== null,
    filters.author !== null,
  ];
  return parts.filter(Boolean).length + filters.units.length;
}

function readPoints(text: string | null): number | null {
  if (text === null || !/^\d{1,4}$/.test(text)) return null;
  return Math.min(Number(text), MOST_POINTS);
}
