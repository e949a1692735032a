import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { type Collection, EMPTY_COLLECTION, withCopies } from './collection.ts';
import { nextUnits } from './next-units.ts';

const FACTION = 'northern-tribes';
const collection = withCopies(EMPTY_COLLECTION, `${FACTION}/orc-hunters`, { owned: 1, lent: 1 });
const list = (name: string, quantities: Readonly<Record<string, number>>) =>
  documentWith(quantities, { name });

describe('the next unit to get', () => {
  it('completes lists with one more copy, and names them', () => {
    const lists = [list('Raid', { 'orc-hunters': 2 }), list('Hunt', { 'orc-hunters': 1, alborc: 1 })];
    expect(nextUnits(collection, lists)).toEqual([
      { faction: FACTION, unitId: 'orc-hunters', lists: ['Raid'] },
      { faction: FACTION, unitId: 'alborc', lists: ['Hunt'] },
    ]);
  });

  it('is the one that completes most lists', () => {
    const lists = [list('A', { alborc: 1 }), list('B', { hersir: 1 }), list('C', { hersir: 1 })];
    expect(nextUnits(collection, lists).map(({ lists: names }) => names)).toEqual([['B', 'C'], ['A']]);
  });

  it.each<[string, Readonly<Record<string, number>>]>([
    ['is owned, be it lent out', { 'orc-hunters': 1 }],
    ['needs two copies more', { 'orc-hunters': 3 }],
    ['needs a copy of two units', { 'orc-hunters': 2, alborc: 1 }],
    ['is empty', {}],
  ])('is none for a list that %s', (_, quantities) => {
    expect(nextUnits(collection, [list('Raid', quantities)])).toEqual([]);
  });

  it('keeps units of the same id in two factions apart', () => {
    const lists = [list('Raid', { alborc: 1 }), { ...list('Sortie', { alborc: 1 }), faction: 'syenann' }];
    expect(nextUnits(collection, lists).map(({ faction }) => faction)).toEqual([FACTION, 'syenann']);
  });

  it('looks once at each entry of 500 lists', () => {
    let looks = 0;
    const counted: Collection = new Proxy(collection, {
      getOwnPropertyDescriptor: (target, key) => {
        looks += 1;
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
    const lists = Array.from({ length: 500 }, (_, at) => list(`List ${at}`, { 'orc-hunters': 1, alborc: 1 }));
    expect(nextUnits(counted, lists)[0]?.lists).toHaveLength(500);
    expect(looks).toBe(1000);
  });
});
