import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../storage/keys.ts';
import { BackendError, BackendUnavailable } from './backend-error.ts';
import { callRest, rowIn } from './call-rest.ts';

const calls = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();
const caller = { url: 'https://api.example', fetchAsUser: calls as unknown as typeof fetch };
const asked = () => calls.mock.calls[0]?.[0] ?? new URL('about:blank');

beforeEach(() => void calls.mockReset().mockResolvedValue(Response.json([])));
afterEach(() => vi.unstubAllGlobals());

describe('a call of the table API', () => {
  it.each([
    'a,b.c:d',
    'in.(1,2)',
    '"quoted" and \\"escaped\\"',
    'x&select=*&limit=1',
    '100 % of #1 + ?',
    'null',
    'Ñandú 🐉\u202e\u0000',
  ])('carries a hostile value as one value: %s', async (value) => {
    await callRest({ path: 'shared_lists', query: { select: 'id', name: `eq.${value}` } }, caller);
    expect([...asked().searchParams]).toEqual([
      ['select', 'id'],
      ['name', `eq.${value}`],
    ]);
    expect(asked().pathname).toBe('/rest/v1/shared_lists');
    expect(asked().hash).toBe('');
  });

  it('posts a body as JSON, and reads an answer without a body as null', async () => {
    calls.mockResolvedValue(new Response(null, { status: 204 }));
    const prefer = 'return=minimal';
    expect(await callRest({ path: 'rpc/like', body: { id: '"' }, prefer }, caller)).toBeNull();
    const init = calls.mock.calls[0]?.[1];
    expect([init?.method, init?.body]).toEqual(['POST', '{"id":"\\""}']);
    expect(new Headers(init?.headers).get('Prefer')).toBe(prefer);
  });

  it('hands on the code and the words of a refusal', async () => {
    const fault = { message: 'no', code: '42501', details: 'quota', hint: 'fewer' };
    calls.mockResolvedValue(Response.json(fault, { status: 403 }));
    const refused = callRest({ path: 'x' }, caller);
    await expect(refused).rejects.toMatchObject({ ...fault, status: 403 });
    await expect(refused).rejects.toBeInstanceOf(BackendError);
  });

  it.each([
    ['a page of a hotel’s network comes instead', () => Promise.resolve(new Response('<html>'))],
    ['the answer is cut', () => Promise.resolve(new Response('[{"id":'))],
    ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('counts as unanswered when %s', async (_, answer) => {
    calls.mockImplementation(answer);
    await expect(callRest({ path: 'x' }, caller)).rejects.toMatchObject({ status: 0 });
  });

  it('fails as its caller ended it', async () => {
    const end = new AbortController();
    calls.mockImplementation(async () => {
      end.abort();
      throw end.signal.reason;
    });
    const ended = callRest({ path: 'x', signal: end.signal }, caller);
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('says that there is no backend when its address cannot be had', async () => {
    localStorage.removeItem(storageKeys.backend);
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(callRest({ path: 'x' })).rejects.toBeInstanceOf(BackendUnavailable);
  });

  it('is made as nobody by a visitor, and asks for the keys again after a 401', async () => {
    const fetched: string[] = [];
    vi.stubGlobal('fetch', async (input: URL | string, init: RequestInit = {}) => {
      fetched.push(
        `${new URL(input, location.href).pathname} ${new Headers(init.headers).get('apikey') ?? ''}`,
      );
      if (String(input).startsWith('/backend'))
        return Response.json({ url: '', anonKey: `key-${fetched.length}` });
      return fetched.length < 3 ? new Response('{}', { status: 401 }) : Response.json([]);
    });
    await expect(callRest({ path: 'x' })).rejects.toMatchObject({ status: 401 });
    await callRest({ path: 'x' });
    expect(fetched).toEqual(['/backend.json ', '/rest/v1/x key-1', '/backend.json ', '/rest/v1/x key-3']);
  });
});

it('takes the first row of an answer, or none', () => {
  expect([rowIn([{ a: 1 }, 2]), rowIn([]), rowIn(null)]).toEqual([{ a: 1 }, null, null]);
});
