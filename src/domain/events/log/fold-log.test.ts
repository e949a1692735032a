import { describe, expect, it } from 'vitest';
import { resultOf } from '#tests/builders/events.ts';
import { foldLog, playedRounds } from './fold-log.ts';
import { openGames } from './open-games.ts';
import type { EventDeed, LoggedDeed, Place } from './types.ts';

const PLACES: readonly Place[] = [
  { table: 1, one: 'ann', other: 'bea' },
  { table: 2, one: 'cem', other: 'dan' },
  { table: null, one: 'eva', other: null },
];
const GAME = { round: 1, one: 'ann', other: 'bea' };

const pair = (more: Partial<Extract<EventDeed, { kind: 'pair' }>> = {}): EventDeed => ({
  kind: 'pair',
  round: 1,
  places: PLACES,
  base: null,
  reason: null,
  ...more,
});
const decide = (
  result: ReturnType<typeof resultOf> | null,
  base: string | null = null,
  game: typeof GAME = GAME,
): EventDeed => ({ kind: 'decide', ...game, result, base, reason: 'A slip of the pen.' });
const report = (result: ReturnType<typeof resultOf>, game: typeof GAME = GAME): EventDeed => ({
  kind: 'report',
  ...game,
  result,
});

/** A deed by those who run the event, or by a player. */
const by = (who: string | null, id: string, deed: EventDeed): LoggedDeed => ({
  id,
  player: who,
  runs: who === null,
  deed,
});
const PAIRED = by(null, 'p1', pair());
const gameOf = (...log: readonly LoggedDeed[]) => foldLog([PAIRED, ...log]).rounds[0]?.games[0];
const refusalsOf = (...log: readonly LoggedDeed[]) =>
  foldLog(log).refused.map(({ deed, code }) => [deed, code]);

const WON = resultOf('5+2', '3+1');
const OTHER = resultOf('5+1', '3+1');

