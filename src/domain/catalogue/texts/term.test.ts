import { describe, expect, it } from 'vitest';
import { parseTerm, termId } from './term.ts';

describe('parseTerm', () => {
  it.each([
    ['Aim', { base: 'Aim', value: null, id: 'aim' }],
    ['Dispel (BLU BLK)', { base: 'Dispel', value: 'BLU BLK', id: 'dispel' }],
    [
      'Join (Infantry, Varank | Warg Riders)',
      { base: 'Join', value: 'Infantry, Varank | Warg Riders', id: 'join' },
    ],
    [' Preferred Terrain(Rugged) ', { base: 'Preferred Terrain', value: 'Rugged', id: 'preferred-terrain' }],
    ['Shove ()', { base: 'Shove', value: '', id: 'shove' }],
    ['Shove (3', { base: 'Shove (3', value: null, id: 'shove-3' }],
    ['(X)', { base: '(X)', value: null, id: 'x' }],
  ])('takes %j apart', (printed, parts) => {
    expect(parseTerm(printed)).toEqual(parts);
  });
});

describe('termId', () => {
  it('makes plain ascii words of any name', () => {
    expect(termId('Fix a Die')).toBe('fix-a-die');
    expect(termId('Sÿenann')).toBe('syenann');
    expect(termId('Wound (damage)')).toBe('wound-damage');
  });
});
