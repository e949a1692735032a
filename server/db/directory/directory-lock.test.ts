import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DirectoryLock, DirectoryInUseError, lockDirectory } from './directory-lock.ts';
import { ownHolder } from './lock-holder.ts';

const now = () => new Date();
const times = { beatMs: 20, watchMs: 300 };
let directory: string;
let file: string;
let said: string[];
let held: DirectoryLock[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'muster-lock-'));
  file = join(directory, 'lock.json');
  said = [];
  held = [];
});

afterEach(() => {
  for (const lock of held) lock.release();
  rmSync(directory, { recursive: true });
});

const lock = async () => {
  const taken = await lockDirectory(directory, { now, times, onWait: (sentence) => said.push(sentence) });
  held.push(taken);
  return taken;
};
const leave = (holder: unknown) =>
  writeFileSync(file, typeof holder === 'string' ? holder : JSON.stringify(holder));
const holderNow = (): unknown => JSON.parse(readFileSync(file, 'utf8'));
/** Touches the lock as its holder would, until stopped. */
const beat = () => {
  const timer = setInterval(() => utimesSync(file, new Date(), new Date()), 20);
  return () => clearInterval(timer);
};
const HERE = { ...ownHolder(now()), id: 'another', since: '2026-01-01T00:00:00.000Z' };
const GONE = { ...HERE, pid: 2 ** 22 + 1, began: '1' };
const IN_A_CONTAINER = { ...HERE, pid: 1, began: '1', namespace: 'pid:[1]' };

describe('the lock of a directory', () => {
  it('is held by one at a time, and free after release', async () => {
    const first = await lock();
    await expect(lock()).rejects.toThrow(DirectoryInUseError);
    first.release();
    await lock();
    expect(said).toEqual([]);
  });

  it('is taken over at once from a process that is seen to be dead', async () => {
    leave(GONE);
    await lock();
    expect(holderNow()).toMatchObject({ pid: process.pid });
    expect(said).toEqual([]);
  });

  it('is taken over at once when the process id was given to another process', async () => {
    leave({ ...HERE, began: 'long ago' });
    await lock();
    expect(said).toEqual([]);
  });

  it.each([
    ['in another container with the same host name', IN_A_CONTAINER],
    ['on another machine', { ...HERE, pid: 1, boot: 'another kernel', host: 'elsewhere.example' }],
    ['of an older version, which names no kernel', { pid: 1, host: hostname(), began: '1', since: 'x' }],
    ['that cannot be read', '{"pid":'],
    ['that is empty', ''],
  ])('is refused while a holder %s touches it', async (_title, holder) => {
    leave(holder);
    const stop = beat();
    await expect(lock()).rejects.toThrow(/^The data in .+ is in use by .+ Stop it first/);
    stop();
    expect(readFileSync(file, 'utf8')).toBe(typeof holder === 'string' ? holder : JSON.stringify(holder));
  });

  it.each([
    ['in another container', IN_A_CONTAINER, 'process 1 on'],
    ['that cannot be read', '[]', 'a process whose lock cannot be read'],
  ])('is taken over from a silent holder %s, and the wait is announced', async (_title, holder, name) => {
    leave(holder);
    await lock();
    expect(holderNow()).toMatchObject({ pid: process.pid });
    expect(said).toEqual([expect.stringContaining(`was opened by ${name}`)]);
  });

  it('is alive by its heartbeat, whatever the two clocks say', async () => {
    leave(IN_A_CONTAINER);
    const timer = setInterval(() => {
      const at = new Date(Date.parse('2001-01-01') + Date.now() / 10);
      utimesSync(file, at, at);
    }, 20);
    await expect(lock()).rejects.toThrow(DirectoryInUseError);
    clearInterval(timer);
  });

  it('goes to one of several that wait for the same silent holder', async () => {
    leave(IN_A_CONTAINER);
    const results = await Promise.allSettled([lock(), lock(), lock()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('goes to only one of several that take it over', async () => {
    leave(GONE);
    const gate = join(directory, 'lock.takeover');
    writeFileSync(gate, '{}');
    await expect(lock()).rejects.toThrow('Another process is just opening');
    utimesSync(gate, new Date(0), new Date(0));
    await lock();
  });

  it('is put back by its holder when somebody removes or damages the file', async () => {
    await lock();
    rmSync(file);
    await wait(100);
    expect(holderNow()).toMatchObject({ pid: process.pid });
    leave('damaged');
    await wait(100);
    expect(holderNow()).toMatchObject({ pid: process.pid });
  });

  it('tells a holder after a sleep that another process has the directory', async () => {
    const lost = await lock();
    expect(lost.assertHeld).not.toThrow();
    leave(IN_A_CONTAINER);
    await wait(120);
    expect(lost.assertHeld).toThrow(DirectoryInUseError);
    lost.release();
    expect(statSync(file).isFile()).toBe(true);
  });
});
