import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from '../army.ts';
import type { Entry } from '../types.ts';
import { checkUnitFields } from './unit-fields.ts';

function check(...entries: readonly Entry[]) {
  const document = documentWith({}, { entries });
  return checkUnitFields(document, armyOf(document, smallCatalogue()));
}

describe('the fields of a unit', () => {
  it('are sound for units of the catalogue and for well described unknown ones', () => {
    expect(check({ unitId: 'alborc', quantity: 1 }, foreignEntry())).toEqual([]);
  });

  it.each<[string, Entry]>([
    ['id', foreignEntry({}, ' ')],
    ['name', foreignEntry({ name: '' })],
    ['points', foreignEntry({ points: Number.NaN })],
    ['points', foreignEntry({ points: -5 })],
    ['quantity', { unitId: 'alborc', quantity: 0 }],
    ['quantity', { unitId: 'alborc', quantity: 1.5 }],
  ])('tell of a wrong %s', (field, entry) => {
    expect(check(entry)).toEqual([
      {
        code: 'unit-fields-invalid',
        level: 'violation',
        unitIds: [entry.unitId],
        values: { field },
        rule: 'unit-fields',
      },
    ]);
  });

  it('tell of one fault a unit, however many there are', () => {
    expect(check({ ...foreignEntry({ name: '', points: -1 }), quantity: 0 })).toHaveLength(1);
  });
});
