import { describe, expect, it } from 'vitest';
import { glossaryEntry, loadGlossary } from './load-glossary.ts';

describe('loadGlossary', () => {
  it('returns the English texts', async () => {
    const entry = glossaryEntry(await loadGlossary('en'), 'keywords', 'Dispel (BLU BLK)');
    expect(entry).toMatchObject({ kind: 'keywords', id: 'dispel', name: 'Dispel' });
    expect(entry?.text).not.toBe('');
    expect(entry?.value).toContain('Dice');
  });

  it('returns the texts of the wanted language', async () => {
    expect(glossaryEntry(await loadGlossary('es'), 'keywords', 'Aim')?.name).toBe('Puntería');
    expect(glossaryEntry(await loadGlossary('fr'), 'states', 'Slowed')?.name).toBe('Ralenti');
  });
});
