import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, isFromHere, isLoopback } from './client-address.ts';

/** What a request of `peer` with this header comes from. */
async function addressOf(peer: string | null, forwarded?: string): Promise<string> {
  const app = new Hono();
  app.get('/', (c) => c.text(clientAddress(c)));
  const bindings = peer === null ? {} : { incoming: { socket: { remoteAddress: peer } } };
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  return (await app.request('/', { headers }, bindings)).text();
}

describe('clientAddress', () => {
  it('is the peer of the socket', async () => {
    expect(await addressOf('203.0.113.5')).toBe('203.0.113.5');
    expect(await addressOf('2001:db8::1')).toBe('2001:db8::1');
    expect(await addressOf(null)).toBe('127.0.0.1');
  });

  it('is what the database can keep: without the form of another family, without the name of a link', async () => {
    expect(await addressOf('::ffff:203.0.113.5')).toBe('203.0.113.5');
    expect(await addressOf('fe80::1%eth0')).toBe('fe80::1');
    expect(await addressOf('127.0.0.1', 'fe80::1%eth0')).toBe('fe80::1');
  });

  it('believes a proxy on this machine, and of what it says only the last', async () => {
    expect(await addressOf('127.0.0.1', '198.51.100.1, 203.0.113.5')).toBe('203.0.113.5');
    expect(await addressOf('::1', '203.0.113.5')).toBe('203.0.113.5');
    expect(await addressOf('127.0.0.1', '203.0.113.5, nonsense')).toBe('127.0.0.1');
  });

  it('believes nobody else', async () => {
    expect(await addressOf('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
  });
});

describe('isFromHere', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1', true],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7', true],
    ['192.0.2.8', '192.0.2.7', false],
    ['203.0.113.5', undefined, false],
  ])('knows of %s, reached at %s: %s', async (remoteAddress, localAddress, expected) => {
    const app = new Hono();
    app.get('/', (c) => c.json(isFromHere(c)));
    const answer = await app.request('/', {}, { incoming: { socket: { remoteAddress, localAddress } } });
    expect(await answer.json()).toBe(expected);
  });
});

describe('isLoopback', () => {
  it('knows this machine', () => {
    expect(['127.0.0.1', '127.1.2.3', '::1'].map(isLoopback)).toEqual([true, true, true]);
    expect(['203.0.113.5', '::2'].map(isLoopback)).toEqual([false, false]);
  });
});
