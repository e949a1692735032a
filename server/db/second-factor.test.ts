import { beforeAll, describe, expect, it } from 'vitest';
import { createFollow, createPost } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';
import { addFactor, contextAt, createProtectedAccount } from '#tests/builders/half-signed-in.ts';
import { readSecurityMatrix } from '#tests/builders/security-matrix.ts';
import { UNITS } from '#tests/builders/security-probe.ts';
import { createProbe } from '#tests/builders/security-rows.ts';
import type { Param, RequestContext } from './database.ts';
import { DatabaseError } from './database-error.ts';

type Outcome = { readonly refused: string; readonly detail: string } | { readonly rows: readonly unknown[] };

const database = testDatabase();
let player: Account;
let admin: Account;

/**
 * A value of each type that the parameters of the API have; a uuid is somebody's or something's.
 */
let samples: Readonly<Record<string, readonly Param[]>>;

beforeAll(async () => {
  player = await createProtectedAccount(database);
  admin = await createProtectedAccount(database, 'wab_admin');
  const friend = await createAccount(database);
  await createFollow(database, player, friend);
  const post = await createPost(database, friend);
  for (const name of new Set(readSecurityMatrix().map(({ table }) => table))) {
    await createProbe(database, name, player);
  }
  const session = await createSession(database, player);
  const [result] = await asOwner(database, 'select id from game_results limit 1');
  samples = {
    uuid: [player.id, friend.id, post, session, String(result?.['id'])],
    text: ['WAB', player.wabId, friend.wabId],
    boolean: [true],
    integer: [1],
    bigint: [1],
    json: ['[]'],
    jsonb: ['{}'],
    'text[]': ['{}'],
    'uuid[]': [`{${player.id}}`],
    'timestamp with time zone': ['2026-01-01T00:00:00Z'],
  };
}, 60_000);

/** Everything that is stored, as one text. */
async function stateOf(query: (text: string) => Promise<{ rows: readonly unknown[] }>): Promise<string> {
  const { rows } = await query(
    `select string_agg(query_to_xml(format('select * from %s order by 1', c.oid::regclass), true, true, '')::text, '' order by c.oid)
     from pg_class c where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`,
  );
  return JSON.stringify(rows);
}

/** Returns the result of a statement; with `keeps` it must have changed nothing. */
async function outcomeOf(
  context: RequestContext,
  text: string,
  params: readonly Param[] = [],
): Promise<Outcome> {
  try {
    return await database.withRequest(context, async ({ query }) => {
      const { rows, affected } = await query(text, params);
      return { rows: affected > 0 ? [`changed ${String(affected)}`] : rows };
    });
  } catch (cause) {
    if (!(cause instanceof DatabaseError)) throw cause;
    return { refused: cause.code, detail: cause.fields.detail ?? '' };
  }
}

/** A password alone gets what a guest gets, or a refusal. */
async function expectGuestsRights(text: string, params: readonly Param[] = []): Promise<void> {
  const guest = await outcomeOf(contextAt(null), text, params);
  for (const account of [player, admin]) {
    const half = await outcomeOf(contextAt(account), text, params);
    if ('rows' in half && half.rows.length === 0) continue;
    if ('refused' in half && ['42501', 'PT401'].includes(half.refused)) continue;
    expect({ text, params, half }).toEqual({ text, params, half: guest });
  }
}

const relations = () =>
  asOwner(
    database,
    `select c.relname as name, array_to_json(array(
       select a.attname from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and has_column_privilege('authenticated', c.oid, a.attnum, 'update')
     )) as columns
     from pg_class c where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = 'public'::regnamespace order by 1`,
  );

