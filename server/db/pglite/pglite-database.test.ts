import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, PARTS } from '#tests/builders/database.ts';
import { openPgliteDatabase, type PgliteDatabase } from './pglite-database.ts';

const parent = mkdtempSync(join(tmpdir(), 'muster-db-'));
const directory = join(parent, 'database');
const OPTIONS = { directory, ...PARTS };

let database: PgliteDatabase;

beforeAll(async () => {
  database = await openPgliteDatabase(OPTIONS);
  await database.withOwner(({ script }) =>
    script(
      'create role anon; create role authenticator; grant anon to authenticator; create table notes (text text)',
    ),
  );
}, 60_000);

afterAll(async () => {
  await database.close();
  rmSync(parent, { recursive: true });
});

const notes = async () =>
  (await asOwner(database, 'select text from notes order by text')).map(({ text }) => text);
const write = (text: string) => asOwner(database, 'insert into notes values ($1)', [text]);

describe('the embedded database', () => {
  it('keeps its directory to its own user', () => {
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(statSync(join(directory, 'pgdata')).mode & 0o777).toBe(0o700);
  });

  it('writes its log so that a commit is on the disk', async () => {
    const [row] = await asOwner(
      database,
      "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method",
    );
    expect(row).toEqual({ fsync: 'on', method: 'open_datasync' });
  });

  it('returns numbers, booleans and JSON parsed, and other values as text', async () => {
    const [row] = await asOwner(
      database,
      `select 1::int2 as small, 1.5::float8 as float, true as truth, '{"a":[1]}'::jsonb as json, null::int as nothing,
         9007199254740993::int8 as big, 0.10::numeric as exact, '2026-01-02 03:04:05.678901+00'::timestamptz as at,
         '{1,2}'::int[] as list, $1::bool as given, $2::jsonb as text, $3::int as number`,
      ['true', '"it\'s"', 7],
    );
    expect(row).toEqual({
      small: 1,
      float: 1.5,
      truth: true,
      json: { a: [1] },
      nothing: null,
      big: '9007199254740993',
      exact: '0.10',
      at: '2026-01-02 03:04:05.678901+00',
      list: '{1,2}',
      given: true,
      text: "it's",
      number: 7,
    });
  });

  it('serves a request as its role with its claims, and forgets both afterwards', async () => {
    const claims = { sub: "o'brien", note: 'a\\b' };
    const settings = { 'request.path': '/rest/v1/\\notes' };
    const who = "select current_user as who, current_setting('request.jwt.claims', true) as claims";
    const context = { role: 'anon', claims, readOnly: true, settings };
    const { rows } = await database.withRequest(context, ({ query }) =>
      query(`${who}, current_setting('request.path') as path`),
    );
    expect(rows).toEqual([{ who: 'anon', claims: JSON.stringify(claims), path: settings['request.path'] }]);
    expect(await asOwner(database, who)).toEqual([{ who: 'postgres', claims: '' }]);
  });

  it.each(['postgres', 'authenticator', 'nobody', "anon', true), set_config('role', 'postgres"])(
    'does not become %s',
    async (role) => {
      const attempt = database.withRequest({ role, claims: null, readOnly: true }, () =>
        Promise.resolve('in'),
      );
      await expect(attempt).rejects.toMatchObject({ code: '42501' });
    },
  );

  it('writes nothing in a reading request', async () => {
    await database.withOwner(({ script }) => script('grant all on notes to anon'));
    const attempt = database.withRequest({ role: 'anon', claims: null, readOnly: true }, ({ query }) =>
      query("insert into notes values ('read only')"),
    );
    await expect(attempt).rejects.toMatchObject({ code: '25006' });
  });

  it('undoes a transaction that throws, one that is to be undone, and one whose fault was swallowed', async () => {
    const before = await notes();
    const context = { role: 'anon', claims: null, readOnly: false } as const;
    const insert = "insert into notes values ('undone')";
    const thrown = database.withRequest(context, async ({ query }) => {
      await query(insert);
      throw new Error('no');
    });
    await expect(thrown).rejects.toThrow('no');
    const asked = await database.withRequest({ ...context, rollback: true }, ({ query }) => query(insert));
    expect(asked.affected).toBe(1);
    const swallowed = database.withRequest(context, async ({ query }) => {
      await query(insert);
      await query('select no_such_column').catch(() => undefined);
      return 'fine';
    });
    await expect(swallowed).rejects.toMatchObject({ code: '42703' });
    expect(await notes()).toEqual(before);
  });

  it('ends a statement that takes too long, loses nothing, and serves waiting calls', async () => {
    await write('kept');
    const slow = database.withOwner(
      async ({ query }) => {
        await query("insert into notes values ('lost')");
        await query('select count(*) from generate_series(1, 100000000000)');
      },
      { timeoutMs: 300 },
    );
    const waiting = notes();
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    const texts = await waiting;
    expect(texts).toContain('kept');
    expect(texts).not.toContain('lost');
  }, 60_000);

  it('cancels a statement that takes too long without opening the database again', async () => {
    await asOwner(database, "select set_config('muster.session', 'the first', false)");
    const attempts = [
      'select count(*) from generate_series(1, 100000000000)',
      "select repeat('a', 30) || g from generate_series(1, 100000000000) g order by 1",
      String.raw`select repeat('ab', 400) ~ '(.+)+\1{20}(.+)+\2x' from generate_series(1, 1000000)`,
    ];
    for (const text of attempts) {
      const slow = database.withOwner(({ query }) => query(text), { timeoutMs: 200 });
      await expect(slow).rejects.toMatchObject({
        code: '57014',
        message: 'canceling statement due to statement timeout',
      });
      expect(await asOwner(database, "select current_setting('muster.session', true) as name")).toEqual([
        { name: 'the first' },
      ]);
    }
  }, 60_000);

  it('refuses a second opener, naming the first, and leaves the files alone', async () => {
    await expect(openPgliteDatabase(OPTIONS)).rejects.toThrow(
      new RegExp(`${directory} is in use by process ${String(process.pid)} on .*, since 2`),
    );
    expect(await notes()).toContain('kept');
  });

  it('refuses the files of another PostgreSQL with a sentence, and leaves them alone', async () => {
    const other = join(parent, 'other');
    const version = join(other, 'pgdata', 'PG_VERSION');
    mkdirSync(join(other, 'pgdata'), { recursive: true });
    writeFileSync(version, '99\n');
    await expect(openPgliteDatabase({ ...OPTIONS, directory: other })).rejects.toThrow(
      /^the files in DATA_DIR are of PostgreSQL 99, .* Nothing was changed\. Start the version of Muster/,
    );
    expect(readdirSync(join(other, 'pgdata'))).toEqual(['PG_VERSION']);
  });

  it('writes a checkpoint and cleans up when told to', async () => {
    const redo = async () =>
      String(
        (await asOwner(database, 'select redo_lsn::text as redo from pg_control_checkpoint()'))[0]?.['redo'],
      );
    const before = await redo();
    await write('checkpointed');
    await database.checkpoint();
    expect(await redo()).not.toBe(before);
    await database.vacuum();
    expect(
      await asOwner(database, "select reltuples::int > 0 as analyzed from pg_class where relname = 'notes'"),
    ).toEqual([{ analyzed: true }]);
  });

  it('is closed once, refuses calls afterwards, and opens with what was in it', async () => {
    const before = await notes();
    await database.close();
    await database.close();
    await expect(notes()).rejects.toMatchObject({ code: '57P03' });
    expect(readdirSync(directory)).toEqual(['pgdata', 'reserve']);
    database = await openPgliteDatabase(OPTIONS);
    expect(await notes()).toEqual(before);
  }, 60_000);
});
