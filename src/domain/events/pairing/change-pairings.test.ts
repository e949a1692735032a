import { describe, expect, it } from 'vitest';
import type { Pairing } from '../types.ts';
import { moveToTable, swapPlayers } from './change-pairings.ts';

const place = (table: number | null, one: string, other: string | null): Pairing => ({
  table,
  one,
  other,
  result: null,
});
const PAIRINGS = [place(1, 'ann', 'ben'), place(2, 'cleo', 'dan'), place(null, 'eve', null)];

describe('pairings changed by hand', () => {
  it('swap two players of different games', () => {
    expect(swapPlayers(PAIRINGS, 'ben', 'cleo')).toEqual([
      place(1, 'ann', 'cleo'),
      place(2, 'ben', 'dan'),
      place(null, 'eve', null),
    ]);
  });

  it('give a bye to another player', () => {
    expect(swapPlayers(PAIRINGS, 'dan', 'eve')).toEqual([
      place(1, 'ann', 'ben'),
      place(2, 'cleo', 'eve'),
      place(null, 'dan', null),
    ]);
  });

  it('move a game to another table, and the game from there to its own', () => {
    expect(moveToTable(PAIRINGS, 'dan', 1)).toEqual([
      place(1, 'cleo', 'dan'),
      place(2, 'ann', 'ben'),
      place(null, 'eve', null),
    ]);
    expect(moveToTable(PAIRINGS, 'ann', 7)).toEqual([
      place(2, 'cleo', 'dan'),
      place(7, 'ann', 'ben'),
      place(null, 'eve', null),
    ]);
  });

  it('leave a bye without a table, and a stranger nowhere', () => {
    expect(moveToTable(PAIRINGS, 'eve', 1)).toEqual(PAIRINGS);
    expect(moveToTable(PAIRINGS, 'zoe', 1)).toEqual(PAIRINGS);
  });
});
