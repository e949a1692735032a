import { describe, expect, it } from 'vitest';
import type { Round } from '../types.ts';
import { finalPlaces } from './final-places.ts';

const ORDER = ['cleo', 'ben', 'ann'];
const CUT = { rounds: 3, cut: 4 };

/** A round with one game of Ann, who has so many mission points, and Ben with three and a feat. */
const final = (number: number, points: number | null): Round => ({
  number,
  pairings: [
    {
      table: 1,
      one: 'ann',
      other: 'ben',
      result:
        points === null ? null : { one: { mission: points, feats: 0 }, other: { mission: 3, feats: 1 } },
    },
  ],
});

describe('the places of a knock-out', () => {
  it('come from the final, with feat points', () => {
    expect(finalPlaces([final(5, 5)], CUT, ORDER)).toEqual({ winner: 'ann', second: 'ben' });
    expect(finalPlaces([final(5, 3)], CUT, ORDER)).toEqual({ winner: 'ben', second: 'ann' });
  });

  it('go to the higher seed at a draw', () => {
    expect(finalPlaces([final(5, 4)], CUT, ORDER)).toEqual({ winner: 'ben', second: 'ann' });
    expect(finalPlaces([final(5, 4)], CUT, ['ann', 'ben'])).toEqual({ winner: 'ann', second: 'ben' });
  });

  it('are not there before it is played, nor without a knock-out', () => {
    expect(finalPlaces([final(4, 5)], CUT, ORDER)).toBeNull();
    expect(finalPlaces([final(5, null)], CUT, ORDER)).toBeNull();
    expect(finalPlaces([final(5, 5)], { rounds: 3, cut: null }, ORDER)).toBeNull();
  });
});
