import { describe, expect, it } from 'vitest';
import { createQueue } from './queue.ts';

describe('a queue', () => {
  it('runs one task after the other, in order, past those that fail', async () => {
    const queue = createQueue();
    const log: string[] = [];
    const task = (name: string, turns: number) => async () => {
      log.push(`${name} starts`);
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      log.push(`${name} ends`);
      return name;
    };
    const failing = queue(async () => {
      await task('a', 5)();
      throw new Error('a fails');
    });
    const results = await Promise.allSettled([failing, queue(task('b', 3)), queue(task('c', 0))]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  });
});
