import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AttackedServer,
  field,
  openAttackedServer,
  PASSWORD,
  type Player,
  type Reply,
} from './attacked-server.ts';
import { leaks, plantVictim, type Victim } from './canaries.ts';

let server: AttackedServer;
let victim: Victim;
let player: Player;

beforeAll(async () => {
  server = await openAttackedServer({
    plant: async (database) => {
      victim = await plantVictim(database);
    },
  });
  player = await server.join();
}, 120_000);

afterAll(() => server.remove());

const UNITS = [{ id: 'a', name: 'A' }];
const REPRESENTATION = { prefer: 'return=representation,count=exact' };
const UPSERT = 'resolution=merge-duplicates,return=representation';
const as = (who: Player | null) => (who === null ? server.anonKey : who.token);
const write = (
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
) =>
  server.ask(method, `/rest/v1/${path}`, {
    token: player.token,
    headers: { ...REPRESENTATION, ...headers },
    ...(body === undefined ? {} : { body }),
  });
const own = async (): Promise<unknown> => {
  const { json } = await server.ask('GET', `/rest/v1/profiles?id=eq.${player.id}`, { token: player.token });
  return Array.isArray(json) ? json[0] : null;
};

const PROTECTED = {
  wab_admin: true,
  tester: true,
  banned: true,
  deactivated: true,
  wab_id: 'WAB-HACK-HACK-HACK',
  games_won: 99,
  games_lost: 99,
  id: '11111111-2222-4333-8444-555555555555',
  created_at: '2000-01-01',
};

describe('mass assignment', () => {
  it.each(Object.entries(PROTECTED))(
    'cannot set %s of one’s own profile, in any kind of write',
    async (name, value) => {
      const before = await own();
      const mine = `profiles?id=eq.${player.id}`;
      const upsert = { prefer: 'resolution=merge-duplicates,return=representation' };
      const replies = [
        await write('PATCH', mine, { [name]: value }),
        await write('PATCH', mine, { bio: 'x', [name]: value }),
        await write('PATCH', `${mine}&columns=bio,${name}`, { bio: 'x', [name]: value }),
        await write('PATCH', mine, { bio: 'x', [name]: value }, { prefer: 'missing=default' }),
        await write('PATCH', mine, `bio,${name}\nx,${String(value)}\n`, { 'content-type': 'text/csv' }),
        await write('PATCH', mine, `bio=x&${name}=${String(value)}`, {
          'content-type': 'application/x-www-form-urlencoded',
        }),
        await write(
          'POST',
          'profiles',
          { id: player.id, wab_id: 'WAB-AAAA-BBBB-CCCC', [name]: value },
          upsert,
        ),
        await write('POST', 'profiles?on_conflict=id', { id: player.id, [name]: value }, upsert),
        await write('PUT', mine, { id: player.id, [name]: value }),
      ];
      for (const { status, text } of replies) expect({ status, text }).toMatchObject({ status: 403 });
      expect(await own()).toEqual(before);
    },
  );

  it('cannot make a sign-up, or a change of the account, more than that', async () => {
    const more = {
      ...PROTECTED,
      role: 'service_role',
      aud: 'service_role',
      is_super_admin: true,
      email_confirmed_at: '2000-01-01',
      app_metadata: { provider: 'email', roles: ['admin'] },
      raw_app_meta_data: { roles: ['admin'] },
    };
    const body = { email: 'riser@example.org', password: PASSWORD, data: more, ...more };
    const joined = await server.ask('POST', '/auth/v1/signup', { body });
    const token = String(field(joined.json, 'access_token'));
    const check = async () => {
      const { json } = await server.ask('GET', '/auth/v1/user', { token });
      expect(json).toMatchObject({
        role: 'authenticated',
        aud: 'authenticated',
        app_metadata: { provider: 'email', providers: ['email'] },
      });
      expect(field(json, 'id')).not.toBe(PROTECTED.id);
      const profile = await server.ask('GET', '/rest/v1/profiles', { token });
      expect(profile.json).toMatchObject([{ wab_admin: false, tester: false, banned: false, games_won: 0 }]);
      expect(profile.text).not.toContain('HACK');
    };
    await check();
    for (const change of [
      { role: 'service_role', aud: 'x', is_super_admin: true },
      { data: more },
      PROTECTED,
    ]) {
      await server.ask('PUT', '/auth/v1/user', { token, body: change });
      await check();
    }
    const admin = await server.ask('PUT', '/auth/v1/user', {
      token,
      body: { app_metadata: { roles: ['admin'] } },
    });
    expect(admin.status).toBe(403);
  });

  it('cannot put a row under another name, nor say when it was made', async () => {
    const { id } = victim;
    for (const [table, row] of [
      ['army_lists', { user_id: id, name: 'L', faction: 'f', units: UNITS }],
      ['army_lists', { wab_id: victim.wabId, name: 'L', faction: 'f', units: UNITS }],
      ['shared_lists', { user_id: id, name: 'L', faction: 'f', units: UNITS }],
      ['shared_lists', { name: 'L', faction: 'f', units: UNITS, created_at: '2099-01-01' }],
      ['notifications', { recipient_id: id, type: 'direct_message', content: {} }],
      ['list_comments', { list_id: victim.postId, user_id: id, body: 'x' }],
      ['list_likes', { list_id: victim.postId, user_id: id }],
      ['user_follows', { follower_id: id, followed_id: player.id }],
      ['collections', { user_id: id, units: {} }],
      ['collections?on_conflict=user_id', { user_id: id, units: { 'f/u': [1, 0, 0, 1] } }],
      ['mail_outbox', { kind: 'recovery' }],
      ['news_items', { news_id: 'n', date: '2026-01-01', translation_key: 'k', content_en: 'x' }],
    ] as const) {
      const prefer = table.includes('on_conflict') ? { prefer: UPSERT } : {};
      const { status, text } = await write('POST', table, row, prefer);
      expect({ table, refused: [403, 409].includes(status), text }).toMatchObject({ table, refused: true });
      expect(leaks(text)).toBe(false);
    }
    const mine = await write('POST', 'army_lists', { name: 'Mine', faction: 'f', units: UNITS });
    expect(mine.status).toBe(201);
    const stolen = await write('PATCH', 'army_lists?name=eq.Mine', { user_id: id });
    expect(stolen.status).toBe(403);
  });
});

