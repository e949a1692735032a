import { expect, it, vi } from 'vitest';
import type { BackendClient } from '#platform/backend/backend.ts';
import { restCollectionTable } from './collection-table.ts';

const ADA = 'ada';
const CHANGES = { 'syenann/x': { owned: 2, painted: 1, lent: 0, at: 20 } };
const STORED = { units: { 'syenann/x': [2, 1, 0, 20] } };

/** A backend that gives this answer, with this account signed in. */
function backend(answer: unknown, { status = 200, signedIn = ADA } = {}) {
  const fetchAsUser = vi.fn<BackendClient['fetchAsUser']>(async () =>
    Promise.resolve(new Response(JSON.stringify(answer), { status })),
  );
  const getSession = async () =>
    Promise.resolve({ data: { session: { user: { id: signedIn } } }, error: null });
  const client = {
    url: 'http://backend.test',
    fetchAsUser,
    auth: { getSession },
  } as unknown as BackendClient;
  return { table: restCollectionTable(async () => Promise.resolve(client), ADA), fetchAsUser };
}

it('is read from the row of the account, and is empty without one', async () => {
  const { table, fetchAsUser } = backend([STORED]);
  expect(await table.read()).toEqual(CHANGES);
  expect(fetchAsUser.mock.calls[0]?.[0]).toEqual(
    new URL('http://backend.test/rest/v1/collections?select=units&user_id=eq.ada'),
  );
  expect(await backend([]).table.read()).toEqual({});
});

it('is kept by an upsert, and what the database made of it comes back', async () => {
  const { table, fetchAsUser } = backend([STORED], { status: 201 });
  expect(await table.keep(CHANGES)).toEqual(CHANGES);
  const [url, init] = fetchAsUser.mock.calls[0] ?? [];
  expect(url).toEqual(new URL('http://backend.test/rest/v1/collections?on_conflict=user_id&select=units'));
  expect(new Headers(init?.headers).get('Prefer')).toContain('resolution=merge-duplicates');
  expect(init?.body).toBe(JSON.stringify({ user_id: ADA, ...STORED }));
});

it.each([[{}], [[{}]], [[{ units: [] }]], ['a page of a hotel']])(
  'is unknown after an answer that is none: %j',
  async (answer) => {
    await expect(backend(answer).table.read()).rejects.toMatchObject({ status: 0 });
    await expect(backend(answer).table.keep(CHANGES)).rejects.toMatchObject({ status: 0 });
  },
);

it('is neither read nor kept once another account is signed in', async () => {
  const { table, fetchAsUser } = backend([STORED], { signedIn: 'ben' });
  await expect(table.read()).rejects.toMatchObject({ status: 401 });
  await expect(table.keep(CHANGES)).rejects.toMatchObject({ status: 401 });
  expect(fetchAsUser).not.toHaveBeenCalled();
});
