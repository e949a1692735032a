import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addOddTables, addPlayer, carriedRows } from '#tests/builders/backup-rows.ts';
import { restoreFile } from '#tests/builders/restore-file.ts';
import { asOwner, openTestDatabase, PARTS } from '#tests/builders/database.ts';
import { type PostgresCluster, startPostgres } from '#tests/builders/postgres-cluster.ts';
import type { Database } from '../db/database.ts';
import { openDatabase, SUPABASE_DIR } from '../db/open-database.ts';
import { openPostgresDatabase } from '../db/postgres/postgres-database.ts';
import { writeBackup } from './backup.ts';

const cluster: PostgresCluster | null = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'muster-backup-'));
const file = join(folder, 'backup.sql');
/** Of the machine, as its PostgreSQL is. */
const PSQL = 'psql';
const BACKUP = { version: '1.2.3', now: () => new Date('2026-11-21T08:00:00Z') };

let source: Database;
let before: Awaited<ReturnType<typeof carriedRows>>;
const opened: Database[] = [];

const write = async (database: Database, to: string) => {
  const pieces: string[] = [];
  await writeBackup(database, BACKUP, (text) => pieces.push(text));
  writeFileSync(to, pieces.join(''));
};
const urlOf = (name: string): string => {
  const url = new URL(cluster?.url ?? '');
  url.pathname = `/${name}`;
  return url.href;
};
const onCluster = async (statement: string) => {
  const client = new pg.Client({ connectionString: cluster?.url });
  await client.connect();
  await client.query(statement);
  await client.end();
};
/**
 * A PostgreSQL database with the bootstrap and the migrations, and the tables of odd values, empty:
 * a copy of the one that `beforeAll` made.
 */
const openEmpty = async (name: string): Promise<Database> => {
  await onCluster(`create database ${name} template empty`);
  const target = await openPostgresDatabase({ url: urlOf(name), onFault: PARTS.onFault });
  opened.push(target);
  return target;
};
const psql = (name: string, ...more: readonly string[]) =>
  execFileSync(PSQL, ['--no-psqlrc', '--quiet', '--dbname', urlOf(name), ...more, '--file', file], {
    stdio: 'pipe',
  });
/**
 * A pool is closed a moment before its connections are, and one that the server ends is a fault.
 */
const untilAlone = async () => {
  if (cluster === null) return;
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await vi.waitFor(async () => {
    const { rows } = await client.query("select from pg_stat_activity where application_name = 'muster'");
    expect(rows).toHaveLength(0);
  });
  await client.end();
};
const failure = (run: () => unknown): string => {
  try {
    run();
    return 'nothing failed';
  } catch (cause) {
    return cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : String(cause);
  }
};

beforeAll(async () => {
  if (cluster !== null) {
    await onCluster('create database empty');
    const settings = { url: urlOf('empty'), dataDir: null, supabaseDir: SUPABASE_DIR };
    const empty = await openDatabase(settings, PARTS);
    await addOddTables(empty, false);
    await empty.close();
    await untilAlone();
  }
  source = await openTestDatabase();
  opened.push(source);
  await addOddTables(source, true);
  await addPlayer(source, 'ada');
  await write(source, file);
  await restoreFile(source, file, { replace: true });
  before = await carriedRows(source);
}, 60_000);

afterAll(async () => {
  for (const database of opened) await database.close();
  await untilAlone();
  await cluster?.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

describe.runIf(cluster !== null)('a backup of the embedded database', () => {
  it('fills a plain PostgreSQL by psql alone, which then holds the same rows', async () => {
    const target = await openEmpty('by_psql');
    psql('by_psql');
    expect(await carriedRows(target)).toEqual(before);
  }, 60_000);

  it('refuses accounts that are there already, also by psql, and replaces them when that is asked for', async () => {
    const target = await openEmpty('taken');
    await addPlayer(target, 'eve');
    expect(failure(() => psql('taken'))).toMatch('This database already has accounts');
    expect(await asOwner(target, "select from auth.users where email = 'eve@example.org'")).toHaveLength(1);
    psql('taken', '--command', 'set muster.replace = on');
    expect(await carriedRows(target)).toEqual(before);
    expect(await asOwner(target, 'select from auth.sessions')).toHaveLength(0);
  }, 60_000);

  it('goes to PostgreSQL by our own restore, and from there back to where it came from', async () => {
    const target = await openEmpty('by_us');
    expect(await restoreFile(target, file, { replace: false })).toMatchObject({ ok: true });
    expect(await carriedRows(target)).toEqual(before);

    const back = join(folder, 'back.sql');
    await write(target, back);
    await source.withOwner(({ script }) => script('delete from auth.users where true'));
    expect(await restoreFile(source, back, { replace: false })).toMatchObject({ ok: true });
    expect(await carriedRows(source)).toEqual(before);
  }, 60_000);

  it('tells a database user who may not turn triggers off what to do', async () => {
    const target = await openEmpty('plain_user');
    await target.withOwner(({ script }) =>
      script(
        `create role plain login bypassrls;
         grant pg_read_all_data, pg_write_all_data to plain;
         grant execute on all functions in schema private to plain`,
      ),
    );
    const url = new URL(urlOf('plain_user'));
    url.username = 'plain';
    const client = new pg.Client({ connectionString: cluster?.url });
    await client.connect();
    const plain = await openPostgresDatabase({ url: url.href, onFault: PARTS.onFault });
    opened.push(plain);
    const result = await restoreFile(plain, file, { replace: false });
    expect(result.ok ? '' : result.message).toMatch('grant set on parameter session_replication_role');
    await client.query('grant set on parameter session_replication_role to plain');
    await client.end();
    expect(await restoreFile(plain, file, { replace: false })).toMatchObject({ ok: true });
    expect(await carriedRows(target)).toEqual(before);
  }, 60_000);

  it('is one state of the database, while others write to it', async () => {
    const target = await openEmpty('busy');
    await restoreFile(target, file, { replace: false });
    const steady = join(folder, 'steady.sql');
    const writing = { on: true };
    const writeBoth = () =>
      target.withOwner(async ({ query }) => {
        await query("insert into private_notes.notes values ('one more')");
        await query('update public.profiles set bio = (select count(*)::text from private_notes.notes)');
      });
    // Before that nobody has counted.
    await writeBoth();
    const writer = (async () => {
      while (writing.on) await writeBoth();
    })();
    for (let round = 0; round < 3; round += 1) {
      await write(target, steady);
      expect(await restoreFile(source, steady, { replace: true })).toMatchObject({ ok: true });
      const [row] = await asOwner(
        source,
        'select bio, (select count(*)::text from private_notes.notes) as notes from public.profiles',
      );
      expect(row?.['bio']).toBe(row?.['notes']);
    }
    writing.on = false;
    await writer;
  }, 60_000);
});
