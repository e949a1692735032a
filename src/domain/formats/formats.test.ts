import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { formatWith } from '#tests/builders/formats.ts';
import { emptyDocument } from '../roster/document.ts';
import { checkFormat } from './check-format.ts';
import { type Format, newFormat } from './format.ts';
import { decodeFormat, encodeFormat } from './format-link.ts';
import {
  chosenFormat,
  formatsText,
  MOST_FORMATS,
  NO_FORMATS,
  readFormatsText,
  withFormat,
  withoutFormat,
} from './kept-formats.ts';
import { packJson } from '../sharing/pack-json.ts';
import { readFormat } from './read-format.ts';

const CATALOGUE = smallCatalogue();
/** 50 + 3 × 20 pts. */
const LIST = documentWith({ alborc: 1, 'orc-hunters': 3 });

const found = (format: Partial<Format>, list = LIST) =>
  checkFormat({ ...newFormat('open'), name: 'Open', ...format }, list, CATALOGUE);
const codes = (format: Partial<Format>, list = LIST) => found(format, list).map(({ code }) => code);
const unitLimit = (id: string, max: number) => ({ of: 'unit' as const, id, max });
const keywordLimit = (id: string, max: number) => ({ of: 'keyword' as const, id, max });

describe('a list against a format', () => {
  it('has nothing to answer for where nothing is demanded', () => {
    expect(found({})).toEqual([]);
  });

  it('is told of a faction that is not admitted, even without units', () => {
    expect(found({ factions: ['syenann'] }, emptyDocument('northern-tribes'))).toEqual([
      {
        code: 'faction-not-admitted',
        level: 'violation',
        unitIds: [],
        values: { faction: 'northern-tribes' },
      },
    ]);
    expect(found({ minPoints: 200 }, emptyDocument('northern-tribes'))).toEqual([]);
  });

  it('keeps within the points, both ends included', () => {
    expect(found({ minPoints: 110, maxPoints: 110 })).toEqual([]);
    expect(found({ maxPoints: 109 })[0]).toMatchObject({
      code: 'over-points',
      values: { max: 109, over: 1 },
    });
    expect(found({ minPoints: 112 })[0]).toMatchObject({
      code: 'under-points',
      values: { min: 112, under: 2 },
    });
  });

  it('has no banned unit and no more of a limited one', () => {
    expect(found({ limits: [unitLimit('northern-tribes/alborc', 0)] })[0]).toMatchObject({
      code: 'unit-banned',
      unitIds: ['alborc'],
    });
    expect(found({ limits: [unitLimit('northern-tribes/orc-hunters', 2)] })[0]).toMatchObject({
      code: 'too-many-of-unit',
      values: { max: 2, quantity: 3 },
    });
    expect(codes({ limits: [unitLimit('northern-tribes/orc-hunters', 3)] })).toEqual([]);
    expect(codes({ limits: [unitLimit('syenann/alborc', 0)] })).toEqual([]);
  });

  it('counts all units with a keyword or characteristic, whatever its value', () => {
    expect(found({ limits: [keywordLimit('orc', 3)] })[0]).toEqual({
      code: 'too-many-of-keyword',
      level: 'violation',
      unitIds: ['alborc', 'orc-hunters'],
      values: { keyword: 'orc', max: 3, quantity: 4 },
    });
    expect(codes({ limits: [keywordLimit('orc', 4)] })).toEqual([]);
    expect(codes({ limits: [keywordLimit('scout', 0)] }, documentWith({ tattooist: 1 }))).toEqual([
      'keyword-banned',
    ]);
  });

  it('has no more copies of a unit, except of one with a limit of its own', () => {
    expect(found({ copies: 2 })[0]).toMatchObject({
      code: 'too-many-copies',
      unitIds: ['orc-hunters'],
      values: { max: 2, quantity: 3 },
    });
    expect(codes({ copies: 2, limits: [unitLimit('northern-tribes/orc-hunters', 3)] })).toEqual([]);
  });

  it('may have to be tournament legal throughout', () => {
    const list = documentWith({ iriavik: 1, alborc: 1, 'iriavik-restless-pup': 1 });
    const illegal = list.entries
      .map(({ unitId }) => unitId)
      .filter((id) => CATALOGUE.unitByKey.get(`northern-tribes/${id}`)?.tournamentLegal === false);
    expect(illegal).not.toEqual([]);
    expect(found({ tournament: true }, list)[0]).toMatchObject({
      code: 'not-tournament-legal',
      unitIds: illegal,
    });
    expect(codes({ tournament: true })).toEqual([]);
  });

  it('is warned of units that nobody knows, where their facts matter', () => {
    const list = documentWith({ alborc: 1 }, { entries: [foreignEntry()] });
    expect(found({ tournament: true }, list)).toEqual([
      { code: 'unit-not-judged', level: 'warning', unitIds: ['old-unit'], values: {} },
    ]);
    expect(codes({ maxPoints: 300 }, list)).toEqual([]);
  });

  it('is warned when the format was made for another release of the catalogue', () => {
    expect(codes({ release: CATALOGUE.release })).toEqual([]);
    expect(found({ release: 7 })).toEqual([
      {
        code: 'other-release',
        level: 'warning',
        unitIds: [],
        values: { wanted: 7, here: CATALOGUE.release },
      },
    ]);
  });
});

