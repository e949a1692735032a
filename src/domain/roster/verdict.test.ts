import { describe, expect, it } from 'vitest';
import { documentWith, smallCatalogue } from '#tests/builders/catalogue.ts';
import { checkRoster } from './check.ts';
import { verdictOf } from './verdict.ts';

const verdict = (quantities: Readonly<Record<string, number>>, target: number | null = null) =>
  verdictOf(
    checkRoster(documentWith(quantities, { name: '', target }), smallCatalogue()),
    Object.keys(quantities).length,
  );

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
