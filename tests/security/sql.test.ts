import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackedServer, openAttackedServer, type Player } from './attacked-server.ts';
import { leaks, plantVictim } from './canaries.ts';

let server: AttackedServer;
let player: Player;

beforeAll(async () => {
  server = await openAttackedServer({ plant: async (database) => void (await plantVictim(database)) });
  player = await server.join();
}, 120_000);

afterAll(() => server.remove());

const MARKED = "attacker'; update public.profiles set wab_admin = true; --";

/** SQL as it would have to be written for each way in which a text may stand in a statement. */
const INJECTIONS = [
  MARKED,
  `"; drop table public.profiles; --`,
  `") from auth.users --`,
  `') or true --`,
  `' union all select encrypted_password from auth.users --`,
  `\\'; select set_config('role', 'postgres', false); --`,
  `$$; select 1/0; $$`,
  `$1`,
  `$1::regclass`,
  `E'\\x27'`,
  `U&'\\0027'`,
  `/* */ or /* */ 1=1`,
  `1; commit; set role postgres; select * from auth.users`,
  `{"a,b",\\"}`,
  `id) , (select string_agg(email, ',') from auth.users) as (x`,
  `\u02BC or 1=1 --`,
  `x'); create table pwned (a int); --`,
];

/** One text in every place of a request that a client chooses. */
function requestsWith(text: string): readonly (readonly [string, string, object?])[] {
  const sql = encodeURIComponent(text);
  const quoted = encodeURIComponent(`"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`);
  const header = text.replaceAll(/[^\x20-\x7e]/g, '');
  const list = { name: text, faction: text, units: [{ id: text, name: text }] };
  return [
    ...[sql, quoted].flatMap((one) =>
      [
        `/${one}`,
        `/rpc/${one}`,
        `/factions?select=${one}`,
        `/factions?select=${one}:id`,
        `/factions?select=id:${one}`,
        `/factions?select=id::${one}`,
        `/factions?select=name->${one}`,
        `/factions?select=name->>${one}`,
        `/rules_sections?select=${one}(*)`,
        `/rules_sections?select=rules_chapters!${one}(*)`,
        `/rules_sections?select=rules_chapters(${one})`,
        `/factions?${one}=eq.1`,
        `/factions?id=eq.${one}`,
        `/factions?id=${one}.1`,
        `/factions?id=${one}`,
        `/factions?id=in.(${one})`,
        `/factions?id=eq(any).{${one}}`,
        `/factions?id=is.${one}`,
        `/factions?id=fts(${one}).a`,
        `/factions?id=fts.${one}`,
        `/factions?id=match.${one}`,
        `/factions?id=like.${one}`,
        `/factions?name->${one}=eq.1`,
        `/factions?or=(id.eq.${one},id.eq.1)`,
        `/factions?or=(${one}.eq.1)`,
        `/factions?and=${one}`,
        `/factions?${one}.or=(id.eq.1)`,
        `/factions?order=${one}`,
        `/factions?order=id.${one}`,
        `/factions?limit=${one}`,
        `/factions?offset=${one}`,
        `/rpc/user_count?${one}=1`,
        `/rpc/public_profile?of_username=${one}`,
        `/rpc/community_page?search=${one}`,
        `/rpc/community_page?sort=${one}`,
        `/rpc/community_page?with_units={${one}}`,
      ].map((path) => ['GET', path] as const),
    ),
    ['GET', '/factions', { headers: { range: header } }],
    ['GET', '/factions', { headers: { prefer: `count=${header},timezone=${header}` } }],
    ['GET', '/factions', { headers: { 'accept-profile': header } }],
    ['GET', '/factions', { headers: { accept: header } }],
    [
      'GET',
      '/factions',
      { headers: { cookie: `a=${header}`, 'x-request-id': header, 'user-agent': header } },
    ],
    ['POST', '/army_lists', { headers: { 'content-profile': header }, body: list }],
    ['POST', '/army_lists', { headers: { 'content-type': header }, body: list }],
    ['POST', '/army_lists', { headers: { prefer: `resolution=${header},missing=default` }, body: list }],
    ['POST', `/army_lists?columns=${quoted}`, { body: list }],
    [
      'POST',
      `/army_lists?on_conflict=${quoted}`,
      { headers: { prefer: 'resolution=merge-duplicates' }, body: list },
    ],
    ['POST', '/army_lists', { body: { ...list, [text]: 1 } }],
    ['POST', '/army_lists', { body: list }],
    ['POST', '/army_lists', { headers: { 'content-type': 'text/csv' }, body: `name,faction\n"${text}",f\n` }],
    ['PATCH', `/army_lists?id=eq.${sql}`, { body: list }],
    ['PATCH', '/profiles', { body: { bio: text } }],
    ['DELETE', `/army_lists?id=eq.${sql}`],
    ['POST', '/rpc/user_count', { body: { [text]: text } }],
    ['POST', '/rpc/username_available', { body: { username: text } }],
    ['POST', '/rpc/find_players', { body: { term: text } }],
    [
      'POST',
      '/rpc/community_page',
      { body: { search: text, in_faction: text, with_units: [text], sort: text } },
    ],
    ['POST', '/rpc/community_page', { body: { after: { at: text, id: text, key: text } } }],
  ];
}

