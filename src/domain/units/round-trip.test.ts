import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { randomList } from '#tests/builders/random-lists.ts';
import { shippedCatalogue } from '#tests/builders/shipped-catalogue.ts';
import type { Language } from '../catalogue/types.ts';
import { armyOf } from '../roster/army.ts';
import { readListFile } from '../roster/files/read-list-file.ts';
import { forumExport } from '../roster/text/forum-export.ts';
import { leadersFirst, textExport } from '../roster/text/text-export.ts';
import { csvOf, jsonOf } from './export.ts';
import { listSheet } from './list-sheet.ts';

describe('every export', () => {
  const shipped = shippedCatalogue();
  const NAMES = fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(
        '**x** [a](b) `c`',
        '[b]x[/b] @everyone',
        'Faction: Feudom',
        'Alborc',
        '2x Orc Hunters',
        '!!!',
      ),
      fc.constantFrom('Raid (500 pts)', '=SUM(A1)', 'Total: 5', 'a, b (x, 3 pts, 2 CP): c', '\\*', 'Raid'),
    )
    .map((name) => name.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim())
    .filter((name) => !/^'[=+\-@]/u.test(name) && name !== 'Untitled List');

  it.each<[string, (list: Parameters<typeof forumExport>[0] & { factionId: string }) => string]>([
    ['plain text', textExport],
    ['Markdown', (list) => forumExport(list, 'markdown', 'Draft: 120 pts to go')],
    ['BBCode', (list) => forumExport(list, 'bbcode', null)],
    ['one line', (list) => forumExport(list, 'line', 'Not legal: 2 problems')],
    ['CSV', (list) => csvOf(listSheet(list))],
    ['JSON', (list) => jsonOf(listSheet(list))],
  ])('reads back as the same list: %s', (_, write) => {
    fc.assert(
      fc.property(
        NAMES,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom<Language>('en', 'es', 'fr'),
        (name, seed, language) => {
          const random = randomList(shipped, seed);
          const entries = armyOf(random, shipped).flatMap(({ unit, quantity }) =>
            unit.known ? [{ unitId: unit.id, quantity }] : [],
          );
          fc.pre(entries.length > 0);
          const army = armyOf({ ...random, entries }, shipped);
          const faction = shipped.factionById.get(random.faction)?.name ?? null;
          const text = write({ name, faction, factionId: random.faction, army, language });
          const file = readListFile(text, shipped);
          expect(file).toMatchObject({ ok: true, unread: 0 });
          const list = file.ok ? file.lists[0] : undefined;
          expect(list).toEqual({
            document: expect.objectContaining({
              name,
              faction: random.faction,
              entries: leadersFirst(army).map(({ unit, quantity }) => ({ unitId: unit.id, quantity })),
            }),
            missed: [],
          });
        },
      ),
      { numRuns: 150 },
    );
  });

  it('keeps a unit that nobody knows, with its numbers', () => {
    const entries = [
      { unitId: 'alborc', quantity: 1 },
      { ...foreignEntry(), quantity: 2 },
    ];
    const catalogue = smallCatalogue();
    const army = armyOf(documentWith({}, { entries }), catalogue);
    const list = {
      name: 'A',
      faction: 'Northern Tribes',
      factionId: 'northern-tribes',
      army,
      language: 'en',
    } as const;
    for (const text of [textExport(list), csvOf(listSheet(list)), jsonOf(listSheet(list))]) {
      const file = readListFile(text, catalogue);
      expect(file).toMatchObject({ ok: true, lists: [{ missed: [{ name: 'Old Unit', isKept: true }] }] });
      expect(file.ok && file.lists[0]?.document.entries[1]).toMatchObject({
        quantity: 2,
        foreign: { name: 'Old Unit', points: 30, command: 1 },
      });
    }
  });
});
