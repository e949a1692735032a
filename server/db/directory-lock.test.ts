import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts';

const now = () => new Date();
let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'muster-lock-'));
  file = join(directory, 'lock.json');
});

afterEach(() => rmSync(directory, { recursive: true }));

const lock = () => lockDirectory(directory, now);
const leave = (holder: unknown, ageMs = 0) => {
  writeFileSync(file, typeof holder === 'string' ? holder : JSON.stringify(holder));
  const at = new Date(Date.now() - ageMs);
  utimesSync(file, at, at);
};
const HERE = { host: hostname(), since: '2026-01-01T00:00:00.000Z' };

describe('the lock of a directory', () => {
  it('is held by one at a time, and free after release', () => {
    const first = lock();
    expect(lock).toThrow(DirectoryInUseError);
    first.release();
    lock().release();
  });

  it('is taken over from a process that is gone', () => {
    leave({ ...HERE, pid: 2 ** 22 + 1, began: '1' });
    const taken = lock();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    taken.release();
  });

  it('is taken over when the number of its process was given to another one since', () => {
    leave({ ...HERE, pid: process.pid, began: 'long ago' });
    expect(lock().release).not.toThrow();
  });

  it.each(['', '{"pid":', '[]', 'null'])('is taken over when all it says is %j', (text) => {
    leave(text);
    expect(lock().release).not.toThrow();
  });

  it('of another machine is respected while it is touched, and taken over when it was long silent', () => {
    const holder = { pid: 1, began: '1', host: 'elsewhere.example', since: HERE.since };
    leave(holder, 10_000);
    expect(lock).toThrow(/in use by process 1 on elsewhere\.example, since 2026-01-01T00:00:00\.000Z/);
    leave(holder, 120_000);
    lock().release();
  });

  it('is not fought for: of those that take over, one does', () => {
    leave({ ...HERE, pid: 2 ** 22 + 1, began: '1' });
    const gate = join(directory, 'lock.takeover');
    writeFileSync(gate, '{}');
    expect(lock).toThrow('Another process is just opening');
    utimesSync(gate, new Date(0), new Date(0));
    lock().release();
  });
});
