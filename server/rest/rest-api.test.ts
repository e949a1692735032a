import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_BOUNDS } from './bounds.ts';
import { type Account, asOwner, createAccount, openTestDatabase } from '#tests/builders/database.ts';
import type { Database } from '../db/database.ts';
import { createRestApi } from './rest-api.ts';
import { found } from './rest-error.ts';

const REPRESENTATION = { prefer: 'return=representation' };

let database: Database;
let owner: Account;
let other: Account;
let clock = 0;
let ask: ReturnType<typeof askOf>;

beforeAll(async () => {
  database = await openTestDatabase();
  owner = await createAccount(database);
  other = await createAccount(database);
  ask = askOf(database);
}, 60_000);
afterAll(() => database.close());

type Viewer = Account | 'anon' | 'service';

function apiOf(on: Database, allowRollback = false) {
  return createRestApi({
    database: on,
    schemas: ['public'],
    extraSearchPath: ['extensions'],
    maxRows: 1000,
    bounds: DEFAULT_BOUNDS,
    aggregates: false,
    plans: true,
    allowRollback,
    mount: '/rest/v1',
    turns: null,
    now: () => new Date(clock),
    identify: async (headers) => {
      const role = headers.get('x-role') ?? 'anon';
      const claims = JSON.stringify({ role, sub: headers.get('x-sub') ?? undefined });
      return Promise.resolve(
        found({ role, claims, isUser: role !== 'anon', account: null, isAnonymous: false }),
      );
    },
  });
}

