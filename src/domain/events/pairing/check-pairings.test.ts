import { describe, expect, it } from 'vitest';
import { eventPlayer, playedEvent, roundOf } from '#tests/builders/events.ts';
import { checkPairings } from './check-pairings.ts';

const PLAYERS = [
  ...['Ann', 'Bea', 'Cid', 'Dan'].map((name) => eventPlayer(name)),
  eventPlayer('Eve', { droppedAfter: 1 }),
  eventPlayer('Fay', { joinedRound: 3 }),
];
const FIRST = roundOf(1, 'Ann 5+0 : Bea 1+0', 'Cid 5+0 : Dan 1+0', 'Eve');

/** Findings of round 2 as `code players values`. */
const found = (...lines: readonly string[]) =>
  checkPairings(roundOf(2, ...lines).pairings, { players: PLAYERS, rounds: [FIRST], round: 2 }).map(
    ({ code, players, values }) => [code, ...players, ...Object.values(values)].join(' '),
  );

describe('pairings made by hand', () => {
  it('are sound when everybody who is there has one place', () => {
    expect(found('Ann : Cid', 'Bea : Dan')).toEqual([]);
  });

  it('name who is missing, twice in a round, or not in the event', () => {
    expect(found('Ann : Cid', 'Ann : Dan')).toEqual(['paired-twice Ann', 'not-paired Bea']);
    expect(found('Ann : Cid', 'Bea : Zed')).toEqual(['unknown-player Zed', 'not-paired Dan']);
  });

  it('name who has dropped and who comes later', () => {
    expect(found('Ann : Cid', 'Bea : Dan', 'Eve : Fay')).toEqual([
      'inactive-player Eve',
      'inactive-player Fay',
    ]);
  });

  it('name a player against themselves once', () => {
    expect(found('Ann : Cid', 'Bea : Bea', 'Dan')).toEqual(['against-self Bea', 'too-many-byes Dan 1 0']);
  });

  it('name a table that two games have', () => {
    const { pairings } = roundOf(2, 'Ann : Cid', 'Bea : Dan');
    const onOne = pairings.map((pairing) => ({ ...pairing, table: 4 }));
    expect(checkPairings(onOne, { players: PLAYERS, rounds: [], round: 2 })).toEqual([
      { code: 'table-twice', level: 'violation', players: [], values: { table: 4 } },
    ]);
    const withoutTables = pairings.map((pairing) => ({ ...pairing, table: null }));
    expect(checkPairings(withoutTables, { players: PLAYERS, rounds: [], round: 2 })).toEqual([]);
  });

  it('warn of byes that nobody needs and of second byes, and leave both to the organiser', () => {
    expect(found('Ann : Cid', 'Bea', 'Dan')).toEqual(['too-many-byes Bea Dan 2 0']);
    const rounds = [roundOf(1, 'Ann : Bea', 'Cid'), roundOf(2, 'Bea : Cid', 'Ann')];
    const three = PLAYERS.slice(0, 3);
    const third = roundOf(3, 'Ann : Bea', 'Cid').pairings;
    expect(checkPairings(third, { players: three, rounds, round: 3 })).toEqual([
      { code: 'second-bye', level: 'warning', players: ['Cid'], values: { byes: 2 } },
      { code: 'met-before', level: 'warning', players: ['Ann', 'Bea'], values: { meetings: 1 } },
    ]);
  });

  it('do not warn of the round itself when it is checked again', () => {
    expect(
      checkPairings(FIRST.pairings.slice(0, 2), { players: PLAYERS.slice(0, 4), rounds: [FIRST], round: 1 }),
    ).toEqual([]);
  });

  it('find no violation in rounds that were paired by the app', () => {
    const { players, rounds } = playedEvent(11, 6, 3);
    const levels = rounds.flatMap(({ number, pairings }) =>
      checkPairings(pairings, { players, rounds, round: number }).map(({ level }) => level),
    );
    expect(levels).not.toContain('violation');
  });
});
