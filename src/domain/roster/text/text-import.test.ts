import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { armyOf } from '../army.ts';
import { textExport } from './text-export.ts';
import { parseTextList } from './text-import.ts';

const catalogue = smallCatalogue();
const read = (text: string) => parseTextList(text, catalogue);
const quantitiesIn = (text: string) => {
  const found = read(text);
  return found.ok
    ? Object.fromEntries(found.document.entries.map((one) => [one.unitId, one.quantity]))
    : found.reason;
};

describe('a pasted list', () => {
  it.each<Language>(['en', 'es', 'fr'])('comes back as it was exported: %s', (language) => {
    const quantities = { alborc: 1, 'orc-hunters': 2, 'tundra-marauders': 1, coal: 1 };
    const army = armyOf(documentWith(quantities), catalogue);
    const found = read(textExport({ name: 'Winter Raid', faction: 'Northern Tribes', army, language }));
    expect(found).toMatchObject({
      ok: true,
      document: { name: 'Winter Raid', faction: 'northern-tribes' },
      unknown: [],
    });
    expect(
      found.ok && Object.fromEntries(found.document.entries.map((one) => [one.unitId, one.quantity])),
    ).toEqual(quantities);
  });

  it('keeps a unit that nobody knows as it was written, and names it', () => {
    const document = { ...documentWith({ alborc: 1 }) };
    const army = armyOf(
      { ...document, entries: [...document.entries, { ...foreignEntry(), quantity: 2 }] },
      catalogue,
    );
    expect(read(textExport({ name: 'A', faction: 'Northern Tribes', army, language: 'en' }))).toMatchObject({
      unknown: ['Old Unit'],
      document: {
        entries: [
          { unitId: 'alborc' },
          { quantity: 2, foreign: { name: 'Old Unit', points: 30, command: 1 } },
        ],
      },
    });
  });

  it('may be typed by hand, in any language, without name or faction', () => {
    expect(quantitiesIn('2x Orc Hunters\n- Alborc')).toEqual({ 'orc-hunters': 2, alborc: 1 });
    expect(quantitiesIn('Mi lista\nTribus del Norte\n=====\n• Cazadores Orcos ×3\n150 pts')).toEqual({
      'orc-hunters': 3,
    });
  });

  it.each([
    ['++ North [115 pts] ++', 'North'],
    ['== My raid (110 points) ==', 'My raid'],
    ['# **Raid** #', 'Raid'],
    ['Raid - 500 pts', 'Raid'],
    ['C+ team', 'C+ team'],
  ])('has a name without what others write around it: %s', (title, name) => {
    expect(read(`${title}\nAlborc (50 pts)`)).toMatchObject({ document: { name } });
  });

  it('is none without a unit, and never throws', () => {
    expect([
      quantitiesIn(' \n--- '),
      quantitiesIn('Hello there\nsee you at six'),
      quantitiesIn('x'.repeat(100_001)),
    ]).toEqual(['empty', 'no-units', 'too-large']);
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        (text) => typeof read(text).ok === 'boolean',
      ),
    );
  });
});