describe('the log of an event', () => {
  it('tells how many games still wait for a result, byes left out', () => {
    const open = (...log: readonly LoggedDeed[]) => foldLog([PAIRED, ...log]).rounds.map(openGames);
    expect(open()).toEqual([2]);
    expect(open(by('bea', 'a', report(WON)))).toEqual([2]);
    expect(open(by('bea', 'a', report(WON)), by('ann', 'b', report(WON)))).toEqual([1]);
  });

  it('pairs rounds in their order, with byes', () => {
    const { rounds, refused } = foldLog([PAIRED, by(null, 'p2', pair({ round: 2 }))]);
    expect(rounds.map(({ number, pairedBy }) => [number, pairedBy])).toEqual([
      [1, 'p1'],
      [2, 'p2'],
    ]);
    expect(rounds[0]?.games.map(({ table, status }) => [table, status])).toEqual([
      [1, 'open'],
      [2, 'open'],
      [null, 'bye'],
    ]);
    expect(refused).toEqual([]);
    expect(refusalsOf(by(null, 'p2', pair({ round: 2 })))).toEqual([['p2', 'no-such-round']]);
  });

  it('pairs a round again until it has results', () => {
    const again = by(
      null,
      'p2',
      pair({ base: 'p1', places: PLACES.slice(0, 2), reason: 'Table 2 is lost.' }),
    );
    expect(foldLog([PAIRED, again]).rounds).toMatchObject([{ number: 1, pairedBy: 'p2' }]);
    expect(refusalsOf(PAIRED, by('ann', 'r', report(WON)), again)).toEqual([['p2', 'has-results']]);
  });

  it('keeps the pairings that came first of two organisers, and names the others', () => {
    expect(refusalsOf(PAIRED, by(null, 'p2', pair()))).toEqual([['p2', 'changed-meanwhile']]);
  });

  it('seats nobody twice in a round', () => {
    const places = [...PLACES, { table: 3, one: 'ann', other: 'flo' }];
    expect(refusalsOf(by(null, 'p1', pair({ places })))).toEqual([['p1', 'twice-in-round']]);
  });

  it('takes pairings, decisions, missions and the clock from nobody but those who run the event', () => {
    const play: EventDeed = { kind: 'play', round: 1, mission: 'loot', feat: null };
    const clock: EventDeed = { kind: 'clock', round: 1, endsAt: '2027-01-16T10:00:00Z', left: null };
    const deeds = [pair({ round: 2 }), decide(WON), play, clock];
    expect(refusalsOf(PAIRED, ...deeds.map((deed, at) => by('ann', `d${at}`, deed)))).toEqual(
      deeds.map((_, at) => [`d${at}`, 'not-allowed']),
    );
    expect(foldLog([PAIRED, by(null, 'a', play), by(null, 'b', clock)]).rounds[0]).toMatchObject({
      mission: 'loot',
      clock: { endsAt: '2027-01-16T10:00:00Z' },
    });
    expect(refusalsOf(by(null, 'a', play))).toEqual([['a', 'no-such-round']]);
  });

  it('settles a game when both players report the same, whoever is first', () => {
    expect(gameOf(by('bea', 'a', report(WON)))).toMatchObject({ status: 'reported', result: null });
    for (const [first, second] of [
      ['ann', 'bea'],
      ['bea', 'ann'],
    ] as const) {
      const game = gameOf(by(first, 'a', report(WON)), by(second, 'b', report(WON)));
      expect(game).toMatchObject({ status: 'settled', result: WON, decidedBy: null });
    }
  });

  it('shows two reports that differ, until one of them is mended', () => {
    const both = [by('ann', 'a', report(WON)), by('bea', 'b', report(OTHER))];
    expect(gameOf(...both)).toMatchObject({
      status: 'disputed',
      result: null,
      reports: { one: WON, other: OTHER },
    });
    expect(gameOf(...both, by('bea', 'c', report(WON)))).toMatchObject({ status: 'settled', result: WON });
    const feats = resultOf('5+2', '3+0');
    expect(gameOf(by('ann', 'a', report(WON)), by('bea', 'b', report(feats)))?.status).toBe('disputed');
  });

  it('lets those who run the event decide, and take it back', () => {
    const both = [by('ann', 'a', report(WON)), by('bea', 'b', report(OTHER))];
    const decided = by(null, 'd', decide(OTHER));
    expect(gameOf(...both, decided)).toMatchObject({ status: 'settled', result: OTHER, decidedBy: 'd' });
    expect(gameOf(...both, decided, by(null, 'e', decide(WON, 'd')))).toMatchObject({ result: WON });
    expect(gameOf(...both, decided, by(null, 'e', decide(null, 'd')))).toMatchObject({
      status: 'disputed',
      result: null,
      decidedBy: null,
    });
  });

  it('keeps the decision that came first of two organisers, and reports never change one', () => {
    const decided = by(null, 'd', decide(WON));
    expect(refusalsOf(PAIRED, decided, by(null, 'e', decide(OTHER)), by('ann', 'f', report(OTHER)))).toEqual([
      ['e', 'changed-meanwhile'],
      ['f', 'decided'],
    ]);
    expect(gameOf(decided, by(null, 'e', decide(OTHER)))).toMatchObject({ result: WON });
  });

  it('takes a report from the two players of the game alone, and for games that there are', () => {
    expect(
      refusalsOf(
        PAIRED,
        by('cem', 'a', report(WON)),
        by(null, 'b', report(WON)),
        by('ann', 'c', report(WON, { round: 1, one: 'ann', other: 'cem' })),
        by('ann', 'd', report(WON, { ...GAME, round: 2 })),
        by('bea', 'e', report(WON, { round: 1, one: 'bea', other: 'ann' })),
      ),
    ).toEqual([
      ['a', 'not-allowed'],
      ['b', 'not-allowed'],
      ['c', 'no-such-game'],
      ['d', 'no-such-game'],
      ['e', 'no-such-game'],
    ]);
  });

  it('comes to rounds with those results that count', () => {
    const log = [
      PAIRED,
      by('ann', 'a', report(WON)),
      by('bea', 'b', report(WON)),
      by('cem', 'c', report(WON, { round: 1, one: 'cem', other: 'dan' })),
    ];
    expect(playedRounds(foldLog(log))).toEqual([
      {
        number: 1,
        pairings: [
          { table: 1, one: 'ann', other: 'bea', result: WON },
          { table: 2, one: 'cem', other: 'dan', result: null },
          { table: null, one: 'eva', other: null, result: null },
        ],
      },
    ]);
  });
});
