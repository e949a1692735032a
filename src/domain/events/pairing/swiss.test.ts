import { describe, expect, it } from 'vitest';
import { eventPlayer, roundOf, SCORING } from '#tests/builders/events.ts';
import type { EventPlayer, Pairing } from '../types.ts';
import { pairSwiss, type SwissTask } from './swiss.ts';

const named = (names: string) => names.split(' ').map((name) => eventPlayer(name));

const task = (players: readonly EventPlayer[], some: Partial<SwissTask> = {}): SwissTask => ({
  players,
  rounds: [],
  scoring: SCORING,
  round: 1,
  seed: 'any',
  avoidsClubs: false,
  ...some,
});

/** Each game as its two names in alphabetical order, and a bye as one name. */
const games = (pairings: readonly Pairing[]) =>
  pairings.map(({ one, other }) => (other === null ? one : [one, other].toSorted().join('-'))).toSorted();

const byeOf = (pairings: readonly Pairing[]) => pairings.find(({ other }) => other === null)?.one;

const SEEDS = Array.from({ length: 300 }, (_, seed) => `seed ${seed}`);

describe('the first Swiss round', () => {
  it('is drawn evenly: each of three pairings of four players about as often', () => {
    const rivals = SEEDS.map((seed) => games(pairSwiss(task(named('Ann Bea Cid Dan'), { seed })))[0]);
    for (const game of ['Ann-Bea', 'Ann-Cid', 'Ann-Dan']) {
      const count = rivals.filter((rival) => rival === game).length;
      expect(count).toBeGreaterThan(75);
      expect(count).toBeLessThan(125);
    }
  });

  it('gives everybody the bye by some draw', () => {
    const byes = SEEDS.map((seed) => byeOf(pairSwiss(task(named('Ann Bea Cid Dan Eve'), { seed }))));
    expect(new Set(byes).size).toBe(5);
  });

  it('is the same by the same seed, whatever the order of the players', () => {
    const players = named('Ann Bea Cid Dan Eve Fay Gil Hal');
    const pairings = pairSwiss(task(players));
    expect(pairSwiss(task(players.toReversed()))).toEqual(pairings);
    expect(SEEDS.map((seed) => pairSwiss(task(players, { seed })))).not.toEqual(SEEDS.map(() => pairings));
  });

  it('keeps players of one club apart when it is asked to, however the club is written', () => {
    const clubs = ['North', 'north ', ' NORTH', 'South', 'south', null, ' ', null];
    const players = clubs.map((club, at) => eventPlayer(`${at}`, { club }));
    const sameClub = (avoidsClubs: boolean) =>
      SEEDS.filter((seed) =>
        games(pairSwiss(task(players, { seed, avoidsClubs }))).some((game) =>
          ['0-1', '0-2', '1-2', '3-4'].includes(game),
        ),
      );
    expect(sameClub(true)).toEqual([]);
    expect(sameClub(false).length).toBeGreaterThan(0);
  });

  it('pairs a club that is too large as seldom with itself as can be', () => {
    const clubs = ['North', 'North', 'North', 'North', 'South', 'West'];
    const players = clubs.map((club, at) => eventPlayer(`${at}`, { club }));
    const own = games(pairSwiss(task(players, { avoidsClubs: true }))).filter((game) =>
      /[0-3]-[0-3]/.test(game),
    );
    expect(own).toHaveLength(1);
  });

  it('has no pairings without players, and a bye for one alone', () => {
    expect(pairSwiss(task([]))).toEqual([]);
    expect(pairSwiss(task(named('Ann')))).toEqual([{ table: null, one: 'Ann', other: null, result: null }]);
  });
});

