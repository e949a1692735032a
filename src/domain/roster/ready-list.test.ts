import { describe, expect, it } from 'vitest';
import { faction, smallCatalogue, unit } from '#tests/builders/catalogue.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { readyList } from './ready-list.ts';

const scouts = unit({
  id: 'scouts',
  faction: 'syenann',
  name: 'Leaf Scouts',
  names: { es: 'Exploradores', fr: 'Éclaireurs' },
  points: 100,
  availability: 3,
});

describe('the ready list of the start page', () => {
  it('shows each unit once, with its copies, the points of all of them and its picture', () => {
    const catalogue = createCatalogue({ factions: [faction({ id: 'syenann' })], units: [scouts] });
    expect(readyList(catalogue)).toEqual({
      faction: 'syenann',
      size: 300,
      units: [{ slug: 'leaf_scouts', name: 'Leaf Scouts', names: scouts.names, quantity: 3, points: 300 }],
    });
  });

  it('is empty when the catalogue has no legal list of that size', () => {
    expect(readyList(smallCatalogue()).units).toEqual([]);
  });
});
