import { describe, expect, it } from 'vitest';
import { eventPlayer } from '#tests/builders/events.ts';
import { pairRoundRobin } from './round-robin.ts';

const fieldOf = (size: number) => Array.from({ length: size }, (_, at) => eventPlayer(`player ${at}`));

describe('a round robin', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 16])('lets each of %i players meet every other once', (size) => {
    const rounds = pairRoundRobin(fieldOf(size), 'seed');
    expect(rounds.map(({ number }) => number)).toEqual(
      Array.from({ length: size - 1 + (size % 2) }, (_, at) => at + 1),
    );
    const games = rounds.flatMap(({ pairings }) =>
      pairings.flatMap(({ one, other }) => (other === null ? [] : [[one, other].toSorted().join()])),
    );
    expect(new Set(games).size).toBe((size * (size - 1)) / 2);
    expect(games).toHaveLength((size * (size - 1)) / 2);
  });

  it.each([4, 7])('has each of %i players once a round, on tables from 1, with one bye at most', (size) => {
    const rounds = pairRoundRobin(fieldOf(size), 'seed');
    for (const { pairings } of rounds) {
      const named = pairings.flatMap(({ one, other }) => (other === null ? [one] : [one, other]));
      expect(new Set(named).size).toBe(size);
      expect(named).toHaveLength(size);
      const tables = Array.from({ length: Math.floor(size / 2) }, (_, at) => at + 1);
      expect(pairings.map(({ table }) => table)).toEqual([...tables, ...(size % 2 === 0 ? [] : [null])]);
    }
    const byes = rounds.flatMap(({ pairings }) => pairings.filter(({ other }) => other === null));
    expect(new Set(byes.map(({ one }) => one)).size).toBe(size % 2 === 0 ? 0 : size);
  });

  it('is in another order by another seed, whatever the order of the players', () => {
    const field = fieldOf(6);
    expect(pairRoundRobin(field.toReversed(), 'a')).toEqual(pairRoundRobin(field, 'a'));
    expect(pairRoundRobin(field, 'b')).not.toEqual(pairRoundRobin(field, 'a'));
  });

  it('leaves a bye to the rivals of a player who dropped, and the other games as they were', () => {
    const field = fieldOf(4);
    const before = pairRoundRobin(field, 'seed');
    const after = pairRoundRobin(
      field.map((player) => (player.id === 'player 2' ? { ...player, droppedAfter: 1 } : player)),
      'seed',
    );
    expect(after[0]).toEqual(before[0]);
    const idsOf = (rounds: typeof before, round: number) =>
      rounds[round]?.pairings.map(({ one, other }) =>
        [one, other ?? 'player 2']
          .filter((id) => id !== 'player 2')
          .toSorted()
          .join(),
      );
    for (const round of [1, 2]) {
      expect(idsOf(after, round)?.toSorted()).toEqual(idsOf(before, round)?.toSorted());
      expect(after[round]?.pairings.map(({ table }) => table)).toEqual([1, null]);
    }
  });

  it('has no rounds for one player, and no place for a late entry', () => {
    expect(pairRoundRobin(fieldOf(1), 'seed')).toEqual([]);
    const late = [...fieldOf(2), eventPlayer('late', { joinedRound: 2 })];
    expect(pairRoundRobin(late, 'seed')).toEqual(pairRoundRobin(fieldOf(2), 'seed'));
  });
});
