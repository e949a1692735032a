import { describe, expect, it } from 'vitest';
import {
  collectionText,
  copiesOf,
  countCopies,
  EMPTY_COLLECTION,
  readCollectionText,
  readyCopies,
  withCopies,
} from './collection.ts';

const HUNTERS = 'northern-tribes/orc-hunters';
const ALBORC = 'northern-tribes/alborc';
const owned = withCopies(withCopies(EMPTY_COLLECTION, HUNTERS, { owned: 3, painted: 1, lent: 2 }), ALBORC, {
  owned: 1,
});

describe('a collection', () => {
  it('counts what is owned, painted, lent out and at hand', () => {
    expect(copiesOf(owned, HUNTERS)).toEqual({ owned: 3, painted: 1, lent: 2 });
    expect(countCopies(owned)).toEqual({ owned: 4, painted: 1, lent: 2 });
    expect(readyCopies(owned, HUNTERS)).toBe(1);
    expect(readyCopies(owned, 'northern-tribes/unknown')).toBe(0);
    expect(readyCopies(owned, 'toString')).toBe(0);
  });

  it('never has more painted or lent copies than owned ones, nor more than 99', () => {
    expect(copiesOf(withCopies(owned, HUNTERS, { owned: 1 }), HUNTERS)).toEqual({
      owned: 1,
      painted: 1,
      lent: 1,
    });
    expect(copiesOf(withCopies(owned, HUNTERS, { painted: 9, lent: -1 }), HUNTERS)).toEqual({
      owned: 3,
      painted: 3,
      lent: 0,
    });
    expect(copiesOf(withCopies(owned, HUNTERS, { owned: 500 }), HUNTERS).owned).toBe(99);
  });

  it('forgets a unit without copies', () => {
    expect(Object.keys(withCopies(owned, ALBORC, { owned: 0 }))).toEqual([HUNTERS]);
  });
});

describe('the text of a collection', () => {
  it('is read again as it was', () => {
    expect(readCollectionText(collectionText(owned))).toEqual({ value: owned, unread: 0 });
  });

  it('keeps units that this release of the catalogue does not know', () => {
    const text = '{"dwarves/axe-thrower":[2,0,0]}';
    expect(readCollectionText(text)?.value).toEqual({
      'dwarves/axe-thrower': { owned: 2, painted: 0, lent: 0 },
    });
  });

  it.each(['', 'null', '[]', '{', '"text"', '7'])('is refused when it is not a collection: %s', (text) => {
    expect(readCollectionText(text)).toBeNull();
  });

  it.each([
    ['__proto__', '[1,0,0]'],
    ['no faction', '[1,0,0]'],
    ['a/b/c', '[1,0,0]'],
    [HUNTERS, '[1,0]'],
    [HUNTERS, '{"owned":1}'],
    [HUNTERS, '["1",0,0]'],
    [HUNTERS, '[1.5,0,0]'],
    [HUNTERS, '[1e99,0,0]'],
  ])('leaves out entries that are no copies, and counts them: %s %s', (key, value) => {
    const text = `{"${ALBORC}":[1,0,0],"${key}":${value}}`;
    expect(readCollectionText(text)).toEqual({
      value: { [ALBORC]: { owned: 1, painted: 0, lent: 0 } },
      unread: 1,
    });
  });

  it('reads no more entries than a catalogue may have units', () => {
    const many = Object.fromEntries(Array.from({ length: 2010 }, (_, at) => [`a/${String(at)}`, [1, 0, 0]]));
    const read = readCollectionText(JSON.stringify(many));
    expect(Object.keys(read?.value ?? {})).toHaveLength(2000);
    expect(read?.unread).toBe(10);
  });
});
