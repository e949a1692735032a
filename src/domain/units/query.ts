import { UNIT_TYPES, type UnitType } from '../catalogue/types.ts';
import { type Column, COLUMNS, MEASURES, type Measure, USUAL_COLUMNS } from './columns.ts';

/** From and to, both inclusive; null is open. */
export type Range = { readonly min: number | null; readonly max: number | null };

export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The keys by which rows may be sorted. */
export type SortKey = 'name' | 'faction' | 'type' | Measure;
export type Sort = { readonly by: SortKey; readonly direction: Direction };

/** The query of a reader of all units. All parts must hold at once; empty parts do not filter. */
export type UnitQuery = {
  /** Words that must all occur in names or rule words; at most `MOST_SEARCHED` characters. */
  readonly search: string;
  readonly faction: string | null;
  /** Any of them. */
  readonly types: readonly UnitType[];
  readonly legalOnly: boolean;
  readonly highCommandOnly: boolean;
  /** All of them; English names. */
  readonly characteristics: readonly string[];
  /** All of them; English names without values. */
  readonly keywords: readonly string[];
  readonly ranges: Readonly<Partial<Record<Measure, Range>>>;
  readonly sort: Sort;
  readonly columns: readonly Column[];
};

export const USUAL_QUERY: UnitQuery = {
  search: '',
  faction: null,
  types: [],
  legalOnly: false,
  highCommandOnly: false,
  characteristics: [],
  keywords: [],
  ranges: {},
  sort: { by: 'name', direction: 'asc' },
  columns: USUAL_COLUMNS,
};

export const MOST_SEARCHED = 100;
/** No measure of a unit is higher. */
export const MOST_MEASURED = 99;
const MOST_WORDS = 20;

export const SORT_KEYS: readonly SortKey[] = ['name', 'faction', 'type', ...MEASURES];
const SINGLE = ['q', 'faction', 'legal', 'hc', 'sort', 'cols'] as const;
const REPEATED = ['type', 'ch', 'kw'] as const;

const ID = /^[\p{L}\d][\p{L}\d._-]{0,99}$/u;
const WORD = /^[\p{L}\d][\p{L}\d' -]{0,59}$/u;
const RANGE = /^(?<min>\d{1,2}(?:\.\d)?)?-(?<max>\d{1,2}(?:\.\d)?)?$/u;

/** The query of an address. What makes no sense is left out, so that any address shows a table. */
export function readQuery(search: URLSearchParams): UnitQuery {
  const faction = search.get('faction') ?? '';
  const types = search.getAll('type');
  return {
    search: (search.get('q') ?? '').slice(0, MOST_SEARCHED),
    faction: ID.test(faction) ? faction : null,
    types: UNIT_TYPES.filter((type) => types.includes(slugOf(type))),
    legalOnly: search.get('legal') === 'yes',
    highCommandOnly: search.get('hc') === 'yes',
    characteristics: readWords(search.getAll('ch')),
    keywords: readWords(search.getAll('kw')),
    ranges: readRanges(search),
    sort: readSort(search.get('sort') ?? ''),
    columns: readColumns(search.get('cols')),
  };
}

/**
 * The address with this query in it: what is usual is not named, and what else stands there stays.
 */
export function writeQuery(query: UnitQuery, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [...SINGLE, ...REPEATED, ...MEASURES]) next.delete(name);
  const { by, direction } = query.sort;
  const columns = query.columns.join('.');
  const named: readonly (readonly [string, string | null])[] = [
    ['q', query.search.trim() === '' ? null : query.search],
    ['faction', query.faction],
    ...query.types.map((type) => ['type', slugOf(type)] as const),
    ['legal', query.legalOnly ? 'yes' : null],
    ['hc', query.highCommandOnly ? 'yes' : null],
    ...query.characteristics.map((word) => ['ch', word] as const),
    ...query.keywords.map((word) => ['kw', word] as const),
    ...MEASURES.map((measure) => [measure, writeRange(query.ranges[measure])] as const),
    ['sort', by === 'name' && direction === 'asc' ? null : `${direction === 'desc' ? '-' : ''}${by}`],
    ['cols', columns === USUAL_COLUMNS.join('.') ? null : columns],
  ];
  for (const [name, value] of named) if (value !== null) next.append(name, value);
  return next;
}

function writeRange({ min, max }: Range = { min: null, max: null }): string | null {
  return min === null && max === null ? null : `${min ?? ''}-${max ?? ''}`;
}

/** Returns the number of parts of the query that filter; order and columns do not. */
export function countParts(query: UnitQuery): number {
  const single = [
    query.search.trim() !== '',
    query.faction !== null,
    query.legalOnly,
    query.highCommandOnly,
  ].filter(Boolean).length;
  const words = query.types.length + query.characteristics.length + query.keywords.length;
  return single + words + Object.keys(query.ranges).length;
}

/** The same order and columns with nothing held back. */
export function withoutFilters(query: UnitQuery): UnitQuery {
  return { ...USUAL_QUERY, sort: query.sort, columns: query.columns };
}

/** The ranges with one of them changed; an open one is left out. */
export function withRange(ranges: UnitQuery['ranges'], measure: Measure, range: Range): UnitQuery['ranges'] {
  const { [measure]: _before, ...others } = ranges;
  return range.min === null && range.max === null ? others : { ...others, [measure]: range };
}

function readWords(words: readonly string[]): readonly string[] {
  return [...new Set(words.filter((word) => WORD.test(word)))].slice(0, MOST_WORDS);
}

function readRanges(search: URLSearchParams): UnitQuery['ranges'] {
  const found = MEASURES.map((measure) => [measure, readRange(search.get(measure))] as const);
  return Object.fromEntries(found.filter(([, range]) => range !== null));
}

function readRange(text: string | null): Range | null {
  const { min, max } = RANGE.exec(text ?? '')?.groups ?? {};
  if (min === undefined && max === undefined) return null;
  return { min: min === undefined ? null : Number(min), max: max === undefined ? null : Number(max) };
}

function readSort(text: string): Sort {
  const by = SORT_KEYS.find((key) => key === text.replace(/^-/u, ''));
  return by === undefined ? USUAL_QUERY.sort : { by, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

/** In the order in which columns always stand; an empty choice shows the name alone. */
function readColumns(text: string | null): readonly Column[] {
  if (text === null) return USUAL_COLUMNS;
  const wanted = text.split('.');
  return COLUMNS.filter((column) => wanted.includes(column));
}

function slugOf(type: UnitType): string {
  return type.toLowerCase().replaceAll(' ', '-');
}
