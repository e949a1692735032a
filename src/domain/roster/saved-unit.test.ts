import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from './army.ts';
import { parseSavedUnit, toSavedUnit } from './saved-unit.ts';
import type { Entry } from './types.ts';

const saved = (entry: Entry) =>
  armyOf(documentWith({}, { entries: [entry] }), smallCatalogue()).map(toSavedUnit)[0];

describe('toSavedUnit', () => {
  it('writes every field of a unit as older apps read it', () => {
    expect(saved({ unitId: 'tattooist', quantity: 1 })).toEqual({
      id: 'tattooist',
      name: 'Tattooist',
      name_es: 'Tatuadora',
      name_fr: 'Tatoueuse',
      pointsCost: 15,
      quantity: 1,
      faction: 'northern-tribes',
      faction_id: 'northern-tribes',
      keywords: ['Character', 'Varank', 'Join (Infantry, Varank)', 'Scout (12)'].map((name) => ({
        name,
        description: '',
      })),
      highCommand: false,
      availability: 1,
      imageUrl: '/art/portrait/tattooist_portrait.jpg',
      specialRules: ['Slowed', 'Heal'],
      command: 0,
      tournamentLegal: true,
    });
  });

  it('leaves out translations that do not exist', () => {
    expect(saved({ unitId: 'tundra-marauders', quantity: 1 })).not.toHaveProperty('name_es');
    expect(saved({ unitId: 'coal', quantity: 1 })).not.toHaveProperty('name_fr');
  });

  it('caps the quantity at the availability, or at 99 where none is known', () => {
    expect(saved({ unitId: 'orc-hunters', quantity: 7 })?.quantity).toBe(3);
    expect(saved({ ...foreignEntry(), quantity: 500 })?.quantity).toBe(99);
  });

  it('claims neither availability nor legality for an unknown unit', () => {
    const unit = saved(foreignEntry());
    expect(unit).toMatchObject({ id: 'old-unit', name: 'Old Unit', pointsCost: 30 });
    expect(unit).not.toHaveProperty('availability');
    expect(unit).not.toHaveProperty('tournamentLegal');
  });
});

describe('parseSavedUnit', () => {
  it('reads what was written', () => {
    for (const entry of [
      { unitId: 'coal', quantity: 1 },
      { unitId: 'alborc', quantity: 1 },
      foreignEntry(),
    ]) {
      expect(parseSavedUnit(JSON.parse(JSON.stringify(saved(entry))))).toEqual(saved(entry));
    }
  });

  it('reads a unit as carelessly as older apps wrote it', () => {
    expect(
      parseSavedUnit({
        id: 17,
        name: 'Coal',
        pointsCost: '20',
        quantity: '2',
        keywords: [
          'Companion',
          { name: 'Join (Iriavik)' },
          { name: 'Scout', description: 'Deploys late' },
          7,
          null,
        ],
        highCommand: 'false',
        tournamentLegal: 'false',
        availability: '1',
        specialRules: ['Slowed', { name: 'Heal' }, 9],
        name_es: null,
      }),
    ).toEqual({
      id: '17',
      name: 'Coal',
      pointsCost: 20,
      quantity: 2,
      faction: '',
      faction_id: '',
      keywords: [
        { name: 'Companion', description: '' },
        { name: 'Join (Iriavik)', description: '' },
        { name: 'Scout', description: 'Deploys late' },
      ],
      highCommand: false,
      availability: 1,
      imageUrl: '',
      specialRules: ['Slowed', 'Heal'],
      command: 0,
      tournamentLegal: false,
    });
  });

  it.each([
    ['highCommand', 'true', true],
    ['highCommand', 1, true],
    ['highCommand', 0, false],
    ['highCommand', 'perhaps', false],
    ['tournamentLegal', 'true', true],
    ['pointsCost', 'many', 0],
    ['pointsCost', -5, -5],
    ['command', '3', 3],
    ['quantity', undefined, 1],
    ['quantity', 'some', 1],
    ['quantity', -2, 0],
    ['quantity', 2.7, 2],
    ['quantity', 1e9, 99],
    ['quantity', '', 1],
  ])('takes %s %j for %j', (field, value, expected) => {
    expect(parseSavedUnit({ id: 'coal', [field]: value })).toMatchObject({ [field]: expected });
  });

  it('takes the name for a missing id, and the id for a missing name', () => {
    expect(parseSavedUnit({ name: 'Coal' })?.id).toBe('Coal');
    expect(parseSavedUnit({ id: 'coal' })?.name).toBe('coal');
  });

  it.each([null, 7, 'coal', [], {}, { id: ' ', name: '' }])('finds no unit in %j', (input) => {
    expect(parseSavedUnit(input)).toBeNull();
  });

  it('never fails, and what it reads it reads the same again', () => {
    const odd = fc.oneof(fc.jsonValue(), fc.record({ id: fc.jsonValue(), quantity: fc.jsonValue() }));
    fc.assert(
      fc.property(odd, (input) => {
        const unit = parseSavedUnit(input);
        expect(parseSavedUnit(unit)).toEqual(unit);
      }),
    );
  });
});
