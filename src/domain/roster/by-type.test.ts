import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from './army.ts';
import { totalsByType } from './by-type.ts';

const catalogue = smallCatalogue();

describe('totals by type', () => {
  it('add up points, command and units of each type, unknown units last', () => {
    const { entries } = documentWith({ 'orc-hunters': 3, alborc: 1 });
    const army = armyOf(documentWith({}, { entries: [foreignEntry(), ...entries] }), catalogue);
    expect(totalsByType(army, catalogue)).toEqual([
      { type: 'Troop', points: 60, command: 0, units: 3 },
      { type: 'Named Character', points: 50, command: 3, units: 1 },
      { type: null, points: 30, command: 1, units: 1 },
    ]);
  });

  it('are none for an empty army', () => {
    expect(totalsByType([], catalogue)).toEqual([]);
  });
});
