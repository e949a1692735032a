import { expect, it } from 'vitest';
import { boxPoints } from './box-points.ts';

it('gives the points of one count, of a race its span', () => {
  expect(boxPoints({ points: 2, formula: null })).toBe('2');
  const race = { kind: 'race', meter: 'march', goal: 5, behind: 0 } as const;
  expect(boxPoints({ points: 1, formula: race })).toBe('0–5');
});