describe('SQL in a request', () => {
  it.each(INJECTIONS)('is a text or a name that is not there, wherever it stands: %s', async (text) => {
    const problems: string[] = [];
    for (const [method, path, more] of requestsWith(text)) {
      for (const token of [server.anonKey, player.token]) {
        const reply = await server.ask(method, `/rest/v1${path}`, { token, ...more });
        const isSyntax = reply.text.includes('syntax error at');
        if (reply.status >= 500 || leaks(reply.text) || isSyntax) {
          problems.push(`${method} ${path} ${String(reply.status)} ${reply.text.slice(0, 200)}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });

  it('was kept as the text that it is', async () => {
    const bio = await server.ask('PATCH', `/rest/v1/profiles?id=eq.${player.id}`, {
      token: player.token,
      headers: { prefer: 'return=representation' },
      body: { bio: MARKED },
    });
    expect(bio.json).toMatchObject([{ bio: MARKED, wab_admin: false }]);
    const filter = `bio=eq.${encodeURIComponent(MARKED)}`;
    const found = await server.ask('GET', `/rest/v1/profiles?select=id&${filter}`, { token: player.token });
    expect(found.json).toEqual([{ id: player.id }]);
  });

  it('made, changed and dropped nothing', async () => {
    const token = server.serviceKey;
    const risen = await server.ask('GET', '/rest/v1/profiles?select=id&wab_admin=is.true', { token });
    expect(risen.json).toEqual([]);
    expect((await server.ask('GET', '/rest/v1/pwned', { token })).status).toBe(404);
    expect(server.faults).toEqual([]);
  });

  it('does not reach other schemas, system tables or functions by any name', async () => {
    const names = [
      'auth.users',
      '"auth"."users"',
      'users',
      'pg_roles',
      'pg_catalog.pg_authid',
      'rate_limits',
      'mail_letters',
    ];
    for (const token of [server.anonKey, player.token, server.serviceKey]) {
      for (const name of names) {
        for (const profile of [
          'public',
          'auth',
          'private',
          'muster',
          'pg_catalog',
          'information_schema',
          '',
        ]) {
          const path = `/rest/v1/${encodeURIComponent(name)}`;
          const { status } = await server.ask('GET', path, { token, headers: { 'accept-profile': profile } });
          expect([404, 406]).toContain(status);
        }
      }
      for (const name of [
        'pg_sleep',
        'set_config',
        'current_setting',
        'query_to_xml',
        'pg_read_file',
        'is_admin',
        'uid',
      ]) {
        const { status } = await server.ask('POST', `/rest/v1/rpc/${name}`, { token, body: {} });
        expect(status).toBe(404);
      }
    }
  });
});
