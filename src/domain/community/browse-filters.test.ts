import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BROWSE_SORTS,
  type BrowseFilters,
  countFilters,
  MOST_POINTS,
  MOST_UNITS,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './browse-filters.ts';

const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const points = fc.option(fc.nat(MOST_POINTS), { nil: null });

const filters: fc.Arbitrary<BrowseFilters> = fc.record({
  search: fc.oneof(fc.constant(''), fc.stringMatching(/^\S.{0,40}$/)),
  faction: fc.option(id, { nil: null }),
  kind: fc.constantFrom(null, 'casual' as const, 'tournament' as const),
  legalOnly: fc.boolean(),
  minPoints: points,
  maxPoints: points,
  units: fc.uniqueArray(id, { maxLength: MOST_UNITS }),
  author: fc.option(fc.uuid(), { nil: null }),
  sort: fc.constantFrom(...BROWSE_SORTS),
});

const read = (text: string) => readFilters(new URLSearchParams(text));

describe('the filters of the board in its address', () => {
  it('come back as they were written, whatever they are', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        const text = writeFilters(wanted, new URLSearchParams()).toString();
        expect(read(text)).toEqual(wanted);
      }),
    );
  });

  it('leave what else stands in the address alone', () => {
    const before = new URLSearchParams('dialog=filters&q=old&unit=coal');
    const after = writeFilters({ ...NO_FILTERS, faction: 'feudom' }, before);
    expect(after.toString()).toBe('dialog=filters&faction=feudom');
  });

  it('name nothing where nothing is filtered', () => {
    expect(writeFilters(NO_FILTERS, new URLSearchParams()).toString()).toBe('');
    expect(countFilters(NO_FILTERS)).toBe(0);
  });

  it('are read out of any address, and only what makes sense', () => {
    fc.assert(fc.property(fc.string(), (text) => countFilters(read(text)) >= 0));
    const odd = 'type=ranked&legal=1&min=-5&max=1e9&unit=%20&unit=a/b&author=me&sort=worst&faction=../x';
    expect(read(odd)).toEqual(NO_FILTERS);
    expect(read(`q=${'x'.repeat(300)}`).search).toHaveLength(100);
    expect(read(Array.from({ length: 20 }, (_, at) => `unit=u${at}`).join('&')).units).toHaveLength(
      MOST_UNITS,
    );
  });

  it('counts each unit, but both ends of the points as one', () => {
    const some = { ...NO_FILTERS, units: ['a', 'b'], minPoints: 10, maxPoints: 20, sort: 'name' as const };
    expect(countFilters(some)).toBe(3);
    expect(countFilters({ ...NO_FILTERS, search: '  ' })).toBe(0);
  });
});
