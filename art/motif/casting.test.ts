import { describe, expect, it } from 'vitest';
import { unit } from '#tests/builders/catalogue.ts';
import { castOf } from './casting.ts';

const stranger = { name: 'Stranger', keywords: [], characteristics: [] };

describe('the casting of a portrait', () => {
  it('shows a unit of which nothing is known as a spearman', () => {
    expect(castOf(unit({ ...stranger, type: 'Troop' }))).toMatchObject({ head: 'human', weapon: 'spear' });
  });

  it.each([
    ['Orc', 'orc'],
    ['Varank', 'varank'],
    ['Dwarf', 'dwarf'],
    ['Elf', 'elf'],
    ['Red Cap', 'red-cap'],
  ])('gives a unit of the people %s its head', (people, head) => {
    expect(castOf(unit({ ...stranger, characteristics: [people] })).head).toBe(head);
  });

  it('seats cavalry on horses and orc cavalry on wargs', () => {
    expect(castOf(unit({ ...stranger, characteristics: ['Cavalry', 'Human'] })).mount).toBe('horse');
    expect(castOf(unit({ ...stranger, characteristics: ['Cavalry', 'Orc'] })).mount).toBe('warg');
  });

  it('knows a keyword with a value, and no word that only begins like one', () => {
    expect(castOf(unit({ ...stranger, keywords: ['Large (2)'] })).beast).toBe('maw');
    expect(castOf(unit({ ...stranger, keywords: ['Largesse'] })).beast).toBeUndefined();
  });

  it('lets what the name says win over what the people wear', () => {
    const hersir = castOf(unit({ name: 'Hersir', characteristics: ['Character', 'Varank'], keywords: [] }));
    expect(hersir).toMatchObject({ head: 'varank', headgear: 'horned', held: 'round', hairTone: 'red' });
  });
});
