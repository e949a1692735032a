import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { armyOf } from '../army.ts';
import { textExport } from './text-export.ts';

const catalogue = smallCatalogue();
const army = armyOf(documentWith({ 'orc-hunters': 2, 'tundra-marauders': 1, alborc: 1, coal: 1 }), catalogue);
const exported = (language: Language) =>
  textExport({ name: 'Winter Raid', faction: 'Northern Tribes', army, language });

describe('textExport', () => {
  it('writes high command first, then the list’s order, then the totals', () => {
    expect(exported('en')).toBe(
      [
        'Winter Raid',
        'Faction: Northern Tribes',
        '',
        'Alborc [High Command] (3 CP) x1 (50 pts)',
        'Orc Hunters x2 (40 pts)',
        'Tundra Marauders x1 (30 pts)',
        'Coal [Not Tournament Legal] x1 (20 pts)',
        '',
        'Total Command Points: 3',
        'Total Points: 140',
      ].join('\n'),
    );
  });

  it('translates unit names, the legality note and the totals into Spanish, nothing else', () => {
    expect(exported('es')).toBe(
      [
        'Winter Raid',
        'Faction: Northern Tribes',
        '',
        'Alborc [High Command] (3 CP) x1 (50 pts)',
        'Cazadores Orcos x2 (40 pts)',
        'Tundra Marauders x1 (30 pts)',
        'Tizón [No Legal en Torneos] x1 (20 pts)',
        '',
        'Puntos de Mando Totales: 3',
        'Puntos Totales: 140',
      ].join('\n'),
    );
  });

  it('translates only unit names into French', () => {
    const lines = exported('fr').split('\n');
    expect(lines[4]).toBe('Chasseurs Orcs x2 (40 pts)');
    expect(lines[6]).toBe('Coal [Not Tournament Legal] x1 (20 pts)');
    expect(lines.at(-1)).toBe('Total Points: 140');
  });

  it('says so when list or faction have no name', () => {
    const text = textExport({ name: ' ', faction: null, army: [], language: 'en' });
    expect(text).toBe(
      'Untitled List\nFaction: Unknown Faction\n\n\nTotal Command Points: 0\nTotal Points: 0',
    );
  });

  it('makes no claim about the legality of an unknown unit, and gives its name one line', () => {
    const entries = [foreignEntry({ name: 'Old\r\nTotal Points: 0' })];
    const text = textExport({
      name: 'A\nB',
      faction: null,
      army: armyOf(documentWith({}, { entries }), catalogue),
      language: 'en',
    });
    expect(text.split('\n').slice(0, 4)).toEqual([
      'A B',
      'Faction: Unknown Faction',
      '',
      'Old Total Points: 0 (1 CP) x1 (30 pts)',
    ]);
  });
});
