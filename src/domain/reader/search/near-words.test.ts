import { describe, expect, it } from 'vitest';
import { isOneSlip, startsWithSlip } from './near-words.ts';

describe('isOneSlip', () => {
  it.each([
    ['scuot', 'scout'],
    ['initative', 'initiative'],
    ['objectve', 'objective'],
    ['chargge', 'charge'],
    ['cower', 'cover'],
    ['cove', 'cover'],
    ['overc', 'over'],
    ['xcover', 'cover'],
  ])('takes %s for %s, and the other way round', (one, other) => {
    expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['cover', 'cover'],
    ['cover', 'coves!'],
    ['scout', 'shoot'],
    ['abcd', 'dcba'],
    ['', 'ab'],
  ])('keeps %s and %s apart', (one, other) => {
    expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([false, false]);
  });
});

describe('startsWithSlip', () => {
  it('allows one slip in the beginning of a word', () => {
    expect(startsWithSlip('initiative', 'initat')).toBe(true);
    expect(startsWithSlip('deployment', 'dpeloy')).toBe(true);
    expect(startsWithSlip('deployment', 'dpelyo')).toBe(false);
  });
});
