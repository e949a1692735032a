import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNIT_TYPES } from '../catalogue/types.ts';
import { COLUMNS, MEASURES, USUAL_COLUMNS } from './columns.ts';
import {
  countParts,
  readQuery,
  SORT_KEYS,
  type UnitQuery,
  USUAL_QUERY,
  withoutFilters,
  withRange,
  writeQuery,
} from './query.ts';

const read = (text: string) => readQuery(new URLSearchParams(text));
const write = (query: Partial<UnitQuery>, before = '') =>
  writeQuery({ ...USUAL_QUERY, ...query }, new URLSearchParams(before)).toString();

const limit = fc.option(fc.integer({ min: 0, max: 999 }).map((tenths) => tenths / 10));
const ranges = fc
  .dictionary(fc.constantFrom(...MEASURES), fc.record({ min: limit, max: limit }))
  .map((all) =>
    Object.fromEntries(Object.entries(all).filter(([, { min, max }]) => min !== null || max !== null)),
  );
const query: fc.Arbitrary<UnitQuery> = fc.record({
  search: fc.string({ maxLength: 30 }).filter((text) => text.trim() !== '' || text === ''),
  faction: fc.constantFrom(null, 'feudom', 'syenann'),
  types: fc.subarray([...UNIT_TYPES]),
  legalOnly: fc.boolean(),
  highCommandOnly: fc.boolean(),
  characteristics: fc.subarray(['Orc', 'Living Flesh', 'Sÿenann']),
  keywords: fc.subarray(['Scout', 'Preferred Terrain']),
  ranges,
  sort: fc.record({
    by: fc.constantFrom(...SORT_KEYS),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  columns: fc.subarray([...COLUMNS]),
});

describe('the query of an address', () => {
  it('is the usual one where nothing is asked', () => {
    expect(read('')).toEqual(USUAL_QUERY);
    expect(write({})).toBe('');
  });

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(query, (wanted) => {
        expect(readQuery(writeQuery(wanted, new URLSearchParams()))).toEqual(wanted);
      }),
    );
  });

  it('reads any text at all', () => {
    const pairs = fc.array(
      fc.tuple(fc.constantFrom('q', 'type', 'points', 'sort', 'cols', 'ch'), fc.string()),
    );
    fc.assert(
      fc.property(pairs, (given) => {
        const found = readQuery(new URLSearchParams(given));
        expect(found.columns.every((column) => COLUMNS.includes(column))).toBe(true);
      }),
    );
  });

  it('leaves out what makes no sense', () => {
    const odd = 'faction=%2F..%2F&type=Troops&legal=1&points=abc&wounds=-&move=1e3-2&sort=luck&ch=%3Cb%3E';
    expect(read(odd)).toEqual(USUAL_QUERY);
    expect(read(`q=${'a'.repeat(300)}`).search).toHaveLength(100);
  });

  it('reads open ends and decimals', () => {
    expect(read('points=10-30&melee=2.5-&charge=-9').ranges).toEqual({
      points: { min: 10, max: 30 },
      melee: { min: 2.5, max: null },
      charge: { min: null, max: 9 },
    });
  });

  it('keeps what else stands in the address', () => {
    expect(write({ legalOnly: true }, 'dialog=filters&points=1-2')).toBe('dialog=filters&legal=yes');
  });

  it('names columns only where they are not the usual ones', () => {
    expect(write({ columns: USUAL_COLUMNS })).toBe('');
    expect(read('cols=points.faction.luck').columns).toEqual(['faction', 'points']);
    expect(read('cols=').columns).toEqual([]);
  });
});

describe('the parts of a query', () => {
  it('are counted one by one, order and columns not', () => {
    const all = read('q=orc&faction=feudom&type=troop&legal=yes&hc=yes&ch=Orc&kw=Scout&kw=Elite&points=1-2');
    expect(countParts(all)).toBe(9);
    expect(countParts(read('sort=-points&cols=points'))).toBe(0);
  });

  it('are dropped together, order and columns kept', () => {
    const before = read('q=orc&points=1-2&sort=-points&cols=points');
    expect(write(withoutFilters(before))).toBe('sort=-points&cols=points');
  });

  it('have no range that is open at both ends', () => {
    const one = withRange({}, 'points', { min: 1, max: null });
    expect(one).toEqual({ points: { min: 1, max: null } });
    expect(withRange(one, 'points', { min: null, max: null })).toEqual({});
  });
});
