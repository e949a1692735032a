import { beforeAll, describe, expect, it } from 'vitest';
import { asOwner, testDatabase } from '#tests/builders/database.ts';

const ANON = { role: 'anon', claims: null, readOnly: false } as const;

const database = testDatabase();
beforeAll(async () => {
  await database.withOwner(({ script }) =>
    script(`
      create table public.parents (id int primary key);
      create table public.marks (text text, parent int references parents deferrable initially deferred);
      grant all on public.parents, public.marks to anon;`),
  );
}, 60_000);
const marks = async () =>
  (await asOwner(database, 'select text from public.marks order by 1')).map(({ text }) => text);
const INSERT = 'insert into public.marks values ($1)';
const WHO = "select current_user as who, current_setting('transaction_read_only') as read_only";

describe('a last statement', () => {
  it('is committed with its transaction, in the role of the request, which ends with it', async () => {
    const { affected } = await database.withRequest(ANON, ({ query }) =>
      query(INSERT, ['alone'], { last: true }),
    );
    expect(affected).toBe(1);
    expect(await marks()).toContain('alone');
    const reading = { ...ANON, readOnly: true };
    const { rows } = await database.withRequest(reading, ({ query }) => query(WHO, [], { last: true }));
    expect(rows).toEqual([{ who: 'anon', read_only: 'on' }]);
    expect(await asOwner(database, WHO)).toEqual([{ who: 'postgres', read_only: 'off' }]);
  });

  it('takes those before it along', async () => {
    await database.withRequest(ANON, async ({ query }) => {
      await query(INSERT, ['before']);
      await query(INSERT, ['after'], { last: true });
    });
    expect(await marks()).toEqual(expect.arrayContaining(['before', 'after']));
  });

  it('undoes them when it fails', async () => {
    const attempt = database.withRequest(ANON, async ({ query }) => {
      await query(INSERT, ['lost']);
      await query('select 1 / 0', [], { last: true });
    });
    await expect(attempt).rejects.toMatchObject({ code: '22012' });
    expect(await marks()).not.toContain('lost');
    expect(await asOwner(database, WHO)).toMatchObject([{ who: 'postgres' }]);
  });

  it('fails when a deferred check fails', async () => {
    const orphan = ["insert into public.marks values ('orphan', 9)", [], { last: true }] as const;
    for (const before of [false, true]) {
      const attempt = database.withRequest(ANON, async ({ query }) => {
        if (before) await query('select 1');
        await query(...orphan);
      });
      await expect(attempt).rejects.toMatchObject({ code: '23503' });
    }
    expect(await marks()).not.toContain('orphan');
  });

  it('is undone in a transaction with rollback', async () => {
    await database.withRequest({ ...ANON, rollback: true }, ({ query }) =>
      query(INSERT, ['undone'], { last: true }),
    );
    expect(await marks()).not.toContain('undone');
  });

  it('has nothing after it', async () => {
    const attempt = database.withRequest(ANON, async ({ query }) => {
      await query('select 1', [], { last: true });
      await query(INSERT, ['outside']);
    });
    await expect(attempt).rejects.toThrow('A statement came after the last of its transaction');
    expect(await marks()).not.toContain('outside');
  });
});

describe('statements at one time', () => {
  it('run one after the other, and none after one that failed', async () => {
    const attempt = database.withRequest({ ...ANON, readOnly: true }, async ({ query }) => {
      const both = [query(INSERT, ['first']), query(WHO)];
      await Promise.allSettled(both);
      await both[1];
    });
    await expect(attempt).rejects.toMatchObject({ code: '25006' });
  });
});

it('reads a table again whose columns have changed', async () => {
  const read = () =>
    database.withRequest({ ...ANON, readOnly: true }, ({ query }) => query('select * from public.parents'));
  const readLast = () =>
    database.withRequest({ ...ANON, readOnly: true }, ({ query }) =>
      query('select p.* from public.parents p', [], { last: true }),
    );
  await asOwner(database, 'insert into public.parents values (1)');
  for (let at = 0; at < 3; at += 1) {
    expect((await read()).rows).toEqual([{ id: 1 }]);
    expect((await readLast()).rows).toEqual([{ id: 1 }]);
  }
  await asOwner(database, "alter table public.parents add column name text default 'new'");
  expect((await read()).rows).toEqual([{ id: 1, name: 'new' }]);
  expect((await readLast()).rows).toEqual([{ id: 1, name: 'new' }]);
});

it('refuses a text with a zero in it as the database does', async () => {
  const context = { ...ANON, settings: { 'request.path': 'a\0b' } };
  for (const last of [false, true]) {
    const attempt = database.withRequest(context, ({ query }) => query('select 1', [], { last }));
    await expect(attempt).rejects.toMatchObject({ code: '22021' });
  }
  expect(await asOwner(database, WHO)).toMatchObject([{ who: 'postgres' }]);
});
