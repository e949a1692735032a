import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseError } from './database-error.ts';
import type { Database } from './database.ts';
import { tellDeadlines } from './tell-deadlines.ts';

const error = vi.fn<(message: string) => void>();
let end: (() => void) | null = null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  error.mockReset();
});
afterEach(() => {
  end?.();
  vi.useRealTimers();
});

/** Counts the calls of a database that fails with this, or never. */
function start(fault: Error | null) {
  const withOwner = vi.fn<() => Promise<object>>(() =>
    fault === null ? Promise.resolve({ rows: [], affected: 0 }) : Promise.reject(fault),
  );
  end = tellDeadlines({ withOwner } as unknown as Database, { error });
  return withOwner;
}
const oneMinute = async () => {
  vi.advanceTimersByTime(60_000);
  await new Promise((resolve) => setImmediate(resolve));
};

describe('telling of deadlines', () => {
  it('happens every minute until the server ends', async () => {
    const calls = start(null);
    await oneMinute();
    await oneMinute();
    end?.();
    await oneMinute();
    expect(calls).toHaveBeenCalledTimes(2);
  });

  it('is given up where the database has no events', async () => {
    const calls = start(new DatabaseError('42883', 'no such function'));
    await oneMinute();
    await oneMinute();
    expect([calls.mock.calls.length, error.mock.calls.length]).toEqual([1, 0]);
  });

  it('tells the operator of any other failure, and tries again', async () => {
    const calls = start(new Error('the disk is full'));
    await oneMinute();
    await oneMinute();
    expect([calls.mock.calls.length, error.mock.calls.length]).toEqual([2, 2]);
  });
});
