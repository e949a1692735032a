import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AttackedServer,
  field,
  openAttackedServer,
  type Player,
  type Reply,
} from './attacked-server.ts';

let server: AttackedServer;
let player: Player;

beforeAll(async () => {
  server = await openAttackedServer();
  player = await server.join();
}, 120_000);

afterAll(() => server.remove());

const pattern = (text: string) => `rules_sections?select=id&content=match.${encodeURIComponent(text)}`;

const ENDLESS = pattern('(.+)+\\1{20}(.+)+\\2x');

/** Requests that a small effort of the sender makes into a great one of the database. */
const SLOW: readonly (readonly [string, string])[] = [
  ['back references', ENDLESS],
  ['alternatives in one another', pattern(`${'(a|'.repeat(3_000)}a${')'.repeat(3_000)}`)],
  ['repetitions of repetitions', pattern('((((a*)*)*)*)*b\\1')],
  ['many groups', pattern(`${'('.repeat(4_000)}a${')'.repeat(4_000)}`)],
  ['many wildcards', `rules_sections?select=id&content=like.${'*e'.repeat(2_000)}zq*`],
  [
    'a pattern of nothing',
    `rules_sections?select=id&content=imatch.${encodeURIComponent('(?:.?){200}.{0,200}x{255}')}`,
  ],
  ['a long search', `rules_sections?select=id&content=fts.${encodeURIComponent('a:*|'.repeat(3_000))}b`],
  ['a deep search', `rules_sections?select=id&content=fts.${encodeURIComponent('!'.repeat(10_000))}a`],
  ['a deep way into JSON', `shared_lists?select=units${'->0'.repeat(4_000)}`],
  [
    'chapters in sections in chapters',
    `rules_chapters?select=*,rules_sections(*,rules_chapters(*,rules_sections(*,rules_chapters(*,rules_sections(*)))))`,
  ],
  [
    'many columns',
    `rules_sections?select=${Array.from({ length: 600 }, (_, at) => `k${String(at)}:content->${String(at)}`).join(',')}`,
  ],
  [
    'many filters',
    `factions?select=id&${Array.from({ length: 1_200 }, (_, at) => `id=neq.k${String(at)}`).join('&')}`,
  ],
  [
    'many alternatives',
    `factions?select=id&or=(${Array.from({ length: 1_000 }, (_, at) => `id.eq.k${String(at)}`).join(',')})`,
  ],
  [
    'many values',
    `factions?select=id&id=in.(${Array.from({ length: 3_000 }, (_, at) => String(at)).join(',')})`,
  ],
  ['many orders', `rules_sections?select=id&order=${'content.desc,'.repeat(900)}id`],
  ['brackets of an array', `factions?select=id&id=eq(any).${'{'.repeat(10_000)}`],
  ['brackets of JSON', `shared_lists?select=id&units=cs.${'['.repeat(6_000)}${']'.repeat(6_000)}`],
  ['a great offset', 'rules_sections?select=id&offset=9007199254740991'],
];

const get = (token: string, path: string) => server.ask('GET', `/rest/v1/${path}`, { token });

/** The database's own word for a statement that took longer than it may. */
const isEnded = ({ status, json }: Reply) => status === 500 && field(json, 'code') === '57014';

describe('a request that asks for much', () => {
  it.each(SLOW)(
    '(%s) comes to an end, and other callers are served meanwhile',
    async (_, path) => {
      const [slow, other] = await Promise.all([
        get(server.anonKey, path),
        get(player.token, 'factions?select=id&order=id&limit=1'),
      ]);
      expect({ isFine: slow.status < 500 || isEnded(slow), text: slow.text.slice(0, 200) }).toMatchObject({
        isFine: true,
      });
      expect(other.status).toBe(200);
      expect(other.json).toHaveLength(1);
    },
    30_000,
  );

  it('is ended for visitors and for players', async () => {
    for (const token of [server.anonKey, player.token]) expect(isEnded(await get(token, ENDLESS))).toBe(true);
  }, 30_000);

  it('loses nothing that was written before it or asked for behind it', async () => {
    const list = (name: string) => ({ name, faction: 'f', units: [{ id: 'a', name: 'A' }] });
    const save = (name: string) =>
      server.ask('POST', '/rest/v1/army_lists', { token: player.token, body: list(name) });
    expect((await save('before')).status).toBe(201);
    const slow = get(server.anonKey, ENDLESS);
    const behind = await Promise.all(['one', 'two', 'three'].map(save));
    expect(isEnded(await slow)).toBe(true);
    expect(behind.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { json } = await get(player.token, 'army_lists?select=name&order=name');
    expect(json).toEqual([{ name: 'before' }, { name: 'one' }, { name: 'three' }, { name: 'two' }]);
    expect(server.faults).toEqual([]);
  }, 60_000);
});