describe('somebody else’s rows', () => {
  const tables = () =>
    victim.rows.filter(({ table, key }) => table.startsWith('public.') && key === undefined);
  const isPost = (id: string) => id === victim.postId;

  it('are not read, counted, changed, taken over or deleted by their id', async () => {
    for (const { table, id } of tables().filter((row) => !isPost(row.id))) {
      const name = table.slice('public.'.length);
      for (const who of [null, player]) {
        const ask = (method: string, path: string, body?: unknown, prefer = REPRESENTATION.prefer) =>
          server.ask(method, `/rest/v1/${path}`, {
            token: as(who),
            headers: { prefer },
            ...(body === undefined ? {} : { body }),
          });
        const replies = [
          await ask('GET', `${name}?id=eq.${id}`),
          await ask('HEAD', `${name}?id=eq.${id}`),
          await ask('GET', `${name}?id=eq.${id}&select=id`),
          await ask('PATCH', `${name}?id=eq.${id}`, { id }),
          await ask('PATCH', `${name}?id=eq.${id}`, { id: player.id }),
          await ask('DELETE', `${name}?id=eq.${id}`),
          await ask('PUT', `${name}?id=eq.${id}`, { id }),
          await ask('POST', `${name}?on_conflict=id`, { id, user_id: player.id }, UPSERT),
          await ask('POST', name, { id, name: 'x', faction: 'f', units: UNITS }, UPSERT),
          await ask('POST', name, { id, name: 'x', faction: 'f', units: UNITS }, `${UPSERT},missing=default`),
        ];
        for (const { status, text, headers } of replies) {
          const range = headers.get('content-range') ?? '*/0';
          const isNothing = status >= 400 || ((text === '' || text === '[]') && range.endsWith('/0'));
          expect({ table, who: who === null, status, text, isNothing }).toMatchObject({ isNothing: true });
          expect(leaks(text)).toBe(false);
        }
      }
    }
  });

  it('are no collection to read, change or delete by their owner', async () => {
    const path = `collections?user_id=eq.${victim.id}`;
    const replies = [
      await write('GET', path),
      await write('PATCH', path, { units: {} }),
      await write('PATCH', path, { user_id: player.id }),
      await write('DELETE', path),
      await server.ask('GET', `/rest/v1/${path}`, { token: server.anonKey }),
    ];
    expect(replies.map(({ status, text }) => status >= 400 || text === '[]')).toEqual(
      replies.map(() => true),
    );
    expect(replies.some(({ text }) => leaks(text))).toBe(false);
  });

  it('are the same to a filter as rows that are not there, whatever column it asks for', async () => {
    for (const { table } of tables()) {
      const name = table.slice('public.'.length);
      for (const [there, not] of [
        [`id=eq.${victim.id}`, 'id=eq.99999999-9999-4999-8999-999999999999'],
        ['name=like.*4n4*', 'name=like.*zzzz*'],
        ['bio=like.*4n4*', 'bio=like.*zzzz*'],
        ['recipient=like.*4n4*', 'recipient=like.*zzzz*'],
        ['details=like.*4n4*', 'details=like.*zzzz*'],
        [`user_id=eq.${victim.id}&is_active=is.false`, `user_id=eq.${player.id}&is_active=is.false`],
        ['wab_id=like.*4N4*', 'wab_id=like.*ZZZZ*'],
        ['units->0->>name=like.*4n4*', 'units->0->>name=like.*zzzz*'],
      ]) {
        const search = `select=id&order=id&limit=5`;
        const ask = (filter = '') => write('GET', `${name}?${search}&${filter}`);
        const [first, second] = [await ask(there), await ask(not)];
        // Other posts are everybody's to see; what a filter of them finds is not the same.
        const text = (reply: Reply) => (name === 'shared_lists' ? '' : reply.text);
        const tells = (reply: Reply) => [reply.status, reply.headers.get('content-range'), text(reply)];
        expect({ name, there, tells: tells(first) }).toEqual({ name, there, tells: tells(second) });
      }
    }
  });

  it('do not come along with rows that may be read, and steer neither which of those come nor their order', async () => {
    const embeddings = [
      'shared_lists?select=*,profiles(*)',
      'shared_lists?select=*,profiles!inner(bio,wab_admin)',
      'player_cards?select=*,profiles(*)',
      'player_cards?select=*,reports(*),user_blocks!user_blocks_blocked_id_fkey(*)',
      'shared_lists?select=*,reports(*)',
      'player_cards?select=*,profiles(collections(*))',
      'shared_lists?select=id,profiles(army_lists(*),notifications!notifications_recipient_id_fkey(*))',
      'list_comments?select=*,player_cards(profiles(*))',
    ];
    for (const who of [null, player]) {
      for (const path of embeddings) {
        const { status, text } = await server.ask('GET', `/rest/v1/${path}`, { token: as(who) });
        expect({ path, isFault: status >= 500, tells: leaks(text) }).toEqual({
          path,
          isFault: false,
          tells: false,
        });
      }
    }
    const card = `player_cards?id=eq.${victim.id}`;
    expect((await write('GET', `${card}&select=id`)).json).toEqual([{ id: victim.id }]);
    for (const filter of [
      'profiles.bio=like.*4n4*',
      'profiles.bio=not.like.*4n4*',
      'profiles.wab_admin=is.false',
    ]) {
      expect((await write('GET', `${card}&select=id,profiles!inner()&${filter}`)).json).toEqual([]);
    }
    const ordered = await write('GET', `${card}&select=id,profiles(id)&order=profiles(bio).desc`);
    expect(ordered.json).toEqual([{ id: victim.id, profiles: null }]);
  });

  it('are not quoted by the message of a conflict', async () => {
    const name = `Taken ${player.id.slice(0, 8)}`;
    const token = server.serviceKey;
    await server.ask('PATCH', `/rest/v1/profiles?id=eq.${victim.id}`, { token, body: { username: name } });
    const taken = await write('PATCH', `profiles?id=eq.${player.id}`, { username: name.toUpperCase() });
    expect(taken.status).toBe(409);
    expect(taken.json).toMatchObject({ code: '23505', details: null });
    expect(taken.text).not.toContain(victim.id);
    const list = victim.rows.find(({ table }) => table === 'public.army_lists');
    const same = await write('POST', 'army_lists', { id: list?.id, name: 'x', faction: 'f', units: UNITS });
    expect(same.status).toBe(409);
    expect(leaks(same.text)).toBe(false);
    const cast = await write('GET', 'army_lists?select=name::int');
    expect(leaks(cast.text)).toBe(false);
  });

  it('cannot be counted, not even roughly', async () => {
    for (const prefer of ['count=exact', 'count=planned', 'count=estimated']) {
      for (const table of ['profiles', 'mail_outbox', 'reports', 'notifications']) {
        const { status, headers } = await write('HEAD', table, undefined, { prefer });
        const total = Number((headers.get('content-range') ?? '/0').split('/')[1]);
        expect({ table, isOwn: status >= 400 || total <= (table === 'profiles' ? 1 : 0) }).toEqual({
          table,
          isOwn: true,
        });
      }
    }
  });

  it('leaves no fault behind', () => {
    expect(server.faults).toEqual([]);
  });
});