describe('a later Swiss round', () => {
  const FIRST = roundOf(
    1,
    'Ann 5+0 : Bea 1+0',
    'Cid 5+0 : Dan 1+0',
    'Eve 5+0 : Fay 1+0',
    'Gil 5+0 : Hal 1+0',
  );
  const EIGHT = named('Ann Bea Cid Dan Eve Fay Gil Hal');

  it('pairs winners with winners, and gives them the first tables', () => {
    const pairings = pairSwiss(task(EIGHT, { rounds: [FIRST], round: 2 }));
    const winners = pairings
      .filter(({ table }) => (table ?? 0) <= 2)
      .flatMap(({ one, other }) => [one, other ?? 'bye']);
    expect(winners.toSorted()).toEqual(['Ann', 'Cid', 'Eve', 'Gil']);
    expect(pairings.map(({ table }) => table)).toEqual([1, 2, 3, 4]);
  });

  it('puts the player with more points first, and sends one step down rather than two', () => {
    // 6 points: Ann. 3: Bea, Cid, Dan. 0: Eve, Fay.
    const rounds = [
      roundOf(1, 'Ann 5+0 : Cid 1+0', 'Bea 5+0 : Eve 1+0', 'Dan 5+0 : Fay 1+0'),
      roundOf(2, 'Ann 5+0 : Dan 1+0', 'Cid 5+0 : Fay 1+0', 'Bea 1+0 : Eve 1+0'),
    ];
    const players = named('Ann Bea Cid Dan Eve Fay');
    const pairings = pairSwiss(task(players, { rounds, round: 3, scoring: { ...SCORING, draw: 0 } }));
    expect(pairings[0]).toEqual({ table: 1, one: 'Ann', other: 'Bea', result: null });
    expect(games(pairings)).toEqual(['Ann-Bea', 'Cid-Dan', 'Eve-Fay']);
  });

  it('does not look at the round itself or at later ones', () => {
    const players = named('Ann Bea Cid Dan');
    const first = roundOf(1, 'Ann 5+0 : Bea 1+0', 'Cid 5+0 : Dan 1+0');
    const later = [
      roundOf(2, 'Ann 5+0 : Cid 1+0', 'Bea 5+0 : Dan 1+0'),
      roundOf(3, 'Ann : Dan', 'Bea : Cid'),
    ];
    const pairings = pairSwiss(task(players, { rounds: [...later, first], round: 2 }));
    expect(pairings).toEqual(pairSwiss(task(players, { rounds: [first], round: 2 })));
    expect(games(pairings)).toEqual(['Ann-Cid', 'Bea-Dan']);
  });

  it('lets nobody meet twice who was paired, even without a result', () => {
    const rounds = [roundOf(1, 'Ann : Bea', 'Cid : Dan'), roundOf(2, 'Ann : Cid', 'Bea : Dan')];
    expect(games(pairSwiss(task(named('Ann Bea Cid Dan'), { rounds, round: 3 })))).toEqual([
      'Ann-Dan',
      'Bea-Cid',
    ]);
  });

  it('pairs those who met least often when all have met', () => {
    const rounds = [
      roundOf(1, 'Ann : Bea', 'Cid : Dan'),
      roundOf(2, 'Ann : Cid', 'Bea : Dan'),
      roundOf(3, 'Ann : Dan', 'Bea : Cid'),
      roundOf(4, 'Ann : Bea', 'Cid : Dan'),
      roundOf(5, 'Ann : Dan', 'Bea : Cid'),
    ];
    expect(games(pairSwiss(task(named('Ann Bea Cid Dan'), { rounds, round: 6 })))).toEqual([
      'Ann-Cid',
      'Bea-Dan',
    ]);
  });

  it('gives the bye to the lowest who has had none, and lets a late entry play', () => {
    const rounds = [roundOf(1, 'Ann 5+0 : Bea 1+0', 'Cid 5+0 : Dan 1+0', 'Eve')];
    const five = named('Ann Bea Cid Dan Eve');
    const late = [...five, eventPlayer('Fay', { joinedRound: 2 }), eventPlayer('Gil', { joinedRound: 2 })];
    for (const seed of SEEDS.slice(0, 20)) {
      expect(['Bea', 'Dan']).toContain(byeOf(pairSwiss(task(five, { rounds, round: 2, seed }))));
      expect(['Bea', 'Dan']).toContain(byeOf(pairSwiss(task(late, { rounds, round: 2, seed }))));
    }
  });

  it('rather has a second game than a second bye', () => {
    // Ann alone has had no bye. With a second one for Bea or Cid, nobody would meet twice.
    const rounds = [
      roundOf(1, 'Bea 5+0 : Cid 1+0', 'Ann 5+0 : Dan 1+0'),
      roundOf(2, 'Ann 5+0 : Dan 1+0', 'Bea', 'Cid'),
    ];
    const pairings = pairSwiss(task(named('Ann Bea Cid'), { rounds, round: 3 }));
    expect(games(pairings)).toEqual(['Ann', 'Bea-Cid']);
  });

  it('leaves out who dropped and who is not there yet', () => {
    const players = [
      ...named('Ann Bea'),
      eventPlayer('Cid', { droppedAfter: 1 }),
      eventPlayer('Dan', { joinedRound: 3 }),
      eventPlayer('Eve', { droppedAfter: 2 }),
    ];
    const paired = pairSwiss(task(players, { round: 2 })).flatMap(({ one, other }) => [one, other ?? 'bye']);
    expect(paired.toSorted()).toEqual(['Ann', 'Bea', 'Eve', 'bye']);
  });

  it('pairs by fractions of points, and by points too large to square', () => {
    const players = named('Ann Bea Cid Dan Eve Fay Gil Hal');
    const scorings = [
      { ...SCORING, win: 1, draw: 0.5 },
      { ...SCORING, win: 1_000_000_007, draw: 1, loss: 0.000_001 },
    ];
    for (const scoring of scorings) {
      const pairings = pairSwiss(task(players, { rounds: [FIRST], round: 2, scoring }));
      expect(games(pairings).filter((game) => /^[ACEG]\w+-[ACEG]/.test(game))).toHaveLength(2);
    }
  });
});
