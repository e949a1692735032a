/** Visits of players, with the calls that the app makes, and a note of all that was accepted. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { isRecord } from '#domain/catalogue/is-record.ts';
import { type Answer, openTable, type Post, type TapRun } from '../live-phones.ts';
import type { Muster } from '../server-process.ts';
import type { Call, Caller } from './calls.ts';
import type { Player } from './players.ts';

/** Rows of a game, of both phones together; a tap each fifth of a second. */
const TAPS = 20;
const TAP_PAUSE_MS = 200;

/** All that the server accepted, which nothing may lose. */
export type Accepted = {
  /** The name that each saved list has, by its id. */
  readonly lists: Map<string, string>;
  /** The number of rows that each game has at least. */
  readonly rows: Map<string, number>;
};

type Visit = { readonly caller: Caller; readonly accepted: Accepted };

const rpc = ({ token, address }: Player, name: string, body: object): Call => ({
  name,
  path: `/rest/v1/rpc/${name}`,
  token,
  address,
  body,
});

/** Opens the board, then a list and its comments, then a faction. */
export async function browse({ caller: { ask } }: Visit, player: Player, faction: string): Promise<void> {
  const page = await ask(rpc(player, 'community_page', { sort: 'newest', page_size: 20 }));
  const posts: unknown = page === null ? [] : JSON.parse(page.text);
  const post: unknown = Array.isArray(posts) ? posts[Math.floor(Math.random() * posts.length)] : null;
  if (isRecord(post)) {
    await ask(rpc(player, 'comments_page', { list: post['id'], after: null, page_size: 30 }));
  }
  await ask(rpc(player, 'community_page', { in_faction: faction, page_size: 12 }));
}

const UNITS = Array.from({ length: 8 }, (_, at) => ({
  id: `unit-${String(at)}`,
  name: `A unit of the line, number ${String(at)}`,
  pointsCost: 25 + at,
  quantity: 1 + (at % 3),
}));

/** Opens the saved lists, then changes one of them or saves a first one. */
export async function save({ caller: { ask }, accepted }: Visit, player: Player): Promise<void> {
  const { id: user, token, address } = player;
  const own = { name: 'army_lists', token, address } as const;
  const select = `/rest/v1/army_lists?select=id,revision&user_id=eq.${user}`;
  const reply = await ask({ ...own, name: 'read lists', method: 'GET', path: select });
  const known: unknown = reply === null ? [] : JSON.parse(reply.text);
  const name = `A list of ${randomUUID()}`;
  const first: unknown = Array.isArray(known) ? known[0] : undefined;
  if (isRecord(first)) {
    const id = String(first['id']);
    const path = `/rest/v1/army_lists?id=eq.${id}&revision=eq.${String(first['revision'])}&select=id`;
    const prefer = 'return=representation';
    const changed = await ask({ ...own, name: 'save a list', method: 'PATCH', path, body: { name }, prefer });
    if (changed !== null && changed.text !== '[]') accepted.lists.set(id, name);
    return;
  }
  const id = randomUUID();
  const body = { id, user_id: user, name, faction: 'northern-tribes', units: UNITS };
  const path = '/rest/v1/army_lists?on_conflict=id&select=id';
  const prefer = 'return=representation,resolution=ignore-duplicates';
  const made = await ask({ ...own, name: 'save a new list', path, body, prefer });
  if (made !== null) accepted.lists.set(id, name);
}

/** Two phones play a game; each has a socket in the game's channel. */
export async function play({ caller, accepted }: Visit, server: Muster, at: number, run: TapRun) {
  const phones = await openTable(server, at, sender(caller)).catch(() => null);
  if (phones === null) return;
  for (const phone of phones) {
    phone.run = run;
    phone.socket.on('error', () => undefined);
  }
  for (let tap = 0; tap < TAPS; tap += 1) {
    const phone = phones[tap % 2 === 0 ? 0 : 1];
    await phone.tap(run);
    accepted.rows.set(phone.game, tap + 1);
    await setTimeout(TAP_PAUSE_MS);
  }
  for (const { socket } of phones) socket.terminate();
}

/** A row that is there already was kept by a call whose response was lost. */
function sender({ ask }: Caller): (call: Post) => Promise<Answer> {
  return async ({ path, ...call }) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const reply = await ask({ ...call, path, name, taken: 'live_id' });
    if (reply === null) throw new Error(`${name} was refused`);
    if (reply.status === 409) return { written: true };
    const answer: unknown = JSON.parse(reply.text);
    return isRecord(answer) ? answer : {};
  };
}
