import { describe, expect, it } from 'vitest';
import type { HandedInList } from './event-lists.ts';
import {
  handInWay,
  type ListEvent,
  listPhase,
  listRows,
  type ListSeat,
  missingRows,
  spanParts,
  takesLists,
} from './list-desk.ts';

const DEADLINE = 1_000_000;
const SHOWN = 2_000_000;
const [EVE, EVENING, DAYS_LATER] = [DEADLINE - 1, DEADLINE + 1, SHOWN];

const event = (some: Partial<ListEvent> = {}): ListEvent => ({
  state: 'open',
  deadline: DEADLINE,
  shownAt: SHOWN,
  runs: false,
  ...some,
});
const seat = (some: Partial<ListSeat> = {}): ListSeat => ({
  id: 'ann',
  name: 'Ann',
  isGuest: false,
  isMe: false,
  status: 'in',
  ...some,
});
const list = (player: string, version: number): HandedInList => ({
  player,
  version,
  at: '2027-01-10T18:00:00Z',
  seal: 'ab'.repeat(32),
  lateReason: null,
  isByOrganisers: false,
  list: null,
  verdict: null,
});

describe('the phase of the lists of an event', () => {
  it.each([
    ['none', event({ deadline: null, shownAt: null, state: 'finished' }), DAYS_LATER],
    ['sealed', event(), EVE],
    ['over', event(), EVENING],
    ['shown', event(), DAYS_LATER],
    ['over', event({ shownAt: null, state: 'running' }), DAYS_LATER],
    ['shown', event({ shownAt: null, state: 'finished' }), EVENING],
    ['sealed', event({ shownAt: null, state: 'finished' }), EVE],
  ] as const)('is %s for %j at %d', (phase, known, now) => {
    expect(listPhase(known, now)).toBe(phase);
  });
});

describe('handing in a list', () => {
  const all = {
    me: seat({ isMe: true }),
    guest: seat({ isGuest: true }),
    gone: seat({ name: null }),
    other: seat(),
  };
  const ways = (known: ListEvent, phase: 'sealed' | 'over' | 'shown') =>
    Object.fromEntries(Object.entries(all).map(([who, each]) => [who, handInWay(known, each, phase)]));

  it('is the player’s until the deadline, and that of those who run the event for players without an account', () => {
    expect(ways(event(), 'sealed')).toEqual({ me: 'own', guest: null, gone: null, other: null });
    expect(ways(event({ runs: true }), 'sealed')).toEqual({
      me: 'own',
      guest: 'guest',
      gone: 'guest',
      other: null,
    });
  });

  it('is late after the deadline, and that of those who run the event alone', () => {
    for (const phase of ['over', 'shown'] as const) {
      expect(Object.values(ways(event(), phase))).toEqual([null, null, null, null]);
      expect(Object.values(ways(event({ runs: true }), phase))).toEqual(['late', 'late', 'late', 'late']);
    }
  });

  it.each([event({ deadline: null }), event({ state: 'finished' }), event({ state: 'cancelled' })])(
    'is over for %j',
    (known) => {
      expect(takesLists(known)).toBe(false);
      expect(handInWay(known, seat({ isMe: true }), 'sealed')).toBeNull();
    },
  );

  it('is for a player who waits, but not for one who withdrew', () => {
    expect(handInWay(event(), seat({ isMe: true, status: 'waiting' }), 'sealed')).toBe('own');
    expect(handInWay(event(), seat({ isMe: true, status: 'withdrawn' }), 'sealed')).toBeNull();
  });
});

describe('the rows of the lists', () => {
  const seats = [
    seat(),
    seat({ id: 'bea' }),
    seat({ id: 'cleo', status: 'withdrawn' }),
    seat({ id: 'dan', status: 'withdrawn' }),
    seat({ id: 'eva', status: 'waiting' }),
  ];
  const rows = listRows(seats, [list('ann', 2), list('ann', 3), list('ann', 1), list('dan', 1)]);

  it('are one for each player, with the version that counts and those before it', () => {
    expect(
      rows.map((row) => [
        row.seat.id,
        row.counting?.version ?? null,
        row.older.map(({ version }) => version),
      ]),
    ).toEqual([
      ['ann', 3, [2, 1]],
      ['bea', null, []],
      ['dan', 1, []],
      ['eva', null, []],
    ]);
  });

  it('are missing for those who have a seat and no list', () => {
    expect(missingRows(rows).map((row) => row.seat.id)).toEqual(['bea']);
  });
});

describe('the time left', () => {
  const HOUR = 3_600_000;
  it.each([
    [-5, '0 second'],
    [59_999, '59 second'],
    [61_000, '1 minute'],
    [HOUR + 30 * 60_000, '1 hour 30 minute'],
    [51 * HOUR + 59 * 60_000, '2 day 3 hour'],
    [24 * HOUR + 5 * 60_000, '1 day'],
  ])('of %d ms is %s', (ms, words) => {
    expect(
      spanParts(ms)
        .map(({ value, unit }) => `${value} ${unit}`)
        .join(' '),
    ).toBe(words);
  });
});
