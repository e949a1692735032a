import { describe, expect, it } from 'vitest';
import { resultOf } from '#tests/builders/events.ts';
import { certainLines, readDeed, readLog } from './read-log.ts';

const ANN = '0b4fbd5e-5a8e-4c0b-9f57-5d1f2a3b4c01';
const BEA = '0b4fbd5e-5a8e-4c0b-9f57-5d1f2a3b4c02';
const GAME = { round: 1, one: ANN, other: BEA };
const WON = resultOf('5+2', '3+1');

const pair = {
  kind: 'pair',
  round: 1,
  places: [{ table: 1, one: ANN, other: BEA }],
  base: null,
  reason: null,
};
const report = { kind: 'report', ...GAME, result: WON };
const DEEDS = [
  pair,
  report,
  { ...report, game: BEA },
  { kind: 'decide', ...GAME, result: null, base: ANN, reason: 'A slip of the pen.' },
  { kind: 'play', round: 2, mission: 'loot', feat: null },
  { kind: 'clock', round: 2, endsAt: '2027-01-16T10:00:00Z', left: null },
];

const lineOf = (deed: unknown, more: object = {}) => ({
  number: 1,
  id: ANN,
  player: null,
  runs: true,
  deed,
  made_at: '2027-01-16T09:00:00Z',
  at: '2027-01-16T09:00:01.123456+00:00',
  organiser: 'Ragna',
  ...more,
});

describe('the log of an event from outside', () => {
  it.each(DEEDS)('has deeds that $kind', (deed) => {
    expect(readDeed(deed)).toEqual(deed);
    const { at, organiser, id } = lineOf(deed);
    expect(readLog([lineOf(deed)])).toEqual({
      lines: [
        {
          number: 1,
          id,
          player: null,
          runs: true,
          deed,
          madeAt: '2027-01-16T09:00:00Z',
          at,
          organiser,
          isFromGame: false,
        },
      ],
      unread: 0,
    });
  });

  it.each([
    ['no deed', null],
    ['an unknown kind', { kind: 'bribe', round: 1 }],
    ['a round that there is not', { ...pair, round: 16 }],
    ['a fraction', { ...pair, round: 1.5 }],
    ['too many places', { ...pair, places: Array.from({ length: 257 }, () => pair.places[0]) }],
    ['a player that is no id', { ...report, one: '<img src=x onerror=alert(1)>' }],
    ['a score beyond any game', { ...report, result: resultOf('1000+0', '0+0') }],
    [
      'a score that is no number',
      { ...report, result: { one: { mission: '5', feats: 0 }, other: WON.other } },
    ],
    ['a game that is no id', { ...report, game: 'x' }],
    ['half a result', { ...report, result: { one: WON.one } }],
    ['more than it may hold', { ...report, extra: 1 }],
    ['a mission with markup', { kind: 'play', round: 1, mission: '<b>', feat: null }],
    ['an instant that is none', { kind: 'clock', round: 1, endsAt: 'soon', left: null }],
    ['a long reason', { ...pair, reason: 'x'.repeat(201) }],
  ])('is read without a line of %s', (_, deed) => {
    expect(readDeed(deed)).toBeNull();
    const { lines, unread } = readLog([lineOf(deed), lineOf(pair, { number: 2 })]);
    expect(lines.map(({ number }) => number)).toEqual([2]);
    expect(unread).toBe(1);
  });

  it('tells which reports the server knows from a game', () => {
    expect(readLog([lineOf(report, { from_game: true })]).lines).toMatchObject([{ isFromGame: true }]);
  });

  it('is read without lines that have no sound frame', () => {
    for (const more of [{ number: 0 }, { id: 'x' }, { runs: 'yes' }, { made_at: 'then' }, { organiser: 5 }])
      expect(readLog([lineOf(pair, more)])).toEqual({ lines: [], unread: 1 });
    expect(readLog([null, 'x', []])).toEqual({ lines: [], unread: 3 });
  });
});

describe('the lines that will never change', () => {
  const told = { kind: 'report', ...GAME, result: WON, game: BEA };
  const logOf = (...some: readonly object[]) =>
    readLog(some.map((each, at) => lineOf('deed' in each ? each.deed : each, { ...each, number: at + 1 })))
      .lines;

  it('are all, without a report of a game that is unconfirmed', () => {
    expect(certainLines([], 0)).toBe(0);
    expect(certainLines(logOf(pair, report, { deed: told, from_game: true }), 3)).toBe(3);
  });

  it('end before the first report whose game may still be confirmed', () => {
    expect(certainLines(logOf(pair, { deed: told, from_game: true }, told, told), 4)).toBe(2);
  });

  it('have such a report among them once fifty others came after it', () => {
    const log = logOf(told, ...Array.from({ length: 49 }, () => report));
    expect(certainLines(log, 50)).toBe(0);
    expect(certainLines([...log, ...log.slice(-1)], 51)).toBe(51);
  });
});
