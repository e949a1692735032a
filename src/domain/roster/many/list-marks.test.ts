import { describe, expect, it } from 'vitest';
import {
  allTags,
  joinMarks,
  type ListMarks,
  marksForCopy,
  MOST_TAGS,
  parseListMarks,
  sameMarks,
  tidyNote,
  tidyTag,
  tidyUnitNote,
  unitNotesOf,
  valuesOf,
  withMark,
  withoutTag,
  withTag,
  withUnitNote,
} from './list-marks.ts';

const EARLY = 1_000;
const LATE = 2_000;
const tagged = (at: number, ...value: string[]): ListMarks => ({ tags: { at, value } });

describe('marks of a list', () => {
  it('say nothing of a list that has none', () => {
    expect(valuesOf({})).toEqual({ tags: [], note: '', pinned: false, archived: false });
  });

  it('keep the later choice of each field, whichever copy comes first', () => {
    const one: ListMarks = { ...tagged(LATE, 'club'), pinned: { at: EARLY, value: true } };
    const other: ListMarks = {
      ...tagged(EARLY, 'draft'),
      pinned: { at: LATE, value: false },
      archived: { at: EARLY, value: true },
    };
    const joined = {
      ...tagged(LATE, 'club'),
      pinned: { at: LATE, value: false },
      archived: { at: EARLY, value: true },
    };
    expect(joinMarks(one, other)).toEqual(joined);
    expect(joinMarks(other, one)).toEqual(joined);
    expect(joinMarks(joined, one)).toEqual(joined);
    expect(joinMarks({}, {})).toEqual({});
  });

  it('come to the same on two devices that chose in the same millisecond', () => {
    const [one, other] = [tagged(EARLY, 'a'), tagged(EARLY, 'b')];
    expect(joinMarks(one, other)).toEqual(joinMarks(other, one));
    expect(sameMarks(joinMarks(one, other), joinMarks(other, one))).toBe(true);
    expect(sameMarks(one, other)).toBe(false);
  });

  it('take a new choice as the latest, also after one from a clock that runs ahead', () => {
    const ahead = tagged(9_000, 'a');
    const next = withMark(ahead, 'tags', ['b'], LATE);
    expect(next.tags).toEqual({ at: 9_001, value: ['b'] });
    expect(joinMarks(ahead, next)).toEqual(next);
    expect(withMark({}, 'pinned', true, LATE)).toEqual({ pinned: { at: LATE, value: true } });
  });

  it('go to a copy of the list without its place and the note on the whole', () => {
    const taken: ListMarks = { ...tagged(EARLY, 'club'), 'note:hersir': { at: EARLY, value: 'left flank' } };
    const own: ListMarks = {
      note: { at: EARLY, value: 'Bring dice.' },
      pinned: { at: EARLY, value: true },
      archived: { at: EARLY, value: true },
    };
    expect(marksForCopy({ ...taken, ...own })).toEqual(taken);
    expect(marksForCopy(own)).toEqual({});
  });

  it('do not change when what is chosen holds already', () => {
    const marks = tagged(EARLY, 'a');
    expect(withMark(marks, 'tags', ['a'], LATE)).toBe(marks);
    expect(withMark(marks, 'archived', false, LATE)).toBe(marks);
  });
});

describe('stored marks', () => {
  it('are read back whole', () => {
    const marks = {
      ...tagged(EARLY, 'club', 'league'),
      note: { at: EARLY, value: 'Bring dice.\nTable 3' },
      pinned: { at: EARLY, value: true },
      archived: { at: LATE, value: false },
    };
    expect(joinMarks(marks, {})).toEqual(marks);
    expect(parseListMarks(JSON.parse(JSON.stringify(marks)))).toEqual(marks);
  });

  it.each([
    ['no object', 'club'],
    ['another instant', { tags: { at: 'yesterday', value: ['a'] } }],
    ['tags that are no texts', { tags: { at: EARLY, value: [1] } }],
    ['a note that is no text', { note: { at: EARLY, value: 1 } }],
    ['an empty tag', { tags: { at: EARLY, value: [' '] } }],
    ['more tags than a list has', { tags: { at: EARLY, value: Array.from({ length: 11 }, String) } }],
    ['a pin that is no yes or no', { pinned: { at: EARLY, value: 'yes' } }],
    ['a field of a later version', { colour: { at: EARLY, value: 'red' } }],
  ])('leave out %s', (_, stored) => {
    expect(parseListMarks(stored)).toEqual({});
  });

  it('hold a tag once', () => {
    expect(parseListMarks(tagged(EARLY, 'Club', 'club ', 'Çlub'))).toEqual(tagged(EARLY, 'Club'));
  });
});

