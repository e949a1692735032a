import { describe, expect, it } from 'vitest';
import { createCatalogue } from './create-catalogue.ts';
import { LANGUAGES } from './types.ts';
import { localName, localTerm, localText, storedLanguage } from './localise.ts';
import type { Unit } from './types.ts';

const riders: Unit = {
  id: 'warg-riders',
  faction: 'north',
  name: 'Warg Riders',
  names: { es: 'Jinetes de Huargo' },
  type: 'Troop',
  points: 35,
  availability: 2,
  command: 0,
  highCommand: false,
  tournamentLegal: true,
  characteristics: ['Cavalry'],
  keywords: [],
  specialRules: [],
  companionOf: null,
};
const catalogue = createCatalogue({
  factions: [],
  units: [riders],
  termNames: {
    es: {
      keywords: {
        join: 'Unirse',
        dispel: 'Dispersar',
        'preferred-terrain': 'Terreno favorable',
        golem: 'Gólem (clave)',
      },
      characteristics: { infantry: 'Infantería', orc: 'Orco', golem: 'Gólem' },
      'special-rules': { rugged: 'Accidentado' },
    },
  },
});

describe('localName', () => {
  it('answers the translation, and the English name without one', () => {
    expect(localName(riders, 'es')).toBe('Jinetes de Huargo');
    expect(localName(riders, 'fr')).toBe('Warg Riders');
    expect(localName(riders, 'en')).toBe('Warg Riders');
  });
});

describe('localText', () => {
  it('returns the translation, and the English text without one', () => {
    const item = { text: 'Roll a die.', texts: { es: 'Tira un dado.' } };
    expect([localText(item, 'es'), localText(item, 'fr')]).toEqual(['Tira un dado.', 'Roll a die.']);
    expect(localText(item, 'en')).toBe('Roll a die.');
  });
});

describe('localTerm', () => {
  it.each([
    ['Join (Infantry, Orc)', 'Unirse (Infantería, Orco)'],
    ['Join (Infantry, Orc | Warg Riders)', 'Unirse (Infantería, Orco | Jinetes de Huargo)'],
    ['Join (Hunters)', 'Unirse (Hunters)'],
    ['Dispel (BLU BLK)', 'Dispersar (BLU BLK)'],
    ['Preferred Terrain (Rugged)', 'Terreno favorable (Accidentado)'],
    ['Aim', 'Aim'],
  ])('turns %s into %s', (printed, local) => {
    expect(localTerm(catalogue, 'keywords', printed, 'es')).toBe(local);
  });

  it('prefers the wanted kind where two kinds share a word, and finds a word filed under another kind', () => {
    expect(localTerm(catalogue, 'characteristics', 'Golem', 'es')).toBe('Gólem');
    expect(localTerm(catalogue, 'keywords', 'Golem', 'es')).toBe('Gólem (clave)');
    expect(localTerm(catalogue, 'special-rules', 'Join', 'es')).toBe('Unirse');
  });

  it('leaves everything as printed in English and in a language without names', () => {
    expect(localTerm(catalogue, 'keywords', 'Join (Infantry, Orc)', 'en')).toBe('Join (Infantry, Orc)');
    expect(localTerm(catalogue, 'keywords', 'Join (Infantry, Orc)', 'fr')).toBe('Join (Infantry, Orc)');
  });

  it('is not fooled by words that every object inherits', () => {
    expect(localTerm(catalogue, 'keywords', 'constructor', 'es')).toBe('constructor');
  });
});

describe('storedLanguage', () => {
  it('is the same language where the database has columns for it', () => {
    expect(LANGUAGES.map(storedLanguage)).toEqual(['en', 'es', 'fr']);
  });
});
