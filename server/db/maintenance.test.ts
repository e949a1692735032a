import { describe, expect, it } from 'vitest';
import { createMaintenance } from './maintenance.ts';

const SCHEDULE = { everyMs: 1, walBytes: 100, checkpointMs: 10, vacuumMs: 50 };

function setUp() {
  const state = { now: 0, wal: 0, done: [] as string[] };
  const upkeep = {
    walBytes: () => Promise.resolve(state.wal),
    checkpoint: () => {
      state.done.push('checkpoint');
      state.wal = 0;
      return Promise.resolve();
    },
    vacuum: () => {
      state.done.push('vacuum');
      return Promise.resolve();
    },
  };
  const maintain = createMaintenance(upkeep, () => state.now, SCHEDULE);
  const at = async (now: number, written: number) => {
    state.now = now;
    state.wal += written;
    state.done = [];
    await maintain();
    return state.done;
  };
  return { at };
}

describe('maintenance', () => {
  it('does nothing while nothing is written', async () => {
    const { at } = setUp();
    expect(await at(5, 0)).toEqual([]);
    expect(await at(60, 0)).toEqual([]);
  });

  it('makes a checkpoint some time after the first write', async () => {
    const { at } = setUp();
    expect(await at(5, 1)).toEqual([]);
    expect(await at(10, 0)).toEqual(['checkpoint']);
    expect(await at(19, 1)).toEqual([]);
    expect(await at(20, 0)).toEqual(['checkpoint']);
  });

  it('makes one at once when much was written', async () => {
    const { at } = setUp();
    expect(await at(1, 100)).toEqual(['checkpoint']);
  });

  it('cleans up at its time, also after what a checkpoint has taken already', async () => {
    const { at } = setUp();
    await at(1, 100);
    expect(await at(50, 0)).toEqual(['vacuum']);
    expect(await at(100, 0)).toEqual([]);
  });
});
