/** A fake table API for tests: a handler responds to each call, and the calls are kept. */
import { vi } from 'vitest';

export type AskedCall = {
  readonly method: string;
  /** Without the origin; the query decoded. */
  readonly path: string;
  readonly token: string | null;
  readonly prefer: string | null;
  readonly body: unknown;
};

/** The response to one call: a status with JSON, or `'lost'` for no response at all. */
export type RestAnswer = { readonly status?: number; readonly json?: unknown } | 'lost';

/**
 * Stands in for `fetch`: /backend.json names a backend, every other call is answered by `answer`.
 * Returns the calls of the table API so far.
 */
export function answeringRest(answer: (call: AskedCall) => RestAnswer): readonly AskedCall[] {
  const calls: AskedCall[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    if (url.pathname === '/backend.json')
      return Response.json({ url: 'http://backend.test', anonKey: 'anon' });
    const headers = new Headers(init.headers);
    const call = {
      method: init.method ?? 'GET',
      path: decodeURIComponent(`${url.pathname}${url.search}`).replace('/rest/v1/', ''),
      token: headers.get('authorization'),
      prefer: headers.get('prefer'),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
    };
    calls.push(call);
    const given = answer(call);
    if (given === 'lost') throw new TypeError('Failed to fetch');
    const { status = 200, json } = given;
    const text = json === undefined ? null : JSON.stringify(json);
    return Promise.resolve(new Response(status === 204 ? null : text, { status }));
  });
  return calls;
}
