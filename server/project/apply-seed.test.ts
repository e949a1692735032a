import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asOwner, testDatabase } from '#tests/builders/database.ts';
import { applySeed, SeedError } from './apply-seed.ts';

const database = testDatabase();
let directory: string;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'muster-seed-'));
  await asOwner(database, 'create table public.seeded (id integer primary key)');
});

afterEach(async () => {
  rmSync(directory, { recursive: true });
  await asOwner(database, 'drop table public.seeded');
  await asOwner(database, 'truncate muster.applied_seeds');
});

const write = (name: string, content: string | Uint8Array) => writeFileSync(join(directory, name), content);
const apply = (...names: readonly string[]) =>
  applySeed(database, {
    directory,
    seed: { enabled: true, files: names.map((name) => join(directory, name)) },
  });
const ids = async () =>
  (await asOwner(database, 'select id from public.seeded order by id')).map(({ id }) => id);

describe('the seed of a project', () => {
  it('is applied in order, once for each content', async () => {
    write('b.sql', 'insert into seeded values (1);');
    write('a.sql', 'insert into seeded select 1 + max(id) from seeded;\n-- done');
    expect(await apply('b.sql', 'a.sql')).toEqual(['b.sql', 'a.sql']);
    expect(await apply('b.sql', 'a.sql')).toEqual([]);
    write('b.sql', 'insert into seeded values (9);');
    expect(await apply('b.sql', 'a.sql')).toEqual(['b.sql']);
    expect(await ids()).toEqual([1, 2, 9]);
  });

  it('is not applied again under another name', async () => {
    write('a.sql', 'insert into seeded values (1);');
    write('b.sql', 'insert into seeded values (1);');
    expect(await apply('a.sql', 'b.sql')).toEqual(['a.sql']);
  });

  it('may be packed, as the CLI allows', async () => {
    write('a.sql.gz', gzipSync('insert into seeded values (4);'));
    expect(await apply('a.sql.gz')).toEqual(['a.sql.gz']);
    expect(await ids()).toEqual([4]);
  });

  it('is left out where it is switched off', async () => {
    write('a.sql', 'insert into seeded values (1);');
    const files = [join(directory, 'a.sql')];
    expect(await applySeed(database, { directory, seed: { enabled: false, files } })).toEqual([]);
    expect(await ids()).toEqual([]);
  });

  it('keeps earlier files when one fails, and reports which, where and why', async () => {
    write('a.sql', 'insert into seeded values (1);');
    write('b.sql', 'insert into seeded values (2);\ninsert into nowhere values (1);');
    const failing = apply('a.sql', 'b.sql');
    await expect(failing).rejects.toBeInstanceOf(SeedError);
    await expect(failing).rejects.toThrow(
      /^The seed file b\.sql, line 2: relation "nowhere" does not exist\. Nothing of it was applied/,
    );
    expect(await ids()).toEqual([1]);
    write('b.sql', 'insert into seeded values (2);');
    expect(await apply('a.sql', 'b.sql')).toEqual(['b.sql']);
  });

  it('is reported when it cannot be read', async () => {
    write('a.sql.gz', 'no gzip');
    await expect(apply('a.sql.gz')).rejects.toThrow(/^The seed file a\.sql\.gz cannot be read: .*\.$/);
  });

  it('is applied once when several processes start together', async () => {
    // Long enough for the others to arrive in the middle of it.
    write('a.sql', 'insert into seeded select generate_series(1, 50000);');
    const applied = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => apply('a.sql')));
    expect(applied.flat()).toEqual(['a.sql']);
  });
});
