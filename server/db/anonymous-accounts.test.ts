import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, createPost } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';
import { createAnonymous, liveCalls } from '#tests/builders/live-games.ts';
import { readSecurityMatrix } from '#tests/builders/security-matrix.ts';
import { createProbe } from '#tests/builders/security-rows.ts';
import type { Param, RequestContext } from './database.ts';
import { DatabaseError } from './database-error.ts';

/** The calls of live games, and the one that ends the account: all that such an account may do. */
const OPEN_CALLS = [
  'delete_live_game',
  'delete_my_account',
  'join_live_game',
  'leave_live_game',
  'live_games_of_mine',
  'offer_live_results',
  'open_live_game',
  'read_live_rows',
  'remove_live_member',
  'renew_live_code',
  'renew_live_watch',
  'write_live_rows',
];

const database = testDatabase();
let anonymous: Account;
/** The same with a session, as its tokens name one. */
let session: string;
let samples: Readonly<Record<string, readonly Param[]>>;

beforeAll(async () => {
  anonymous = { ...(await createAnonymous(database)), wabId: '' };
  session = await createSession(database, anonymous);
  const player = await createAccount(database);
  const post = await createPost(database, player);
  for (const name of new Set(readSecurityMatrix().map(({ table }) => table))) {
    await createProbe(database, name, player);
  }
  samples = {
    uuid: [anonymous.id, player.id, post, session],
    text: ['WAB', player.wabId, 'list'],
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

type Outcome = { readonly refused: string; readonly detail: string } | { readonly rows: readonly unknown[] };

/** A request of the anonymous account, or of a guest. */
function contextOf(who: 'anonymous' | 'guest', rollback = true): RequestContext {
  const role = who === 'guest' ? 'anon' : 'authenticated';
  const claims = { role, sub: anonymous.id, session_id: session, aal: 'aal1', is_anonymous: true };
  return { role, claims: who === 'guest' ? { role } : claims, readOnly: false, rollback };
}

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
    // A row has an id and a time of its own.
    const detail = (cause.fields.detail ?? '').replace(/^Failing row.*/s, 'row');
    return { refused: cause.code, detail };
  }
}

/** Everything that is stored, as one text. */
async function state(): Promise<string> {
  const rows = await asOwner(
    database,
    `select string_agg(query_to_xml(format('select * from %s order by 1', c.oid::regclass), true, true, '')::text, '' order by c.oid)
     from pg_class c where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`,
  );
  return JSON.stringify(rows);
}

describe('an anonymous account', () => {
  it('has no profile and no card, and is no player of any count', async () => {
    const before = await asOwner(database, 'select public.user_count() as players');
    await createAnonymous(database);
    expect(await asOwner(database, 'select public.user_count() as players')).toEqual(before);
    for (const table of ['profiles', 'player_cards']) {
      expect(await asOwner(database, `select id from ${table} where id = $1`, [anonymous.id])).toEqual([]);
    }
  });

  it('reads and changes of every table what a guest may', async () => {
    const all = await asOwner(
      database,
      `select c.relname as name, array_to_json(array(
         select a.attname from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and has_column_privilege('authenticated', c.oid, a.attnum, 'update')
       )) as columns
       from pg_class c where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = 'public'::regnamespace order by 1`,
    );
    expect(all.length).toBeGreaterThan(20);
    for (const { name, columns } of all) {
      const changes = (columns as readonly string[]).map(
        (one) => `update ${String(name)} set "${one}" = "${one}"`,
      );
      for (const text of [
        `select * from ${String(name)} order by 1`,
        `delete from ${String(name)}`,
        ...changes,
      ]) {
        const outcome = await outcomeOf(contextOf('anonymous'), text);
        if ('rows' in outcome && outcome.rows.length === 0) continue;
        if ('refused' in outcome && outcome.refused === '42501') continue;
        const guest = await outcomeOf(contextOf('guest'), text);
        expect({ text, outcome }).toEqual({ text, outcome: guest });
      }
    }
  });

  it('inserts nothing into any table', async () => {
    for (const name of new Set(readSecurityMatrix().map(({ table }) => table))) {
      const { insert } = await createProbe(database, name, await createAccount(database));
      expect([name, await outcomeOf(contextOf('anonymous'), ...insert)]).toMatchObject([
        name,
        { refused: expect.stringMatching(/^(42501|PT401)$/) },
      ]);
    }
  }, 60_000);

  it('gets of every function but those of live games what a guest gets, and changes nothing by it', async () => {
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
    const before = await state();
    for (const { name, types, open } of functions) {
      if (OPEN_CALLS.includes(String(name))) continue;
      for (let turn = 0; turn < 4; turn += 1) {
        const params = (types as readonly string[]).map((type) => {
          const values = samples[type];
          if (values === undefined)
            throw new Error(`No sample of the type ${type}, which ${String(name)} takes`);
          return values[turn % values.length] ?? null;
        });
        const places = (types as readonly string[]).map((type, at) => `$${String(at + 1)}::${type}`);
        const text = `select * from public.${String(name)}(${places.join(', ')})`;
        const outcome = await outcomeOf(contextOf('anonymous', false), text, params);
        const expected =
          open === true
            ? await outcomeOf(contextOf('guest', false), text, params)
            : { refused: '42501', detail: 'anonymous_account' };
        expect({ name, params, outcome }).toEqual({ name, params, outcome: expected });
      }
    }
    expect(await state()).toBe(before);
  });

  it('deletes itself', async () => {
    const gone = await createAnonymous(database);
    const id = await createSession(database, { ...gone, wabId: '' });
    await act(database, { ...gone, wabId: '' }, 'select delete_my_account()', [], { session_id: id });
    expect(await asOwner(database, 'select id from auth.users where id = $1', [gone.id])).toEqual([]);
  });
});

describe('an anonymous account that is given an address', () => {
  const convert = ({ id }: { readonly id: string }, email = `${id}@example.org`) =>
    asOwner(
      database,
      'update auth.users set is_anonymous = false, email = $2, email_confirmed_at = now() where id = $1',
      [id, email],
    );

  it('keeps its id and becomes a player, with the name that it asked for', async () => {
    const id = randomUUID();
    const name = `Berta ${id.slice(0, 8)}`;
    await asOwner(
      database,
      'insert into auth.users (id, is_anonymous, raw_user_meta_data, created_at) values ($1, true, $2, now())',
      [id, JSON.stringify({ username: name, language: 'es' })],
    );
    await convert({ id });
    const profile = 'select username, language, wab_id from profiles';
    const { rows } = await act(database, { id, wabId: '' }, profile, [], { is_anonymous: true });
    expect(rows).toEqual([{ username: name, language: 'es', wab_id: expect.stringMatching(/^WAB-/) }]);
  });

  it('keeps its live games', async () => {
    const { open, read } = liveCalls(database);
    const somebody = await createAnonymous(database);
    const game = String((await open(somebody))['game']);
    await convert(somebody);
    expect(await read(somebody, game)).toMatchObject({
      n: 0,
      members: [{ id: somebody.id, name: expect.stringMatching(/^WAB-/) }],
    });
  });

  it('keeps the profile that it had before anonymous accounts had none', async () => {
    const somebody = await createAccount(database);
    await asOwner(database, 'update auth.users set is_anonymous = true where id = $1', [somebody.id]);
    await convert(somebody);
    expect(await asOwner(database, 'select wab_id from profiles where id = $1', [somebody.id])).toEqual([
      { wab_id: somebody.wabId },
    ]);
  });
});
