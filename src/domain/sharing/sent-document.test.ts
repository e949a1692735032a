import { describe, expect, it } from 'vitest';
import { documentWith, smallCatalogue, unit } from '#tests/builders/catalogue.ts';
import { toRosterUnit } from '../roster/army.ts';
import { armyAsSent, documentFromPayload } from './sent-document.ts';
import { payloadOf, type SharedUnit, type SharePayload } from './payload.ts';

const catalogue = smallCatalogue();

/** A unit of a link, as an older app might have sent one that no catalogue knows. */
function sent(overrides: Partial<SharedUnit> = {}): SharedUnit {
  return {
    id: 'c0ffee00-1111-4222-8333-444455556666',
    name: 'Old Unit',
    pointsCost: 35,
    command: 1,
    highCommand: false,
    quantity: 1,
    keywords: [{ name: 'Scout', description: '' }],
    ...overrides,
  };
}

function list(units: readonly SharedUnit[], faction = 'northern-tribes'): SharePayload {
  return { name: 'Raid', faction, units, created_at: null };
}

function entriesOf(units: readonly SharedUnit[], faction?: string) {
  return documentFromPayload(list(units, faction), catalogue).entries;
}

describe('documentFromPayload', () => {
  it('gives back the list that was shared', () => {
    const document = documentWith({ alborc: 1, 'orc-hunters': 3, vercana: 1 });
    const payload = payloadOf(document, catalogue, { createdAt: null });
    expect(documentFromPayload(payload, catalogue)).toEqual(document);
  });

  it.each([
    ['an id of the catalogue', { id: 'iriavik-restless-pup', name: '?' }],
    ['an id with underscores', { id: 'iriavik_restless_pup', name: '?' }],
    ['an id with accents and capitals', { id: 'Iriavík-Restless-Pup', name: '?' }],
    ["a database's id and the English name", { name: 'Iriavík Restless Pup' }],
    ["a database's id and the name without its accent", { name: 'iriavik restless pup' }],
    ["a database's id and the Spanish name", { name: 'Iriavík Cachorro Impaciente' }],
    ["a database's id and an id for a name", { name: 'iriavik_restless-pup' }],
  ])('finds a unit by %s', (_, wanted) => {
    expect(entriesOf([sent(wanted)])).toEqual([{ unitId: 'iriavik-restless-pup', quantity: 1 }]);
  });

  it('keeps a unit that the catalogue does not know, as it was sent', () => {
    expect(entriesOf([sent({ quantity: 2 })])).toEqual([
      {
        unitId: 'c0ffee00-1111-4222-8333-444455556666',
        quantity: 2,
        foreign: { name: 'Old Unit', points: 35, command: 1, highCommand: false, keywords: ['Scout'] },
      },
    ]);
  });

  it('keeps a unit of another faction as unknown instead of dropping it', () => {
    expect(entriesOf([sent({ id: 'hetman', name: 'Hetman' })])[0]?.foreign?.name).toBe('Hetman');
  });

  it('makes one entry of a unit that came twice, under whatever spelling', () => {
    const units = [
      sent({ id: 'ice-archers', quantity: 1 }),
      sent({ quantity: 2 }),
      sent({ id: 'x', name: 'Ice Archers', quantity: 2 }),
      sent({ quantity: 98 }),
    ];
    expect(entriesOf(units).map(({ unitId, quantity }) => [unitId, quantity])).toEqual([
      ['ice-archers', 3],
      ['c0ffee00-1111-4222-8333-444455556666', 99],
    ]);
  });

  it('keeps different unknown units apart that came under one id', () => {
    const units = [
      sent({ id: 'x' }),
      sent({ id: 'x', name: 'Other' }),
      sent({ id: 'x', pointsCost: 5 }),
      sent({ id: 'x' }),
    ];
    expect(
      entriesOf(units).map(({ unitId, quantity, foreign }) => [unitId, quantity, foreign?.name]),
    ).toEqual([
      ['x', 2, 'Old Unit'],
      ['x#2', 1, 'Other'],
      ['x#3', 1, 'Old Unit'],
    ]);
  });

  it.each(['northern-tribes', 'Northern Tribes', 'tribes', 'Tribus del Norte', 'northern'])(
    'knows the faction %j',
    (faction) => {
      expect(documentFromPayload(list([], faction), catalogue).faction).toBe('northern-tribes');
    },
  );

  it('infers an unknown faction from the units of the list', () => {
    const document = documentFromPayload(
      list([sent({ id: 'hetman' }), sent({ id: 'vercana' })], 'the-order'),
      catalogue,
    );
    expect(document.faction).toBe('hegemony-of-embersig');
    expect(document.entries).toEqual([
      { unitId: 'hetman', quantity: 1 },
      { unitId: 'vercana', quantity: 1 },
    ]);
  });

  it('keeps an unknown faction as it was sent when its units do not tell it', () => {
    expect(documentFromPayload(list([sent()], 'the-order'), catalogue).faction).toBe('the-order');
    expect(documentFromPayload(list([sent({ id: 'vercana' })], 'the-order'), catalogue).faction).toBe(
      'the-order',
    );
    expect(documentFromPayload(list([], ''), catalogue).faction).toBe('');
  });

  it('is a new list: nothing saved, no target', () => {
    expect(documentFromPayload(list([]), catalogue)).toEqual({
      name: 'Raid',
      faction: 'northern-tribes',
      target: null,
      entries: [],
      currentName: null,
      savedId: null,
    });
  });
});

describe('armyAsSent', () => {
  it("shows the link's numbers under the catalogue's names, keywords and legality", () => {
    const older = sent({
      id: 'orc-hunters',
      name: 'Cazadores Orcos',
      pointsCost: 25,
      command: 2,
      highCommand: true,
    });
    const known = { ...toRosterUnit(unit()), points: 25, command: 2, highCommand: true };
    expect(armyAsSent(list([older]), catalogue)).toEqual([{ unit: known, quantity: 1 }]);
  });

  it('has the entries of the document in its order', () => {
    const payload = list([
      sent({ id: 'coal', name: 'Coal', quantity: 2 }),
      sent(),
      sent({ id: 'coal', pointsCost: 1 }),
    ]);
    const army = armyAsSent(payload, catalogue);
    expect(army.map((entry) => [entry.unit.name, entry.unit.points, entry.quantity])).toEqual([
      ['Coal', 35, 3],
      ['Old Unit', 35, 1],
    ]);
  });
});
