import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns, type Turn, type TurnLimits, type Turns } from './turns.ts';
import type { Visitor } from './visitor-queue.ts';

const BUDGET = { burstMs: 1_000, perSecondMs: 100, slowMs: 100 };
const LIMITS: TurnLimits = {
  running: 4,
  guests: 2,
  each: 2,
  waiting: 6,
  waitingEach: 3,
  waitMs: 2_000,
  guestRest: { times: 0, mostMs: 0 },
  holdMs: 100,
  longestHoldMs: 200,
  held: 3,
  guestBudget: BUDGET,
  playerBudget: BUDGET,
};

const guest = (name: string): Visitor => ({ name, isGuest: true });
const player = (name: string): Visitor => ({ name, isGuest: false });

/** Statements that run until they are told to end. */
function statements(turns: Turns) {
  const ends = new Map<string, () => void>();
  const started: string[] = [];
  const take = (label: string, visitor: Visitor | null): Promise<Turn<string>> =>
    turns.take(visitor, () => {
      started.push(label);
      return new Promise((resolve) => {
        ends.set(label, () => resolve(label));
      });
    });
  const end = async (label: string) => {
    ends.get(label)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { started, take, end };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (limits: Partial<TurnLimits> = {}) => {
  const turns = createTurns({ ...LIMITS, ...limits }, () => performance.now());
  return { turns, ...statements(turns) };
};

describe('turns at the database', () => {
  it('run at once while there is room', async () => {
    const { take, started } = open();
    void take('a', guest('1'));
    void take('b', player('2'));
    await settle();
    expect(started).toEqual(['a', 'b']);
  });

  it('give one visitor no more than its share, and let others run meanwhile', async () => {
    const { take, started, end } = open();
    for (const label of ['a1', 'a2', 'a3']) void take(label, player('a'));
    void take('b1', player('b'));
    await settle();
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await end('a2');
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('keep room for players however many guests there are', async () => {
    const { take, started } = open();
    for (const name of ['1', '2', '3', '4', '5']) void take(`guest ${name}`, guest(name));
    void take('player', player('p'));
    await settle();
    expect(started).toEqual(['guest 1', 'guest 2', 'player']);
  });

  it('serve a player before guests who came earlier, and visitors of a kind in turn', async () => {
    const { take, started, end } = open({ running: 1, guests: 1, waiting: 20 });
    void take('first', guest('0'));
    for (const label of ['g1', 'g2', 'g3']) void take(label, guest('1'));
    void take('h1', guest('2'));
    void take('p1', player('p'));
    await settle();
    for (const label of ['first', 'p1', 'g1', 'h1', 'g2', 'g3']) await end(label);
    expect(started).toEqual(['first', 'p1', 'g1', 'h1', 'g2', 'g3']);
  });

  it('let a guest in after four players', async () => {
    const { take, started, end } = open({ running: 1, guests: 1, waiting: 20, waitingEach: 20 });
    void take('p0', player('p'));
    void take('guest', guest('g'));
    for (const label of ['p1', 'p2', 'p3', 'p4', 'p5']) void take(label, player('p'));
    await settle();
    for (const label of ['p0', 'p1', 'p2', 'p3', 'guest']) await end(label);
    expect(started).toEqual(['p0', 'p1', 'p2', 'p3', 'guest', 'p4']);
  });

  it('rest a guest place seven times as long as its statement took while players are about', async () => {
    const { take, started, end } = open({ guests: 1, guestRest: { times: 7, mostMs: 100 } });
    void take('player', player('p'));
    void take('guest 1', guest('1'));
    void take('guest 2', guest('2'));
    await vi.advanceTimersByTimeAsync(10);
    await end('guest 1');
    await vi.advanceTimersByTimeAsync(69);
    expect(started).toEqual(['player', 'guest 1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(['player', 'guest 1', 'guest 2']);
    await vi.advanceTimersByTimeAsync(500);
    void take('guest 3', guest('3'));
    await end('guest 2');
    await vi.advanceTimersByTimeAsync(100);
    expect(started).toContain('guest 3');
  });

  it('rest no guest place two seconds after the last statement of a player', async () => {
    const { take, started, end } = open({ guests: 1, guestRest: { times: 7, mostMs: 100 } });
    void take('player', player('p'));
    await end('player');
    await vi.advanceTimersByTimeAsync(1_990);
    void take('guest 1', guest('1'));
    void take('guest 2', guest('2'));
    await vi.advanceTimersByTimeAsync(10);
    await end('guest 1');
    expect(started).toEqual(['player', 'guest 1', 'guest 2']);
  });

  it('refuse a visitor whose line is full, and nobody else', async () => {
    const { take, turns } = open();
    for (const label of ['1', '2', '3', '4', '5']) void take(label, guest('a'));
    await settle();
    expect(await take('6', guest('a'))).toEqual({ ok: false, refusal: { reason: 'visitor', seconds: 2 } });
    expect(turns.refusal(guest('a'))).toEqual({ reason: 'visitor', seconds: 2 });
    expect(turns.refusal(guest('b'))).toBeNull();
  });

  it('refuse all guests when too many of them wait, and no player', async () => {
    const { take, turns } = open();
    for (let at = 0; at < 8; at += 1) void take(String(at), guest(String(at)));
    await settle();
    expect(turns.refusal(guest('late'))).toEqual({ reason: 'everybody', seconds: 2 });
    expect(turns.refusal(player('late'))).toBeNull();
  });

  it('refuse a visitor who waited too long, and go on with the others', async () => {
    const long = { ...BUDGET, burstMs: 1_000_000 };
    const { take, started, end } = open({ running: 1, guests: 1, guestBudget: long });
    void take('a', guest('a'));
    const late = take('b', guest('b'));
    await vi.advanceTimersByTimeAsync(LIMITS.waitMs);
    expect(await late).toEqual({ ok: false, refusal: { reason: 'everybody', seconds: 2 } });
    const own = take('a2', guest('a'));
    await vi.advanceTimersByTimeAsync(LIMITS.waitMs);
    expect(await own).toEqual({ ok: false, refusal: { reason: 'visitor', seconds: 2 } });
    void take('c', guest('c'));
    await end('a');
    expect(started).toEqual(['a', 'c']);
  });

  it('refuse a visitor who has used up its time until it has come back', async () => {
    const { take, end, turns } = open();
    void take('slow', guest('a'));
    await vi.advanceTimersByTimeAsync(400);
    await end('slow');
    // 400 ms, of which 300 ms count ten times, of 1,000.
    expect(turns.refusal(guest('a'))).toEqual({ reason: 'visitor', seconds: 21 });
    expect(turns.refusal(guest('b'))).toBeNull();
    await vi.advanceTimersByTimeAsync(21_100);
    expect(turns.refusal(guest('a'))).toBeNull();
  });

  it('refuse waiting statements of a visitor whose time is used up', async () => {
    const { take, end, started } = open();
    const turns = ['a1', 'a2', 'a3', 'a4'].map((label) => take(label, guest('a')));
    await vi.advanceTimersByTimeAsync(400);
    await end('a1');
    expect(await turns[2]).toMatchObject({ ok: false, refusal: { reason: 'visitor' } });
    expect(await turns[3]).toMatchObject({ ok: false, refusal: { reason: 'visitor' } });
    expect(started).toEqual(['a1', 'a2']);
  });

  it('charge a statement that fails', async () => {
    const { turns } = open();
    const failing = turns.take(guest('a'), async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1_000);
      });
      throw new Error('canceled');
    });
    const fault = failing.catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await fault).toMatchObject({ message: 'canceled' });
    expect(turns.refusal(guest('a'))).toMatchObject({ reason: 'visitor' });
  });

  it('never keep the operator waiting', async () => {
    const { take, started } = open({ running: 1, guests: 1 });
    for (const label of ['a', 'b', 'c']) void take(label, null);
    await settle();
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('hold refusals back the longer the more there are, but only so many and so long', async () => {
    const { turns } = open();
    const answered: number[] = [];
    for (const at of [1, 2, 3, 4]) void turns.hold().then(() => answered.push(at));
    await settle();
    expect(answered).toEqual([4]);
    await vi.advanceTimersByTimeAsync(100);
    expect(answered).toEqual([4, 1]);
    await vi.advanceTimersByTimeAsync(100);
    expect(answered).toEqual([4, 1, 2, 3]);
  });

  it('tell a player from a guest of the same name', async () => {
    const { take, started } = open();
    for (const label of ['p1', 'p2']) void take(label, player('x'));
    for (const label of ['g1', 'g2']) void take(label, guest('x'));
    await settle();
    expect(started).toEqual(['p1', 'p2', 'g1', 'g2']);
  });
});