describe('the link of a format', () => {
  const FULL = formatWith({
    note: 'Bring dice.',
    limits: [unitLimit('northern-tribes/alborc', 0), keywordLimit('orc', 3)],
    copies: 2,
    tournament: true,
    release: 3,
    missions: ['loot'],
    feats: ['consolidated-progress'],
    deadline: '2026-12-01T18:00:00.000Z',
  });

  it('holds all of it', () => {
    expect(decodeFormat(encodeFormat(FULL))).toEqual({ ok: true, format: FULL, faults: 0 });
    expect(decodeFormat(encodeFormat(formatWith()))).toEqual({ ok: true, format: formatWith(), faults: 0 });
  });

  it('is refused when it holds something else', () => {
    expect(decodeFormat('%')).toEqual({ ok: false, reason: 'malformed' });
    expect(decodeFormat(encodeFormat(FULL).slice(0, -4))).toEqual({ ok: false, reason: 'malformed' });
    for (const value of [null, [], 'x', {}, { id: 'a' }, { id: 'A B', name: 'x' }, { id: 7, name: 'x' }]) {
      expect(decodeFormat(packJson(value))).toEqual({ ok: false, reason: 'not-a-format' });
    }
  });

  it('brings nothing along that a format does not have, and counts what it leaves out', () => {
    const read = readFormat({
      id: 'x',
      name: '  Cup\u202E\n2 ',
      extra: 1,
      factions: ['syenann', 'syenann', '<b>', 7],
      limits: [unitLimit('a/b', 500), unitLimit('alborc', 1), { of: 'dice', id: 'x', max: 1 }, 'x', {}],
      copies: -3,
      tournament: 'yes',
      missions: 'loot',
      deadline: 'tomorrow',
    });
    expect(read?.format).toEqual({
      ...newFormat('x'),
      name: 'Cup 2',
      factions: ['syenann'],
      limits: [unitLimit('a/b', 99)],
      copies: 0,
    });
    expect(read?.faults).toBe(10);
  });

  it('is bounded', () => {
    const many = Array.from({ length: 5000 }, (_, at) => keywordLimit(`keyword ${String(at)}`, 1));
    const read = readFormat({ id: 'x', name: 'n'.repeat(900), limits: many, factions: many.map(() => 'x') });
    expect(read?.format.limits).toHaveLength(60);
    expect(read?.format.name).toHaveLength(80);
    expect(read?.faults).toBe(2);
  });
});

describe('kept formats', () => {
  const one = formatWith();
  const two = formatWith({ id: 'two', name: 'Two' });

  it('are the newest first, and a newer version takes the place of the older', () => {
    const kept = withFormat(withFormat(NO_FORMATS, one) ?? NO_FORMATS, two) ?? NO_FORMATS;
    expect(kept.formats.map(({ id }) => id)).toEqual(['two', 'winter-cup']);
    const renamed = withFormat(kept, { ...one, name: 'Winter Cup 2' });
    expect(renamed?.formats.map(({ name }) => name)).toEqual(['Two', 'Winter Cup 2']);
  });

  it('have room for 50', () => {
    const formats = Array.from({ length: MOST_FORMATS }, (_, at) => formatWith({ id: `f${String(at)}` }));
    expect(withFormat({ formats, chosen: null }, one)).toBeNull();
    expect(withFormat({ formats, chosen: null }, formatWith({ id: 'f7' }))).not.toBeNull();
  });

  it('have one at most that lists are checked against', () => {
    const kept = { formats: [one, two], chosen: 'two' };
    expect(chosenFormat(kept)).toBe(two);
    expect(chosenFormat(NO_FORMATS)).toBeNull();
    expect(withoutFormat(kept, 'two')).toEqual({ formats: [one], chosen: null });
    expect(withoutFormat(kept, one.id)).toEqual({ formats: [two], chosen: 'two' });
  });

  it('are read as they were written, and what is damaged is counted', () => {
    const kept = { formats: [one, two], chosen: 'two' };
    expect(readFormatsText(formatsText(kept))).toEqual({ value: kept, unread: 0 });
    const damaged = JSON.stringify({ formats: [one, { ...two, copies: 'x' }, 7], chosen: 'gone' });
    expect(readFormatsText(damaged)).toEqual({
      value: { formats: [one, { ...two, copies: 0 }], chosen: null },
      unread: 2,
    });
    for (const text of ['', '{', '[]', '{}', '{"formats":7}']) expect(readFormatsText(text)).toBeNull();
  });
});