/** Asks the API as somebody; bodies go as JSON. */
function askOf(on: Database, allowRollback = false) {
  const rest = apiOf(on, allowRollback);
  return async (
    viewer: Viewer,
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const response = await rest.request(`/rest/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...identity(viewer), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text === '' ? null : (JSON.parse(text) as unknown), response };
  };
}

function identity(viewer: Viewer): Readonly<Record<string, string>> {
  if (viewer === 'anon') return {};
  if (viewer === 'service') return { 'x-role': 'service_role' };
  return { 'x-role': 'authenticated', 'x-sub': viewer.id };
}

const UNITS = [{ id: 'a', name: 'A', pointsCost: 10, quantity: 1 }];
const list = (name: string) => ({ name, faction: 'f', units: UNITS });

it('saves a list for its owner and shows it to nobody else', async () => {
  const saved = await ask(owner, 'POST', 'army_lists?select=name,user_id', list('mine'), REPRESENTATION);
  expect(saved).toMatchObject({ status: 201, json: [{ name: 'mine', user_id: owner.id }] });
  const path = 'army_lists?select=name&name=eq.mine';
  expect(await ask(owner, 'GET', path)).toMatchObject({ status: 200, json: [{ name: 'mine' }] });
  expect(await ask(other, 'GET', path)).toMatchObject({ status: 200, json: [] });
  expect(await ask('service', 'GET', path)).toMatchObject({ status: 200, json: [{ name: 'mine' }] });
  const stranger = await ask('anon', 'GET', path);
  expect(stranger).toMatchObject({ status: 401, json: { code: '42501' } });
  expect(stranger.response.headers.get('www-authenticate')).toBe('Bearer');
});

it('refuses to save in the name of somebody else', async () => {
  const body = { ...list('theirs'), user_id: other.id };
  expect(await ask(owner, 'POST', 'army_lists', body)).toMatchObject({
    status: 403,
    json: { code: '42501', message: 'new row violates row-level security policy for table "army_lists"' },
  });
});

it('changes and deletes only own rows', async () => {
  await ask(owner, 'POST', 'shared_lists', list('post'));
  const path = `shared_lists?name=eq.post&select=description`;
  const change = { description: 'changed' };
  expect(await ask(other, 'PATCH', path, change, REPRESENTATION)).toMatchObject({ json: [] });
  expect(await ask(owner, 'PATCH', path, change, REPRESENTATION)).toMatchObject({ json: [change] });
  expect(await ask(other, 'DELETE', path)).toMatchObject({ status: 204 });
  expect(await ask('anon', 'GET', path)).toMatchObject({ status: 200, json: [change] });
  expect(await ask(owner, 'DELETE', path, undefined, REPRESENTATION)).toMatchObject({ json: [change] });
  expect(await ask('anon', 'GET', path)).toMatchObject({ json: [] });
});

it('calls a function, and reports the refusal of a check', async () => {
  expect(await ask('anon', 'POST', 'rpc/user_count', {})).toMatchObject({ status: 200, json: 2 });
  expect(await ask(owner, 'POST', 'army_lists', list(''))).toMatchObject({
    status: 400,
    json: { code: '23514', hint: null },
  });
});

it('undoes a refused write, and returns the rows of one with tx=rollback', async () => {
  const many = [list('one'), list('two')];
  const accept = { accept: 'application/vnd.pgrst.object+json', ...REPRESENTATION };
  expect(await ask(owner, 'POST', 'army_lists', many, accept)).toMatchObject({
    status: 406,
    json: { code: 'PGRST116', details: 'The result contains 2 rows' },
  });
  const rollback = { prefer: 'return=representation,tx=rollback' };
  const attempt = await askOf(database, true)(owner, 'POST', 'army_lists', list('gone'), rollback);
  expect(attempt).toMatchObject({ status: 201, json: [{ name: 'gone' }] });
  expect(await ask(owner, 'GET', 'army_lists?name=in.(one,two,gone)')).toMatchObject({ json: [] });
});

it('refuses a role that no token may name', async () => {
  const answer = await askOf(database)('anon', 'GET', 'shared_lists', undefined, {
    'x-role': 'supabase_admin',
  });
  expect(answer).toMatchObject({ status: 403, json: { code: '42501' } });
});

it('finds a table that was made while it ran, once a moment has passed', async () => {
  expect(await ask('service', 'GET', 'later')).toMatchObject({ status: 404, json: { code: 'PGRST205' } });
  await asOwner(database, 'create table public.later (a int)');
  await asOwner(database, 'grant all on public.later to service_role');
  expect(await ask('service', 'GET', 'later')).toMatchObject({ status: 404 });
  clock += 3_000;
  expect(await ask('service', 'GET', 'later')).toMatchObject({ status: 200, json: [] });

  await asOwner(database, 'alter table public.later add column b int');
  clock += 3_000;
  expect(await ask('service', 'POST', 'later', { b: 1 })).toMatchObject({ status: 201 });
  await asOwner(database, 'alter table public.later drop column a');
  clock += 3_000;
  expect(await ask('service', 'GET', 'later')).toMatchObject({ status: 200, json: [{ b: 1 }] });
});

it('responds with 503 and no cause while the database is away', async () => {
  const away = await openTestDatabase();
  const askAway = askOf(away);
  expect(await askAway('anon', 'GET', 'shared_lists')).toMatchObject({ status: 200 });
  await away.close();
  expect(await askAway('anon', 'GET', 'shared_lists')).toMatchObject({
    status: 503,
    json: { code: 'PGRST000', details: null },
  });
  expect(await askOf(away)('anon', 'GET', 'shared_lists')).toMatchObject({ json: { code: 'PGRST002' } });
}, 60_000);

it.each([
  ['application/vnd.pgrst.plan', /^Aggregate {2}\(cost=/],
  ['application/vnd.pgrst.plan+json; for="text/csv"; options=verbose|settings', /^\[\s+\{\s+"Plan"/],
])('returns the plan of a statement as %s if the host allows it', async (accept, plan) => {
  const response = await apiOf(database).request('/rest/v1/factions?select=id', { headers: { accept } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(
    /^application\/vnd\.pgrst\.plan\+(?:text|json); for="/,
  );
  expect(await response.text()).toMatch(plan);
});
