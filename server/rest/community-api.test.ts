import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createComment, createFollow, createPost, setProfile } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';
import { openRest } from '#tests/builders/rest.ts';

const REPRESENTATION = { prefer: 'return=representation' };
const UNITS = [{ id: 'a', name: 'A', pointsCost: 10, quantity: 1 }];

const database = testDatabase();
let rest: ReturnType<typeof openRest>;
let ada: Account;
let bob: Account;

beforeAll(async () => {
  ada = await createAccount(database);
  bob = await createAccount(database);
  await setProfile(database, ada, "username = 'Ada'");
  rest = openRest(database);
}, 60_000);
async function ask(
  viewer: Account | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await rest.request(`/rest/v1/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(viewer === null ? {} : { 'x-sub': viewer.id }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, json };
}

describe('the community over the table API', () => {
  it('returns a page of the board, and the next one by its cursor', async () => {
    for (const name of ['One', 'Two', 'Three']) await createPost(database, ada, { name });
    const filters = { search: 'ada', with_units: ['a'], min_points: 10, sort: 'name', page_size: 2 };
    const first = await ask(null, 'POST', 'rpc/community_page', filters);
    expect(first).toMatchObject({
      status: 200,
      json: [{ name: 'One', author_username: 'Ada' }, { name: 'Three' }],
    });
    const [, last] = first.json as readonly { readonly cursor: unknown }[];
    const next = await ask(null, 'POST', 'rpc/community_page', { ...filters, after: last?.cursor });
    expect(next).toMatchObject({ status: 200, json: [{ name: 'Two', points: 10, is_liked: false }] });
    expect(await ask(null, 'POST', 'rpc/community_page', { sort: 'worst' })).toMatchObject({
      status: 400,
      json: { code: '22023' },
    });
  });

  it('brings author, facts and source along with a post, and players along with follows', async () => {
    const source = await createPost(database, ada, { name: 'Source' });
    const fork = await createPost(database, bob, { based_on: source });
    await createComment(database, ada, fork, 'Mine!');
    await createFollow(database, bob, ada);
    const select =
      'name,author:player_cards!user_id(username,short_id),facts:shared_list_facts(points,comments_count),' +
      'source:based_on(name),comments:list_comments(body,author:player_cards(username))';
    expect(await ask(null, 'GET', `shared_lists?id=eq.${fork}&select=${select}`)).toMatchObject({
      status: 200,
      json: [
        {
          author: { username: null, short_id: bob.wabId.slice(0, 8) },
          facts: { points: 10, comments_count: 1 },
          source: { name: 'Source' },
          comments: [{ body: 'Mine!', author: { username: 'Ada' } }],
        },
      ],
    });
    expect(
      await ask(bob, 'GET', 'user_follows?select=player:player_cards!followed_id(username)'),
    ).toMatchObject({
      json: [{ player: { username: 'Ada' } }],
    });
    expect(
      await ask(ada, 'GET', 'notifications?type=eq.new_follower&select=sender:player_cards(short_id)'),
    ).toMatchObject({
      json: [{ sender: { short_id: bob.wabId.slice(0, 8) } }],
    });
  });

  it('takes a like twice for one, and a report without showing it', async () => {
    const list = await createPost(database, ada);
    const prefer = { prefer: 'resolution=ignore-duplicates,return=minimal' };
    for (let turn = 0; turn < 2; turn += 1) {
      const { status } = await ask(bob, 'POST', 'list_likes', { list_id: list }, prefer);
      expect([200, 201]).toContain(status);
    }
    const report = { kind: 'list', target_id: list, reason: 'spam' };
    expect((await ask(bob, 'POST', 'reports', report, { prefer: 'return=minimal' })).status).toBe(201);
    expect(await ask(bob, 'POST', 'reports', report, { prefer: 'return=minimal' })).toMatchObject({
      status: 409,
      json: { code: '23505' },
    });
  });

  it('responds with 429, the exceeded limit and the seconds to wait', async () => {
    const list = await createPost(database, ada);
    await asOwner(database, "insert into private.action_counts values ($1, 'comments', now(), 30)", [bob.id]);
    const { status, json } = await ask(bob, 'POST', 'list_comments', { list_id: list, body: 'Too much' });
    expect({ status, json }).toMatchObject({ status: 429, json: { code: 'PT429', details: 'comments' } });
    expect(Number((json as { readonly hint: string }).hint)).toBeGreaterThan(590);
  });

  it('changes a saved list only from the revision that the client knows, and takes a save twice for one', async () => {
    const id = randomUUID();
    const list = { id, name: 'First', faction: 'f', units: UNITS };
    const upsert = { prefer: 'resolution=merge-duplicates,return=representation' };
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await ask(bob, 'POST', 'army_lists?on_conflict=id', list, upsert)).toMatchObject({
        json: [{ revision: 1 }],
      });
    }
    const save = (revision: number, name: string) =>
      ask(bob, 'PATCH', `army_lists?id=eq.${id}&revision=eq.${String(revision)}`, { name }, REPRESENTATION);
    expect(await save(1, 'Second')).toMatchObject({ status: 200, json: [{ revision: 2, name: 'Second' }] });
    expect(await save(1, 'Third')).toMatchObject({ status: 200, json: [] });
    expect(await ask(bob, 'GET', `army_list_versions?list_id=eq.${id}`)).toMatchObject({
      json: [{ name: 'First', revision: 1 }],
    });
  });

  it('shows a page, tells a name that is taken, and deletes an account', async () => {
    expect(await ask(null, 'POST', 'rpc/public_profile', { of_username: 'ADA' })).toMatchObject({
      json: [{ id: ada.id }],
    });
    expect(await ask(bob, 'POST', 'rpc/username_available', { username: 'adá' })).toEqual({
      status: 200,
      json: false,
    });
    expect(await ask(null, 'POST', 'rpc/delete_my_account', {})).toMatchObject({
      status: 401,
      json: { code: '42501' },
    });
    const going = await createAccount(database);
    expect(await ask(going, 'POST', 'rpc/delete_my_account', {})).toMatchObject({
      status: 403,
      json: { code: '42501', details: 'session_not_found' },
    });
    const device = { 'x-session': await createSession(database, going) };
    expect(await ask(going, 'POST', 'rpc/export_my_data', {}, device)).toMatchObject({
      json: { account: { id: going.id } },
    });
    expect(await ask(going, 'POST', 'rpc/delete_my_account', {}, device)).toEqual({
      status: 204,
      json: null,
    });
    expect(await ask(null, 'POST', 'rpc/public_profile', { of_id: going.id })).toEqual({
      status: 200,
      json: [],
    });
  });
});
