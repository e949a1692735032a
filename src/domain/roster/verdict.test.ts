import { describe, expect, it } from 'vitest';
import { documentWith, smallCatalogue } from '#tests/builders/catalogue.ts';
import { checkRoster } from './check.ts';
import { hasFewProblems, verdictOf } from './verdict.ts';

type Quantities = Readonly<Record<string, number>>;

const check = (quantities: Quantities, target: number | null = null) =>
  checkRoster(documentWith(quantities, { name: '', target }), smallCatalogue());

const verdict = (quantities: Quantities, target: number | null = null) =>
  verdictOf(check(quantities, target), Object.keys(quantities).length);

describe('verdictOf', () => {
  it('calls a list legal that only lacks a name', () => {
    expect(verdict({ wrathmane: 1, 'orc-hunters': 1 })).toBe('legal');
  });

  it('calls two High Commands illegal, whatever else is warned of', () => {
    expect(verdict({ wrathmane: 1, alborc: 1 }, 10)).toBe('illegal');
  });

  it('warns of a passed target without calling the list illegal', () => {
    expect(verdict({ wrathmane: 1 }, 10)).toBe('warned');
  });

  it('says nothing about an empty list', () => {
    expect(verdict({})).toBeNull();
  });
});

describe('hasFewProblems', () => {
  it.each<[string, boolean, Quantities, number | null]>([
    ['one violation', true, { wrathmane: 1, alborc: 1 }, null],
    ['a violation and a warning', true, { wrathmane: 1, alborc: 1 }, 10],
    ['two violations and a warning', false, { wrathmane: 1, alborc: 1, 'orc-hunters': 9 }, 10],
    ['a warning alone', false, { wrathmane: 1 }, 10],
    ['a part that is missing', false, { wrathmane: 1 }, null],
  ])('of %s: %s', (_, few, quantities, target) => {
    expect(hasFewProblems(check(quantities, target))).toBe(few);
  });
});
