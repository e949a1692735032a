import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseError } from '../database-error.ts';
import { diskProblem, watchDisk } from './disk-room.ts';

const MB = 1024 * 1024;
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'muster-room-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const withFree = (bytes: number | null) => watchDisk(directory, () => bytes);
const reserve = () => join(directory, 'reserve');

describe('the room on the disk of the embedded database', () => {
  it('refuses writes below the floor, with the reason and the remedy', () => {
    withFree(200 * MB).keepReserve();
    expect(withFree(23 * MB).assertRoom).toThrow(DatabaseError);
    expect(withFree(23 * MB).assertRoom).toThrow(/Reading and deleting go on; try again later/);
    expect(withFree(25 * MB).assertRoom).not.toThrow();
  });

  it('still refuses on the room of the given-back reserve, until there is more', () => {
    expect(withFree(33 * MB).assertRoom).toThrow(DatabaseError);
    expect(withFree(60 * MB).assertRoom).not.toThrow();
    expect(existsSync(reserve())).toBe(true);
  });

  it('refuses nothing when the system does not report free space', () => {
    expect(withFree(null).assertRoom).not.toThrow();
  });

  it('keeps a reserve of real bytes, where there is room for more than that', () => {
    withFree(50 * MB).keepReserve();
    expect(existsSync(reserve())).toBe(false);
    withFree(200 * MB).keepReserve();
    const { size, blocks } = statSync(reserve());
    expect([size, blocks * 512]).toEqual([32 * MB, 32 * MB]);
  });

  it('gives the reserve back when the disk is full, and not before', () => {
    withFree(200 * MB).keepReserve();
    withFree(100 * MB).giveReserve();
    expect(existsSync(reserve())).toBe(true);
    withFree(0).giveReserve();
    expect(existsSync(reserve())).toBe(false);
  });
});

describe('a start that the disk stops', () => {
  it.each([
    ['EROFS', /is read-only/],
    ['ENOSPC', /is full\. Nothing is lost/],
    ['EACCES', /This user may not write to/],
    ['EDQUOT', /quota of this user is used up/],
  ])('is explained for %s', (code, words) => {
    expect(diskProblem(Object.assign(new Error('x'), { code }), directory)).toMatch(words);
  });

  it('has no explanation for any other fault', () => {
    expect(diskProblem(new Error('x'), directory)).toBeNull();
  });
});
