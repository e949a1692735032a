import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMigrations } from './migration-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-migrations-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the migrations of a folder', () => {
  it('come in the order of their versions; other files are passed over', () => {
    for (const name of [
      '20260102_b_c.sql',
      '20260101_a.sql',
      'README.md',
      'notes.sql',
      '20260103_d.sql.bak',
    ]) {
      writeFileSync(join(folder, name), `-- ${name}`);
    }
    expect(readMigrations(folder)).toEqual([
      { version: '20260101', name: 'a', sql: '-- 20260101_a.sql' },
      { version: '20260102', name: 'b_c', sql: '-- 20260102_b_c.sql' },
    ]);
  });

  it('are an empty list without a folder', () => {
    expect(readMigrations(join(folder, 'nothing'))).toEqual([]);
  });

  it('may not share a version', () => {
    for (const name of ['1_a.sql', '1_b.sql']) writeFileSync(join(folder, name), '');
    expect(() => readMigrations(folder)).toThrow('have the version 1.');
  });
});
