import { describe, expect, it } from 'vitest';
import { notePieces, valueDice } from './roll-codes.ts';

describe('notePieces', () => {
  it('draws codes that stand alone, symbols and runs of dice', () => {
    expect(notePieces('Attack RRYY; +1 S, on i heal 1')).toEqual([
      { text: 'Attack ' },
      { parts: ['R', 'R', 'Y', 'Y'] },
      { text: '; +1 ' },
      { parts: ['S'] },
      { text: ', on ' },
      { parts: ['i'] },
      { text: ' heal 1' },
    ]);
  });

  it('draws specials that are bought or shown', () => {
    expect(notePieces('extra switch !!!')).toEqual([{ text: 'extra switch ' }, { parts: ['!', '!', '!'] }]);
  });

  it.each(['Upgrade B: range 18.', 'Company, Forward!', 'MOR 3, LoS not needed', "the enemy's Dispel", ''])(
    'leaves %j in words',
    (note) => {
      expect(notePieces(note)).toEqual(note === '' ? [] : [{ text: note }]);
    },
  );
});

describe('the value of a printed word', () => {
  it.each([
    ['BLU BLK', ['B', 'K']],
    ['GRN', ['G']],
    ['D', ['D']],
  ] as const)('%s is drawn as dice and symbols', (value, parts) => {
    expect(valueDice(value)).toEqual(parts);
  });

  it.each(['5', 'X', '', 'Infantry, Orc', 'BLK or 5'])('%j stays words', (value) => {
    expect(valueDice(value)).toBeNull();
  });
});