describe('a session whose second factor is still to be shown', () => {
  it('reads and changes of every table what a guest may', async () => {
    const all = await relations();
    expect(all.length).toBeGreaterThan(20);
    for (const { name, columns } of all) {
      await expectGuestsRights(`select * from ${String(name)} order by 1`);
      await expectGuestsRights(`delete from ${String(name)}`);
      for (const column of columns as readonly string[]) {
        await expectGuestsRights(`update ${String(name)} set "${column}" = "${column}"`);
      }
    }
  });

  it('gets of every function what a guest gets, and changes nothing by it', async () => {
    const functions = await asOwner(
      database,
      `select p.proname as name, has_function_privilege('anon', p.oid, 'execute') as open, array_to_json(array(
         select format_type(t, null) from unnest(p.proargtypes[0:p.pronargs - p.pronargdefaults - 1]) as t
       )) as types
       from pg_proc p
       where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
         and p.prorettype <> 'trigger'::regtype`,
    );
    expect(functions.length).toBeGreaterThan(20);
    const before = await database.withOwner(({ query }) => stateOf(query));
    for (const { name, types, open } of functions) {
      const wanted = types as readonly string[];
      for (let turn = 0; turn < 5; turn += 1) {
        const params = wanted.map((type) => {
          const values = samples[type];
          if (values === undefined)
            throw new Error(`No sample of the type ${type}, which ${String(name)} takes`);
          return values[turn % values.length] ?? null;
        });
        const places = wanted.map((type, at) => `$${String(at + 1)}::${type}`);
        const text = `select * from public.${String(name)}(${places.join(', ')})`;
        const guest = await outcomeOf(contextAt(null), text, params);
        for (const account of [player, admin]) {
          const half = await outcomeOf({ ...contextAt(account), rollback: false }, text, params);
          const expected = open === true ? guest : { refused: 'PT401', detail: 'insufficient_aal' };
          expect({ name, params, outcome: half }).toEqual({ name, params, outcome: expected });
        }
      }
    }
    expect(await database.withOwner(({ query }) => stateOf(query))).toBe(before);
  });

  it('gets an error where a guest may do nothing, so that the cloud does not look empty', async () => {
    for (const text of ['select * from army_lists', 'select * from profiles', 'delete from army_lists']) {
      expect(await outcomeOf(contextAt(player), text)).toEqual({
        refused: 'PT401',
        detail: 'insufficient_aal',
      });
    }
    const insert = 'insert into shared_lists (user_id, name, faction, units) values ($1, $2, $2, $3)';
    expect(await outcomeOf(contextAt(player), insert, [player.id, 'a', UNITS])).toMatchObject({
      refused: 'PT401',
    });
  });

  it('has its rights again once the factor was shown, or when it was never set up to the end', async () => {
    const lists = 'select * from army_lists where user_id = $1';
    expect(await outcomeOf(contextAt(player, 'aal2'), lists, [player.id])).toMatchObject({ rows: [{}] });
    expect(await outcomeOf(contextAt(admin, 'aal2'), 'select * from admin_overview()')).toMatchObject({
      rows: [{}],
    });
    const beginner = await createAccount(database);
    await addFactor(database, beginner, 'unverified');
    const own = 'select id from profiles where id = $1';
    expect(await outcomeOf(contextAt(beginner), own, [beginner.id])).toEqual({ rows: [{ id: beginner.id }] });
  });
});

describe('policies and functions of the API', () => {
  it('ask private.me(), which knows of the second factor, and never auth.uid()', async () => {
    const asking = await asOwner(
      database,
      `select proname as name from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc like '%auth.uid()%'
       union all
       select polname from pg_policy join pg_class c on c.oid = polrelid
       where c.relnamespace = 'public'::regnamespace
         and concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) like '%auth.uid()%'
       order by 1`,
    );
    // They tell half a sign-in and an anonymous account from none; a banned player, whose sessions
    // have ended, may still delete the account.
    expect(asking.map(({ name }) => name)).toEqual([
      'delete_my_account',
      'delete_my_account',
      'is_anonymous',
      'is_live_session',
      'me',
      'player',
      'require_me',
    ]);
  });
});

describe('the token of a session that has ended', () => {
  it('writes nothing any more, not as an administrator either, and reads until it expires', async () => {
    const office = await createAccount(database, 'wab_admin');
    const session = await createSession(database, office);
    const context = (id: string): RequestContext => ({
      role: 'authenticated',
      claims: { role: 'authenticated', sub: office.id, session_id: id, aal: 'aal1' },
      readOnly: false,
      rollback: true,
    });
    const save = "insert into army_lists (name, faction, units) values ('a', 'f', $1)";
    const rename = 'update profiles set bio = $1 where id <> $2';
    const alive = await outcomeOf(context(session), save, [UNITS]);
    expect(alive).toEqual({ rows: ['changed 1'] });
    expect(await outcomeOf(context(session), rename, ['a', office.id])).toMatchObject({
      rows: [expect.any(String)],
    });
    await asOwner(database, 'delete from auth.sessions where id = $1', [session]);
    expect(await outcomeOf(context(session), save, [UNITS])).toMatchObject({ refused: '42501' });
    expect(await outcomeOf(context('no session'), save, [UNITS])).toMatchObject({ refused: '42501' });
    expect(await outcomeOf(context(session), rename, ['a', office.id])).toEqual({ rows: [] });
    const own = await outcomeOf(context(session), 'select id from profiles where id = $1', [office.id]);
    expect(own).toEqual({ rows: [{ id: office.id }] });
  });
});
