import { describe, expect, it } from 'vitest';
import { frenchSpaceProblems, textsIn } from './french-spaces.ts';

describe('the no-break spaces of French texts', () => {
  it.each([
    'Test : réussi',
    'Perdu ; gagné',
    'Qui commence ?',
    'Prêt !',
    '« Annuler » rétablit la liste.',
    '«\u00a0Annuler » rétablit la liste.',
    'Qui commence?',
    '«Annuler\u00a0»',
  ])('refuse a space that can break, or no space: %s', (text) => {
    expect(frenchSpaceProblems([text])).toHaveLength(1);
  });

  it.each([
    'Test\u00a0: réussi',
    'Qui commence\u00a0?',
    '«\u00a0Annuler\u00a0» rétablit la liste.',
    'L’adresse commence par https://',
    'Il est 10:30.',
    '{count, plural, one {# liste} other {# listes}}',
    'l’adresse /regles?q=tir',
  ])('accept %s', (text) => {
    expect(frenchSpaceProblems([text])).toEqual([]);
  });

  it('are looked for in every text of a file', () => {
    expect(textsIn({ a: { b: 'un', c: ['deux', 3, null] } })).toEqual(['un', 'deux']);
  });
});
