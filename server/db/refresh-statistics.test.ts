import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseError } from './database-error.ts';
import type { Database } from './database.ts';
import { refreshStatistics } from './refresh-statistics.ts';

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

/** Counts the calls of a database that says this in turn, and the last of it from then on. */
function start(...answers: readonly (boolean | Error)[]) {
  const calls = { count: 0 };
  const withOwner = () => {
    const answer = answers[Math.min(calls.count, answers.length - 1)];
    calls.count += 1;
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve({ rows: [{ more: answer }], affected: 0 });
  };
  end = refreshStatistics({ withOwner } as unknown as Database, { error });
  return calls;
}

const minute = async () => {
  vi.advanceTimersByTime(60_000);
  await new Promise((resolve) => setImmediate(resolve));
};

describe('counting the statistics', () => {
  it('goes on until a round is done, and looks again every minute', async () => {
    const calls = start(true, true, false);
    await minute();
    await vi.waitFor(() => expect(calls.count).toBe(3));
    await minute();
    await vi.waitFor(() => expect(calls.count).toBe(4));
  });

  it('is given up where the database has no statistics', async () => {
    const calls = start(new DatabaseError('42883', 'no such function'));
    await minute();
    await minute();
    expect([calls.count, error.mock.calls.length]).toEqual([1, 0]);
  });

  it('tells the operator of any other failure, and tries again', async () => {
    const calls = start(new Error('the disk is full'), false);
    await minute();
    await minute();
    expect([calls.count, error.mock.calls.length]).toEqual([2, 1]);
  });

  it('ends with the server', async () => {
    const calls = start(true);
    end?.();
    await minute();
    expect(calls.count).toBe(0);
  });
});
