import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_COLLECTION, withCopies } from './collection.ts';
import {
  changesBeyond,
  changesJson,
  collectionOf,
  type DatedCollection,
  datedChanges,
  isNoChange,
  joinChanges,
  NO_CHANGES,
  ownedIn,
  parseChanges,
  readChangesText,
} from './dated.ts';

const HUNTERS = 'northern-tribes/orc-hunters';
const ALBORC = 'northern-tribes/alborc';
const two = withCopies(EMPTY_COLLECTION, HUNTERS, { owned: 2 });
const join = (...all: readonly DatedCollection[]) => all.reduce(joinChanges, NO_CHANGES);

describe('the changes of a collection', () => {
  it('date what is new, what differs and what is gone, and nothing else', () => {
    const first = datedChanges(NO_CHANGES, withCopies(two, ALBORC, { owned: 1 }), 10);
    const second = datedChanges(first, withCopies(two, HUNTERS, { painted: 1 }), 20);
    expect(changesJson(second)).toEqual({ [HUNTERS]: [2, 1, 0, 20], [ALBORC]: [0, 0, 0, 20] });
    expect(datedChanges(second, collectionOf(second), 30)).toEqual(second);
    expect(Object.keys(ownedIn(second))).toEqual([HUNTERS]);
    expect([isNoChange(second), isNoChange(NO_CHANGES)]).toEqual([false, true]);
  });

  it('are later than the change before, whatever the clock says, and never past the last instant', () => {
    const ahead = datedChanges(NO_CHANGES, two, 5_000);
    expect(datedChanges(ahead, EMPTY_COLLECTION, 10)[HUNTERS]?.at).toBe(5_001);
    const last = datedChanges(NO_CHANGES, two, Number.MAX_SAFE_INTEGER);
    expect(datedChanges(last, EMPTY_COLLECTION, 10)[HUNTERS]?.at).toBe(999_999_999_999_999);
  });

  it('of a collection that was never dated are older than any other change', () => {
    const old = datedChanges(null, withCopies(two, ALBORC, { owned: 1 }), 1_000);
    const elsewhere = datedChanges(NO_CHANGES, withCopies(EMPTY_COLLECTION, HUNTERS, { owned: 1 }), 10);
    expect(collectionOf(join(old, elsewhere))).toEqual({
      [HUNTERS]: { owned: 1, painted: 0, lent: 0 },
      [ALBORC]: { owned: 1, painted: 0, lent: 0 },
    });
  });
});

describe('the changes of two devices', () => {
  it('keep what each did alone, and take the later one of the same unit', () => {
    const start = datedChanges(NO_CHANGES, two, 10);
    const one = datedChanges(start, withCopies(two, ALBORC, { owned: 1 }), 20);
    const other = datedChanges(start, withCopies(two, HUNTERS, { owned: 5 }), 30);
    expect(collectionOf(join(one, other))).toEqual({
      [HUNTERS]: { owned: 5, painted: 0, lent: 0 },
      [ALBORC]: { owned: 1, painted: 0, lent: 0 },
    });
    const gone = datedChanges(other, EMPTY_COLLECTION, 40);
    expect(Object.keys(collectionOf(join(gone, one)))).toEqual([ALBORC]);
  });

  const number = fc.nat({ max: 3 });
  const changes = fc
    .dictionary(fc.constantFrom(HUNTERS, ALBORC, 'syenann/x'), fc.tuple(number, number, number, number))
    .map((json) => parseChanges(json) ?? NO_CHANGES);

  it('come to the same in any order, however often', () => {
    fc.assert(
      fc.property(changes, changes, changes, (one, second, third) => {
        expect(join(one, one)).toEqual(one);
        expect(join(one, second)).toEqual(join(second, one));
        expect(join(join(one, second), third)).toEqual(join(one, join(second, third)));
      }),
    );
  });

  it('are whole once each has what the other lacked', () => {
    fc.assert(
      fc.property(changes, changes, (one, other) => {
        const joined = join(one, other);
        expect(join(other, changesBeyond(one, other))).toEqual(joined);
        expect(changesBeyond(one, joined)).toEqual({});
      }),
    );
  });
});

describe('stored changes', () => {
  it('are read as they were, units without copies too', () => {
    const changes = datedChanges(datedChanges(NO_CHANGES, two, 1), EMPTY_COLLECTION, 2);
    expect(readChangesText(JSON.stringify(changesJson(changes)))).toEqual(changes);
  });

  it.each(['', 'null', '[]', '{', '7'])('are refused when they are something else: %s', (text) => {
    expect(readChangesText(text)).toBeNull();
  });

  it.each<[string, unknown]>([
    ['__proto__', [1, 0, 0, 1]],
    ['a/b/c', [1, 0, 0, 1]],
    [HUNTERS, [1, 0, 0]],
    [HUNTERS, [1, 0, 0, -1]],
    [HUNTERS, [1, 0, 0, 0.5]],
    [HUNTERS, [1, 0, 0, 1e15]],
    [HUNTERS, [1, 0, 0, '1']],
    [HUNTERS, ['1', 0, 0, 1]],
    [HUNTERS, { owned: 1 }],
  ])('leave out what is no change of a unit: %s %j', (key, value) => {
    const json = JSON.parse(`{"${ALBORC}":[1,0,0,1],"${key}":${JSON.stringify(value)}}`) as unknown;
    expect(Object.keys(parseChanges(json) ?? {})).toEqual([ALBORC]);
  });

  it('hold no more entries than a collection, and no more copies than one may own', () => {
    const many = Object.fromEntries(Array.from({ length: 2010 }, (_, at) => [`a/${at}`, [500, 600, 0, 1]]));
    const read = parseChanges(many) ?? {};
    expect(Object.keys(read)).toHaveLength(2000);
    expect(read['a/0']).toEqual({ owned: 99, painted: 99, lent: 0, at: 1 });
  });
});
