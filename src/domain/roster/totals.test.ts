import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { documentArbitrary } from '#tests/builders/commands.ts';
import { armyOf } from './army.ts';
import { remaining, totalsOf } from './totals.ts';

const catalogue = smallCatalogue();

describe('totalsOf', () => {
  it('counts points, command and units times their quantity, unknown units as the list gave them', () => {
    const { entries } = documentWith({ alborc: 1, 'orc-hunters': 3 });
    const army = armyOf(documentWith({}, { entries: [...entries, foreignEntry()] }), catalogue);
    expect(totalsOf(army)).toEqual({ points: 140, command: 4, units: 5 });
  });

  it('is nothing for an empty army', () => {
    expect(totalsOf([])).toEqual({ points: 0, command: 0, units: 0 });
  });

  it('is the same in whatever order the entries stand', () => {
    fc.assert(
      fc.property(documentArbitrary, (document) => {
        const army = armyOf(document, catalogue);
        expect(totalsOf(army.toReversed())).toEqual(totalsOf(army));
      }),
    );
  });
});

describe('remaining', () => {
  const totals = { points: 140, command: 4, units: 5 };

  it('is what is left to the target, below zero beyond it, and nothing to say without one', () => {
    expect(remaining(totals, 200)).toBe(60);
    expect(remaining(totals, 100)).toBe(-40);
    expect(remaining(totals, null)).toBeNull();
  });
});
