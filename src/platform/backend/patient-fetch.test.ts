import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patientFetch } from './patient-fetch.ts';
import { reachability } from './reachability.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Responds to the calls of a test in turn; the last response stays. */
function answering(...answers: readonly Response[]) {
  const left = [...answers];
  const calls = vi.fn<typeof fetch>(() => {
    const [next] = left.length > 1 ? left.splice(0, 1) : left;
    return Promise.resolve((next ?? Response.error()).clone());
  });
  vi.stubGlobal('fetch', calls);
  return calls;
}
const busy = (status: number, seconds: string) =>
  new Response('{}', { status, headers: { 'Retry-After': seconds } });

describe('a call to the table API', () => {
  it.each([429, 503])('is sent again, with its body, after the wait that a %i asks for', async (status) => {
    const calls = answering(busy(status, '2'), new Response('[]', { status: 201 }));
    const answer = patientFetch('/x', { method: 'POST', body: '{"a":1}' });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(calls).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_001);
    expect((await answer).status).toBe(201);
    expect(calls.mock.calls[1]?.[1]).toMatchObject({ method: 'POST', body: '{"a":1}' });
  });

  it('is given up after three tries', async () => {
    const calls = answering(busy(503, '1'));
    const answer = patientFetch('/x');
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answer).status).toBe(503);
    expect(calls).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['the wait is long', busy(429, '60')],
    ['no wait is named', new Response('', { status: 503 })],
    ['a wait comes with another answer', busy(409, '1')],
  ])('is not sent again when %s', async (_, response) => {
    const calls = answering(response);
    expect((await patientFetch('/x')).status).toBe(response.status);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('is not sent again when its caller breaks off meanwhile', async () => {
    const calls = answering(busy(429, '2'));
    const caller = new AbortController();
    const answer = patientFetch('/x', { signal: caller.signal }).catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(0);
    caller.abort();
    expect(await answer).toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('leaves the backend reachable when a busy server refuses it', async () => {
    reachability.setState({ isReachable: true });
    answering(busy(503, '60'));
    await patientFetch('/x');
    expect(reachability.getState().isReachable).toBe(true);
  });
});
