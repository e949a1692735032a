import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Catalogue } from '#domain/catalogue/types.ts';
import { documentWith, faction, foreignEntry, smallCatalogue, unit } from '#tests/builders/catalogue.ts';
import { digit, packDigits } from './digits.ts';
import { lettersOf } from './letters.ts';
import { listCode } from './list-code.ts';
import { readListCode } from './read-list-code.ts';

const catalogue = smallCatalogue();
const codes = catalogue.factions.map(({ id }) => ({
  id,
  units: (catalogue.unitsByFaction.get(id) ?? []).map((each) => each.id),
}));
const TRIBES = codes[0]?.units ?? [];

/** The catalogue with a release that brings so many units of the Northern Tribes. */
function released(count: number, release = 7): Catalogue {
  const added = Array.from({ length: count }, (_, at) => unit({ id: `new-${at}`, name: `New ${at}` }));
  return createCatalogue({
    factions: catalogue.factions,
    units: [...catalogue.units, ...added],
    release,
  });
}

function codeOf(quantities: Readonly<Record<string, number>>, where = catalogue, table = codes): string {
  const made = listCode(documentWith(quantities), where, table);
  return made.ok ? made.code : made.reason;
}

function read(code: string, where = catalogue, table = codes) {
  const found = readListCode(code, where, table);
  if (!found.ok) return found.reason;
  return Object.fromEntries(found.document.entries.map(({ unitId, quantity }) => [unitId, quantity]));
}

const lists = fc.dictionary(fc.constantFrom(...TRIBES), fc.integer({ min: 1, max: 4 }), {
  minKeys: 1,
  noNullPrototype: true,
});

describe('the code of a list', () => {
  it('is read back with every unit and quantity', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(read(codeOf(list))).toEqual(list);
      }),
      { numRuns: 200 },
    );
  });

  it('does not depend on the order, the name or the target of the list', () => {
    const one = listCode(documentWith({ alborc: 1, 'orc-hunters': 3 }), catalogue, codes);
    const other = listCode(
      documentWith({ 'orc-hunters': 3, alborc: 1 }, { name: 'Other', target: 500 }),
      catalogue,
      codes,
    );
    expect(one).toEqual(other);
  });

  it('opens with the units in the order of the catalogue, without name and target', () => {
    const found = readListCode(codeOf({ 'orc-hunters': 2, alborc: 1 }), catalogue, codes);
    expect(found).toEqual({
      ok: true,
      release: 0,
      document: documentWith({ alborc: 1, 'orc-hunters': 2 }, { name: '' }),
    });
  });

  it('stays the same when the table of numbers grows', () => {
    const grown = codes.map(({ id, units }) => ({ id, units: [...units, 'later'] }));
    expect(codeOf({ alborc: 1 }, catalogue, grown)).toBe(codeOf({ alborc: 1 }));
  });

  it('holds an illegal list of many copies', () => {
    expect(read(codeOf({ alborc: 20, 'orc-hunters': 40 }))).toEqual({ alborc: 20, 'orc-hunters': 40 });
  });

  it.each([
    ['an empty list', documentWith({}), 'empty'],
    ['a unit that only the list describes', documentWith({}, { entries: [foreignEntry()] }), 'unknown-units'],
    ['a unit that nobody knows', documentWith({ 'no-such-unit': 1 }), 'unknown-units'],
    ['more copies than 40 letters hold', documentWith({ alborc: 99, 'orc-hunters': 98 }), 'too-large'],
  ])('is refused for %s', (_, document, reason) => {
    expect(listCode(document, catalogue, codes)).toEqual({ ok: false, reason });
  });
});

