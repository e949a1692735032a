import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox } from './create-outbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * An outbox with `count` things waiting; sending takes one of them out while there is a network.
 */
function open(count: number) {
  const box = { waiting: count, isOnline: true, sends: 0, hope: () => undefined as void };
  const look = createOutbox({
    send: async () => {
      box.sends += 1;
      if (box.isOnline) box.waiting = 0;
    },
    isWaiting: () => box.waiting > 0,
    onHope: (listener) => {
      box.hope = listener;
    },
  });
  return Object.assign(box, { look });
}

describe('the outbox of results', () => {
  it('sends what waits at once, and asks nobody while nothing waits', async () => {
    const full = open(2);
    const empty = open(0);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([full.sends, empty.sends]).toEqual([1, 0]);
  });

  it('tries again after 15, 30 and 60 seconds, and at most every five minutes', async () => {
    const box = open(1);
    box.isOnline = false;
    box.waiting = 1;
    await vi.advanceTimersByTimeAsync(0);
    box.waiting = 1;
    box.look();
    const before = box.sends;
    await vi.advanceTimersByTimeAsync(15_000 + 30_000 + 60_000);
    expect(box.sends - before).toBe(3);
    await vi.advanceTimersByTimeAsync(1_200_000);
    expect(box.sends - before).toBeLessThan(10);
  });

  it('sends at once when the network is back, and waits little again after that', async () => {
    const box = open(1);
    box.waiting = 1;
    box.isOnline = false;
    box.look();
    await vi.advanceTimersByTimeAsync(400_000);
    box.isOnline = true;
    const before = box.sends;
    box.hope();
    await vi.advanceTimersByTimeAsync(0);
    expect([box.sends - before, box.waiting]).toEqual([1, 0]);
  });

  it('sends what came to wait later', async () => {
    const box = open(0);
    box.waiting = 1;
    box.look();
    await vi.advanceTimersByTimeAsync(15_000);
    expect([box.sends, box.waiting]).toEqual([1, 0]);
  });
});