describe('notes on units', () => {
  const noted = (count: number, at: number) =>
    Array.from({ length: count }).reduce<ListMarks>(
      (marks, _, index) => withUnitNote(marks, `unit-${index + at}`, 'x', at + index),
      {},
    );

  it('are kept for each unit by itself: two devices that note different units lose none', () => {
    const one = withUnitNote({}, 'hersir', 'left flank', EARLY);
    const other = withUnitNote(withUnitNote({}, 'skald', 'hide', EARLY), 'hersir', 'right flank', LATE);
    const joined = new Map([
      ['hersir', 'right flank'],
      ['skald', 'hide'],
    ]);
    expect(unitNotesOf(joinMarks(one, other))).toEqual(joined);
    expect(joinMarks(one, other)).toEqual(joinMarks(other, one));
    expect(sameMarks(joinMarks(one, other), joinMarks(other, one))).toBe(true);
    expect(parseListMarks(JSON.parse(JSON.stringify(joinMarks(one, other))))).toEqual(joinMarks(one, other));
  });

  it('are taken away by an empty one, which holds against an older note', () => {
    const before = withUnitNote({}, 'hersir', 'left flank', LATE);
    const after = withUnitNote(before, 'hersir', '', EARLY);
    expect(unitNotesOf(after).size).toBe(0);
    expect(joinMarks(before, after)).toEqual(after);
    expect(withUnitNote(after, 'hersir', '', 9_000)).toBe(after);
  });

  it('are 100 at most, the latest, whichever copy comes first', () => {
    const [old, young] = [noted(80, 0), noted(80, 5_000)];
    const joined = unitNotesOf(joinMarks(old, young));
    expect(joined.size).toBe(100);
    expect(joined.has('unit-5079')).toBe(true);
    expect(joined.has('unit-59')).toBe(false);
    expect(joinMarks(young, old)).toEqual(joinMarks(old, young));
    expect(unitNotesOf(joinMarks(noted(80, 7), noted(80, 7))).size).toBe(80);
    const sameTime = Object.fromEntries(
      Array.from({ length: 120 }, (_, index) => [`note:unit-${index}`, { at: EARLY, value: 'x' }]),
    );
    expect(parseListMarks(sameTime)).toEqual(joinMarks(parseListMarks(sameTime), {}));
  });

  it('leave out what is no note on a unit', () => {
    const stored = {
      'note:': { at: EARLY, value: 'x' },
      'note:a\u0007b': { at: EARLY, value: 'x' },
      [`note:${'x'.repeat(101)}`]: { at: EARLY, value: 'x' },
      'note:hersir': { at: 'now', value: 'x' },
      'note:skald': { at: EARLY, value: 7 },
    };
    expect(parseListMarks(stored)).toEqual({});
    expect(withUnitNote({}, '', 'x', EARLY)).toEqual({});
    const hostile: unknown = JSON.parse('{"note:__proto__":{"at":1,"value":"x"}}');
    expect([...unitNotesOf(parseListMarks(hostile))]).toEqual([['__proto__', 'x']]);
  });

  it.each([
    [' one\ntwo  three ', 'one two three'],
    ['\u202Egnp\u2066', 'gnp'],
    ['😀'.repeat(130), '😀'.repeat(120)],
    ['', ''],
  ])('are one tidy line: %j', (typed, tidy) => {
    expect(tidyUnitNote(typed)).toBe(tidy);
  });
});

describe('tags', () => {
  it.each([
    ['  Club   night ', 'Club night'],
    ['one\ntwo\u0000three', 'one two three'],
    ['\u202Egnp.exe\u2066', 'gnp.exe'],
    ['x'.repeat(40), 'x'.repeat(30)],
    ['😀'.repeat(40), '😀'.repeat(30)],
    [' \u200F ', null],
  ])('are one tidy line: %j', (typed, tidy) => {
    expect(tidyTag(typed)).toBe(tidy);
  });

  it('are ten at most, and the same one is not added twice', () => {
    const ten = Array.from({ length: MOST_TAGS }, (_, at) => `tag ${at}`);
    expect(withTag(ten.slice(1), 'one more')).toHaveLength(10);
    expect(withTag(ten, 'one more')).toBeNull();
    expect(withTag(ten, 'TAG 3')).toBe(ten);
    expect(withoutTag(ten, 'Tag 3')).toHaveLength(9);
  });

  it('of all lists stand once each, by the alphabet', () => {
    expect(allTags([tagged(EARLY, 'b', 'a'), {}, tagged(EARLY, 'A', 'c')])).toEqual(['a', 'b', 'c']);
  });
});

it.each([
  [' one\r\ntwo\u2028three ', 'one\ntwo\nthree'],
  ['\u202Eevil\u0000\ttab', 'eviltab'],
  ['x'.repeat(600), 'x'.repeat(500)],
  [' \n ', ''],
])('tidies a note and keeps its lines: %j', (typed, tidy) => {
  expect(tidyNote(typed)).toBe(tidy);
});
