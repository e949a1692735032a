import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, PARTS } from '#tests/builders/database.ts';
import { openPgliteDatabase, type PgliteDatabase } from './pglite-database.ts';
import { faultError, RUN_ONCE, watchMachine } from './pglite-faults.ts';

const parent = mkdtempSync(join(tmpdir(), 'muster-db-'));
let database: PgliteDatabase;

beforeAll(async () => {
  database = await openPgliteDatabase({ directory: join(parent, 'database'), ...PARTS });
  await database.withOwner(({ script }) =>
    script(`create role anon; create role authenticator; grant anon to authenticator;
      create table notes (text text); grant all on notes to anon`),
  );
}, 60_000);

afterAll(async () => {
  await database.close();
  rmSync(parent, { recursive: true });
});

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const notes = async () =>
  (await asOwner(database, 'select text from notes order by text')).map(({ text }) => text);

describe('the embedded database, asked for more than its machine can do', () => {
  it.each([100_000, 2_000_000])(
    'refuses JSON that is nested %i deep, and works afterwards',
    async (depth) => {
      await expect(asOwner(database, 'select $1::jsonb', [nested(depth)])).rejects.toMatchObject({
        code: '54001',
      });
      for (const turn of [1, 2, 3]) {
        expect(await asOwner(database, 'select $1::int as turn', [turn])).toEqual([{ turn }]);
        await expect(asOwner(database, 'select 1 / 0')).rejects.toMatchObject({ code: '22012' });
      }
    },
  );

  it.each([
    ['of its own', true],
    ['with more to come', false],
  ])('commits nothing of a transaction %s in which its machine fails', async (_, last) => {
    await database.withOwner(({ query }) => query("insert into notes values ('kept')"));
    const before = await notes();
    const context = { role: 'anon', claims: null, readOnly: false } as const;
    const text = "with note as (insert into notes values ('lost') returning 1) select $1::jsonb from note";
    const attempt = database.withRequest(context, ({ query }) => query(text, [nested(2_000_000)], { last }));
    const [waiting] = await Promise.all([notes(), expect(attempt).rejects.toMatchObject({ code: '54001' })]);
    expect(waiting).toEqual(before);
    expect(await notes()).toEqual(before);
  });

  it('evaluates patterns of many brackets', async () => {
    const pattern = `${'('.repeat(8_000)}a${')'.repeat(8_000)}`;
    expect(await asOwner(database, "select 'a' ~ $1 as same", [pattern])).toEqual([{ same: true }]);
  });
});

describe('watchMachine', () => {
  const told = (cause: unknown) => {
    const faults: unknown[] = [];
    const machine = {
      [RUN_ONCE]: () => {
        throw cause;
      },
    };
    watchMachine(machine, (fault) => {
      faults.push(fault);
      throw new Error('the thread ends');
    });
    try {
      machine[RUN_ONCE]();
    } catch {
      return faults;
    }
    throw new Error('it came back');
  };

  it('leaves database errors to the database, and reports all others', () => {
    expect(told({ status: 100 })).toEqual([]);
    for (const cause of [{ status: 1 }, new RangeError('x'), new Error('unreachable'), null]) {
      expect(told(cause)).toEqual([cause]);
    }
  });

  it('distinguishes a full stack, a fault of the statement, from a broken machine', () => {
    expect(faultError(new RangeError('Maximum call stack size exceeded')).code).toBe('54001');
    for (const cause of [
      new RangeError('Invalid array length'),
      new Error('memory access out of bounds'),
      7,
    ]) {
      expect(faultError(cause).code).toBe('57P02');
    }
  });
});
