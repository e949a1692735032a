import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDocument } from '#domain/roster/document.ts';
import { textHash } from '#domain/roster/text-hash.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { inGroups, lettersOf } from '#domain/sharing/code/letters.ts';
import { listCode, listDigits } from '#domain/sharing/code/list-code.ts';
import { readListCode } from '#domain/sharing/code/read-list-code.ts';
import { shippedCatalogue } from '#tests/builders/shipped-catalogue.ts';
import listCodes from '#tests/vectors/list-codes.json';
import { readUnitCodes } from './unit-codes.ts';

const ROOT = join(import.meta.dirname, '../..');
const table = readUnitCodes(ROOT);
if (!table.ok) throw new Error('the table of numbers has faults');
const codes = table.value;
/** A catalogue with an unusually high release, so that codes have their longest head. */
const catalogue = shippedCatalogue(1000);

/**
 * The numbers that are in printed codes: the faction, how many of its units had a number, and a
 * hash of their ids in order. A line never changes; a faction that grew gets another one.
 */
const FIXED = [
  ['northern-tribes', 26, '0 yjrc2bsz3x'],
  ['hegemony-of-embersig', 27, '1 yzx4xvk5ex'],
  ['scions-of-yaldabaoth', 29, '2 16ieyj71gqs'],
  ['syenann', 14, '3 1ao59wkmjo3'],
  ['feudom', 1, '4 2bg5r8jdxki'],
] as const;

describe('the numbers of units in list codes', () => {
  it.each(FIXED)('never change: %s, the first %i', (id, count, hash) => {
    const place = codes.findIndex((each) => each.id === id);
    const ids = codes[place]?.units.slice(0, count) ?? [];
    expect(`${place} ${textHash(ids.join())}`).toBe(hash);
  });

  it.each(listCodes)('open every code that was ever written: $code', ({ code, faction, units }) => {
    const read = readListCode(code, catalogue, codes);
    expect(read.ok && read.document.faction).toBe(faction);
    expect(
      read.ok && Object.fromEntries(read.document.entries.map(({ unitId, quantity }) => [unitId, quantity])),
    ).toEqual(units);
  });
});

/** A list of so many units, of which some stand in it twice and some of those three times. */
function listOf(faction: string, all: number, twice: number, thrice: number): RosterDocument {
  const units = (codes.find(({ id }) => id === faction)?.units ?? []).slice(-all);
  const entries = units.map((unitId, at) => ({ unitId, quantity: at < thrice ? 3 : at < twice ? 2 : 1 }));
  return { ...emptyDocument(faction), entries };
}

/**
 * The letters of the longest code of a faction. Digits are below their radix, and the radixes
 * depend on few numbers: the highest unit's, and how many units a list has once, twice and three
 * times. The search goes over all that availability allows, which is more than all legal lists.
 */
function mostLetters(faction: string): number {
  const units = catalogue.unitsByFaction.get(faction) ?? [];
  const atLeast = (copies: number) => units.filter(({ availability }) => availability >= copies).length;
  const lengths = upTo(units.length)
    .slice(1)
    .flatMap((all) =>
      upTo(Math.min(all, atLeast(2))).flatMap((twice) =>
        upTo(Math.min(twice, atLeast(3))).map((thrice) => {
          const digits = listDigits(listOf(faction, all, twice, thrice), catalogue, codes) ?? [];
          return lettersOf(digits.reduce((product, { radix }) => product * radix, 1n) - 1n).length;
        }),
      ),
    );
  return Math.max(...lengths);
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, at) => at);

describe('the code of a legal list', () => {
  it('has at most 28 letters, whatever its faction and size', () => {
    const most = catalogue.factions.map(({ id }) => mostLetters(id));
    expect(Math.max(...most)).toBe(28);
  });

  it('opens as the list that it was made of', () => {
    const legal = fc
      .constantFrom(...catalogue.factions.map(({ id }) => id))
      .chain((id) => fc.shuffledSubarray([...(catalogue.unitsByFaction.get(id) ?? [])], { minLength: 1 }))
      .chain((units) =>
        fc.tuple(
          ...units.map((unit) => fc.tuple(fc.constant(unit), fc.integer({ min: 1, max: unit.availability }))),
        ),
      );
    fc.assert(
      fc.property(legal, (chosen) => {
        const entries = chosen.map(([unit, quantity]) => ({ unitId: unit.id, quantity }));
        const document = { ...emptyDocument(chosen[0]?.[0].faction ?? ''), entries };
        const made = listCode(document, catalogue, codes);
        const read = readListCode(made.ok ? inGroups(made.code) : '', catalogue, codes);
        expect(read).toMatchObject({ ok: true, document: { faction: document.faction } });
        expect(read.ok && new Set(read.document.entries)).toEqual(new Set(entries));
      }),
      { numRuns: 300 },
    );
  });
});
