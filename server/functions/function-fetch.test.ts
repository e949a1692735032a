import { describe, expect, it } from 'vitest';
import { functionFetch, type FetchWay } from './function-fetch.ts';

const ORIGIN = 'http://localhost:8080';

function way(parts: Partial<FetchWay> = {}) {
  const dispatched: Request[] = [];
  const fetched: Request[] = [];
  const call = functionFetch({
    origin: ORIGIN,
    dispatch: async (request) => {
      dispatched.push(request);
      return Promise.resolve(new Response('own'));
    },
    fetch: async (request) => {
      fetched.push(request);
      return Promise.resolve(new Response('net'));
    },
    signal: new AbortController().signal,
    requestId: 'trace-0001',
    ...parts,
  });
  return { call, dispatched, fetched };
}

describe('functionFetch', () => {
  it('handles calls to its own address in the process, with the request’s id', async () => {
    const { call, dispatched, fetched } = way();
    const response = await call(`${ORIGIN}/rest/v1/a`, { method: 'POST', body: '{}' });
    expect(await response.text()).toBe('own');
    expect(dispatched[0]?.headers.get('x-request-id')).toBe('trace-0001');
    expect(await dispatched[0]?.text()).toBe('{}');
    expect(fetched).toEqual([]);
  });

  it.each([
    'https://localhost:8080/',
    'http://localhost:8081/',
    'http://localhost.test:8080/',
    'https://x.test/',
  ])('asks the network for %s, without the request’s id', async (address) => {
    const { call, dispatched, fetched } = way();
    await call(new URL(address));
    expect(dispatched).toEqual([]);
    expect(fetched[0]?.headers.has('x-request-id')).toBe(false);
  });

  it('ends a call to its own address when the caller’s time is over', async () => {
    const { call } = way({ dispatch: async () => new Promise<Response>(() => undefined) });
    const controller = new AbortController();
    const answering = call(ORIGIN, { signal: controller.signal });
    controller.abort(new DOMException('late', 'TimeoutError'));
    await expect(answering).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('starts nothing once the function’s time is over', async () => {
    const { call, dispatched } = way({ signal: AbortSignal.abort(new DOMException('late', 'TimeoutError')) });
    await expect(call(ORIGIN)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(dispatched).toEqual([]);
  });

  it('lets the function’s end reach the network', async () => {
    const controller = new AbortController();
    const { call, fetched } = way({ signal: controller.signal });
    await call(new Request('https://x.test/'));
    controller.abort();
    expect(fetched[0]?.signal.aborted).toBe(true);
  });
});
