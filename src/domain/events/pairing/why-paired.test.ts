import { describe, expect, it } from 'vitest';
import { eventPlayer, roundOf, SCORING } from '#tests/builders/events.ts';
import { whyPaired } from './why-paired.ts';

const players = ['Ann', 'Bea', 'Cid'].map((name) =>
  eventPlayer(name, { club: name === 'Cid' ? null : 'North' }),
);
const rounds = [
  roundOf(1, 'Ann 5+0 : Bea 1+0', 'Cid'),
  roundOf(2, 'Ann 5+0 : Cid 1+0', 'Bea'),
  roundOf(3, 'Bea 1+0 : Cid 5+0', 'Ann'),
];
const reasons = (...lines: readonly string[]) =>
  whyPaired(roundOf(4, ...lines), { players, rounds, scoring: SCORING });

describe('the reasons of a pairing', () => {
  it('are the points of both, their games before and their club', () => {
    expect(reasons('Ann : Bea')).toEqual([
      { one: 'Ann', other: 'Bea', points: { one: 9, other: 3 }, before: 1, isSameClub: true },
    ]);
  });

  it('are the points and earlier byes of the player with a bye', () => {
    expect(reasons('Cid')).toEqual([
      { one: 'Cid', other: null, points: { one: 6, other: null }, before: 1, isSameClub: false },
    ]);
  });

  it('are those before the round, and none of a player who is gone', () => {
    const [, second] = rounds;
    expect(second && whyPaired(second, { players: [], rounds, scoring: SCORING })).toEqual([
      { one: 'Ann', other: 'Cid', points: { one: 0, other: 0 }, before: 0, isSameClub: false },
      { one: 'Bea', other: null, points: { one: 0, other: null }, before: 0, isSameClub: false },
    ]);
  });
});
