import { describe, expect, it } from 'vitest';
import { partsOf, withParts } from './change-parts.ts';

const CHANGE = {
  fields: { points: 30, profile: { mov: [3, 2] } },
  names: { es: 'Orco' },
  skillTexts: { es: { Patience: { text: 'Espera.' } }, fr: { Patience: null } },
  isRetired: false,
};

describe('a change in parts', () => {
  it('has a part for each value that a release puts in place as one', () => {
    expect(partsOf('units', CHANGE).map((path) => path.join('.'))).toEqual([
      'fields.points',
      'fields.profile',
      'names.es',
      'skillTexts.es.Patience',
      'skillTexts.fr.Patience',
      'isRetired',
    ]);
    expect(partsOf('missions', { en: { name: 'Raid', text: 'Go.' } })).toEqual([
      ['en', 'name'],
      ['en', 'text'],
    ]);
    expect(partsOf('missions', { numbers: { rounds: 4, 'scoring.hold.points': 2 } })).toEqual([
      ['numbers', 'rounds'],
      ['numbers', 'scoring.hold.points'],
    ]);
    expect(partsOf('terms', { texts: { fr: null } })).toEqual([['texts', 'fr']]);
    expect(partsOf('units', 'x')).toEqual([]);
  });

  it('is whole with all of them, and keeps of the rest what was chosen', () => {
    expect(withParts(CHANGE, partsOf('units', CHANGE))).toEqual(CHANGE);
    expect(
      withParts(CHANGE, [
        ['fields', 'points'],
        ['skillTexts', 'fr', 'Patience'],
      ]),
    ).toEqual({ fields: { points: 30 }, skillTexts: { fr: { Patience: null } } });
    expect(withParts({ numbers: { rounds: 4, 'turns.3': 5 } }, [['numbers', 'turns.3']])).toEqual({
      numbers: { 'turns.3': 5 },
    });
    expect(withParts(CHANGE, [['fields', 'size'], ['toString']])).toEqual({ fields: {} });
  });
});