describe('a code between devices with different releases', () => {
  const list = { alborc: 1, 'orc-hunters': 2, 'new-0': 1, 'new-1': 2 };
  const code = codeOf(list, released(2));

  it('names the release that it was made with', () => {
    expect(readListCode(code, released(2), codes)).toMatchObject({ ok: true, release: 7 });
  });

  it('is read with a later release, which has more units', () => {
    expect(read(code, released(40, 90))).toEqual(list);
  });

  it('is read by an app whose files have the new units, with numbers', () => {
    const numbered = codes.map((each) =>
      each.id === 'northern-tribes' ? { ...each, units: [...each.units, 'new-1', 'new-0'] } : each,
    );
    expect(read(code, released(2, 0), numbered)).toEqual(list);
  });

  it('is refused with the number of the release where its units are not known', () => {
    for (const where of [catalogue, released(1, 6)])
      expect(readListCode(code, where, codes)).toEqual({ ok: false, reason: 'other-release', release: 7 });
  });

  it('asks for a newer app where a number is not in the table, and for no release', () => {
    const table = codes.map(({ id, units }) => ({ id, units: units.slice(0, 1) }));
    expect(read(codeOf({ 'orc-hunters': 1 }), catalogue, table)).toBe('newer');
    expect(read(codeOf({ 'orc-hunters': 1 }), catalogue, [])).toBe('newer');
  });

  it('shows a unit that the catalogue no longer has, by its id where nothing else is known', () => {
    const gone = createCatalogue({
      factions: catalogue.factions,
      units: catalogue.units.filter(({ id }) => id !== 'alborc'),
      formerUnits: catalogue.units.filter(({ id }) => id === 'alborc'),
    });
    expect(read(codeOf({ alborc: 1 }, gone), gone)).toEqual({ alborc: 1 });
    const found = readListCode(codeOf({ 'orc-hunters': 2 }), { ...gone, unitsByFaction: new Map() }, codes);
    expect(found.ok && found.document.entries).toEqual([
      {
        unitId: 'orc-hunters',
        quantity: 2,
        foreign: expect.objectContaining({ name: 'Orc hunters' }) as unknown,
      },
    ]);
  });

  it('holds a faction that only a release has', () => {
    const exiles = unit({ id: 'exile', faction: 'exiles' });
    const where = createCatalogue({
      factions: [...catalogue.factions, faction({ id: 'exiles' })],
      units: [...catalogue.units, exiles],
      release: 2,
    });
    const made = listCode({ ...documentWith({ exile: 2 }), faction: 'exiles' }, where, codes);
    const written = made.ok ? made.code : '';
    const found = readListCode(written, where, codes);
    expect(found.ok && found.document).toMatchObject({
      faction: 'exiles',
      entries: [{ unitId: 'exile', quantity: 2 }],
    });
    expect(readListCode(written, catalogue, codes)).toEqual({
      ok: false,
      reason: 'other-release',
      release: 2,
    });
  });

  it('has at most 40 letters with twelve new units of 40', () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`new-${at * 3}`, 1 + (at % 2)]));
    const long = codeOf(many, released(40));
    expect(long.length).toBeLessThanOrEqual(40);
    expect(read(long, released(40))).toEqual(many);
  });

  it('is refused where a faction has too many units to tell them apart', () => {
    expect(codeOf({ 'new-0': 1 }, released(500))).toBe('unknown-units');
  });

  it('is refused where too many units share their tags to find a salt', () => {
    const most = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`new-${at}`, 1]));
    expect(codeOf(most, released(100))).toBe('unknown-units');
  });
});

describe('a number that is no list', () => {
  const D = (...pairs: readonly (readonly [number, number])[]) =>
    lettersOf(packDigits(pairs.map(([value, radix]) => digit(value, radix))));
  const HEAD = [
    [0, 8],
    [0, 32],
    [1, 16],
  ] as const;

  it.each([
    ['another format', D([1, 8]), 'newer'],
    ['a release beyond belief', D([0, 8], [31, 32], [1023, 1024], [1_000_000, 1_048_576]), 'mistyped'],
    ['a faction beyond belief', D([0, 8], [0, 32], [15, 16], [255, 256], [65_000, 65_536]), 'mistyped'],
    ['a faction that the table lacks', D([0, 8], [0, 32], [9, 16]), 'newer'],
    ['no units at all', D(...HEAD, [0, 64], [0, 16]), 'mistyped'],
    [
      'a number of a unit beyond belief',
      D(...HEAD, [63, 64], [4095, 4096], [9_000_000, 16_777_216]),
      'mistyped',
    ],
    [
      'a hundred copies',
      D(...HEAD, [1, 64], ...Array.from({ length: 99 }, () => [1, 2] as const)),
      'mistyped',
    ],
    ['too many units by tag', D(...HEAD, [0, 64], [15, 16], [250, 256]), 'mistyped'],
    ['a salt beyond belief', D(...HEAD, [0, 64], [1, 16], [7, 8], [63, 64], [2000, 4096]), 'mistyped'],
    [
      'a hundred copies of a unit by tag',
      D(...HEAD, [0, 64], [1, 16], [0, 8], [5, 256], ...Array.from({ length: 99 }, () => [1, 2] as const)),
      'mistyped',
    ],
    ['something behind the list', D(...HEAD, [1, 64], [0, 1], [0, 2], [0, 16], [1, 2]), 'mistyped'],
  ])('is refused with its reason: %s', (_, code, reason) => {
    expect(read(code)).toBe(reason);
  });

  it('never throws, whatever the number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 13n ** 60n }), (number) => {
        expect(['string', 'object']).toContain(typeof read(lettersOf(number)));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the refusal of letters that are no code', () => {
    expect(readListCode('K7FO', catalogue, codes)).toEqual({ ok: false, reason: 'letter', letter: 'O' });
  });
});
