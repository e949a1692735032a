import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError, BackendUnavailable } from '#platform/backend/backend-error.ts';
import { answeringRest, type RestAnswer } from '#tests/builders/rest-answers.ts';
import { problemOf } from './problem-of.ts';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

async function failing(answer: RestAnswer): Promise<unknown> {
  answeringRest(() => answer);
  const { callRest } = await import('#platform/backend/call-rest.ts');
  const { problemOf: read } = await import('./problem-of.ts');
  return callRest({ path: 'shared_lists' }).then(
    () => 'answered',
    (error: unknown) => read(error),
  );
}

describe('a call of the table API', () => {
  it('is made with the public key by visitors, without the code of accounts', async () => {
    const loadBackend = vi.fn<() => never>();
    vi.doMock('#platform/backend/backend.ts', () => ({ loadBackend }));
    const calls = answeringRest(() => ({ json: [] }));
    const { callRest } = await import('#platform/backend/call-rest.ts');
    await callRest({ path: 'shared_lists', query: { select: 'id', name: 'eq.Ice & Line' } });
    expect(calls[0]).toMatchObject({
      method: 'GET',
      path: 'shared_lists?select=id&name=eq.Ice+&+Line',
      token: 'Bearer anon',
    });
    expect(loadBackend).not.toHaveBeenCalled();
    vi.doUnmock('#platform/backend/backend.ts');
  });

  it('carries the token of the signed-in user', async () => {
    const fetchAsUser = (input: RequestInfo | URL, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('Authorization', 'Bearer mine');
      return fetch(input, { ...init, headers });
    };
    vi.doMock('#platform/backend/backend.ts', () => ({
      loadBackend: () => Promise.resolve({ fetchAsUser, url: 'http://backend.test' }),
    }));
    localStorage.setItem('prod_supabase.auth.token', '{}');
    const calls = answeringRest(() => ({ status: 204 }));
    const { callRest } = await import('#platform/backend/call-rest.ts');
    const answer = await callRest({ path: 'list_likes', body: { list_id: 'a' }, prefer: 'return=minimal' });
    expect(answer).toBeNull();
    expect(calls[0]).toMatchObject({
      method: 'POST',
      token: 'Bearer mine',
      prefer: 'return=minimal',
      body: { list_id: 'a' },
    });
    vi.doUnmock('#platform/backend/backend.ts');
  });

  it.each<[RestAnswer, object]>([
    ['lost', { code: 'unreachable' }],
    [{ status: 503 }, { code: 'unreachable' }],
    [{ status: 503, json: { message: 'x', code: 'PT503', details: 'busy', hint: '2' } }, { code: 'busy' }],
    [{ status: 429, json: { message: 'x', code: 'PT429', details: 'busy', hint: '2' } }, { code: 'busy' }],
    [{ status: 500, json: { message: 'x', code: 'XX000' } }, { code: 'fault' }],
    [{ status: 401, json: { code: 'PGRST301' } }, { code: 'signed-out' }],
    [{ status: 403, json: { code: '42501' } }, { code: 'not-allowed' }],
    [{ status: 413, json: { code: 'PT413', details: 'comments', hint: '5000 rows' } }, { code: 'no-room' }],
    [{ status: 409, json: { code: '23505' } }, { code: 'exists' }],
    [{ status: 409, json: { code: '23503' } }, { code: 'gone' }],
    [{ status: 400, json: { code: '23514' } }, { code: 'refused' }],
    [{ status: 400, json: { code: '23514', details: 'report_target' } }, { code: 'nothing-to-report' }],
    [
      { status: 429, json: { code: 'PT429', details: 'comments', hint: '75' } },
      { code: 'too-often', action: 'comments', seconds: 75 },
    ],
    [
      { status: 429, json: { hint: 'soon' } },
      { code: 'too-often', action: null, seconds: null },
    ],
  ])('answered with %j is %j', async (answer, problem) => {
    expect(await failing(answer)).toEqual(problem);
  });

  it('counts a response that is not JSON as no response', async () => {
    vi.stubGlobal('fetch', (input: URL | string) =>
      Promise.resolve(
        String(input).endsWith('/backend.json')
          ? Response.json({ url: '', anonKey: 'anon' })
          : new Response('<html>', { status: 200 }),
      ),
    );
    const { callRest } = await import('#platform/backend/call-rest.ts');
    const { problemOf: read } = await import('./problem-of.ts');
    const problem = await callRest({ path: 'x' }).catch((error: unknown) => read(error));
    expect(problem).toEqual({ code: 'unreachable' });
  });

  it('goes nowhere while no backend is known, and asks again the next time', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { callRest } = await import('#platform/backend/call-rest.ts');
    await expect(callRest({ path: 'x' })).rejects.toMatchObject({ name: 'BackendUnavailable' });
    answeringRest(() => ({ json: 7 }));
    expect(await callRest({ path: 'x' })).toBe(7);
  });
});

describe('problemOf', () => {
  it('knows a missing way to the backend, and what is no call at all', () => {
    expect(problemOf(new BackendUnavailable())).toEqual({ code: 'unreachable' });
    expect(problemOf(new BackendError('no row', 404, null))).toEqual({ code: 'gone' });
    expect(problemOf(new Error('bug'))).toEqual({ code: 'fault' });
  });
});
