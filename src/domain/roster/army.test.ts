import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue, unit } from '#tests/builders/catalogue.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { armyOf, toRosterUnit } from './army.ts';

const catalogue = smallCatalogue();

describe('armyOf', () => {
  it('finds each unit in the faction of the list, in the order of the list', () => {
    const army = armyOf(documentWith({ vercana: 1, 'orc-hunters': 2 }), catalogue);
    expect(
      army.map(({ unit: { name, faction, known }, quantity }) => [name, faction, known, quantity]),
    ).toEqual([
      ['Vercana', 'northern-tribes', true, 1],
      ['Orc Hunters', 'northern-tribes', true, 2],
    ]);
  });

  it('shows a unit that came with its own description as the list gave it', () => {
    const entry = foreignEntry({ keywords: ['Scout'], highCommand: true });
    const [first] = armyOf(documentWith({}, { entries: [entry] }), catalogue);
    expect(first?.unit).toMatchObject({
      id: 'old-unit',
      known: false,
      name: 'Old Unit',
      points: 30,
      command: 1,
      highCommand: true,
      keywords: ['Scout'],
      availability: null,
      tournamentLegal: null,
    });
  });

  it('shows a unit that is gone from the catalogue as the catalogue last had it', () => {
    const wolf = unit({ id: 'pale-wolf', name: 'Pale Wolf', names: { es: 'Lobo' }, points: 17 });
    const now = createCatalogue({ ...catalogue, formerUnits: [wolf] });
    const [first] = armyOf(documentWith({ 'pale-wolf': 2 }), now);
    expect(first).toMatchObject({
      unit: { id: 'pale-wolf', known: false, name: 'Pale Wolf', names: { es: 'Lobo' }, points: 17 },
      quantity: 2,
    });
    const told = foreignEntry({ name: 'Old Wolf' });
    const [other] = armyOf(documentWith({}, { entries: [{ ...told, unitId: 'pale-wolf' }] }), now);
    expect(other?.unit).toMatchObject({ name: 'Old Wolf', names: {}, points: 30 });
  });

  it('keeps a unit that another faction has and that nothing describes, under its id', () => {
    const [first] = armyOf(documentWith({ hetman: 1 }), catalogue);
    expect(first?.unit).toMatchObject({
      id: 'hetman',
      known: false,
      name: 'hetman',
      points: 0,
      keywords: [],
      isOfOtherFaction: true,
    });
    const [stranger] = armyOf(documentWith({}, { entries: [foreignEntry()] }), catalogue);
    expect(stranger?.unit).not.toHaveProperty('isOfOtherFaction');
  });
});

describe('toRosterUnit', () => {
  it('takes over what the card says and marks the unit as known', () => {
    const { type: _type, ...printed } = unit({ companionOf: 'iriavik-restless-pup' });
    expect(toRosterUnit(unit({ companionOf: 'iriavik-restless-pup' }))).toEqual({ ...printed, known: true });
  });
});
