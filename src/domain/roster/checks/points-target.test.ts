import { describe, expect, it } from 'vitest';
import { documentWith, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from '../army.ts';
import { checkPointsTarget } from './points-target.ts';

const check = (target: number | null) => {
  const document = documentWith({ alborc: 1, 'orc-hunters': 3 }, { target });
  return checkPointsTarget(document, armyOf(document, smallCatalogue()));
};

describe('the points target', () => {
  it('says nothing when I set none, or stay within it', () => {
    expect(check(null)).toEqual([]);
    expect(check(110)).toEqual([]);
  });

  it('tells me how far I am over', () => {
    expect(check(100)).toEqual([
      {
        code: 'over-target',
        level: 'warning',
        unitIds: [],
        values: { target: 100, over: 10 },
        rule: 'points-target',
      },
    ]);
  });
});
