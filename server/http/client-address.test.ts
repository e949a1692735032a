import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, isFromHere, isLoopback, networkOf } from './client-address.ts';

/** Returns the address that a request of `peer` with this header comes from. */
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

  it('has neither the IPv6 form of an IPv4 address nor the name of a link', async () => {
    expect(await addressOf('::ffff:203.0.113.5')).toBe('203.0.113.5');
    expect(await addressOf('fe80::1%eth0')).toBe('fe80::1');
    expect(await addressOf('127.0.0.1', 'fe80::1%eth0')).toBe('fe80::1');
  });

  it.each(['::FFFF:203.0.113.5', '::ffff:203.0.113.5'])(
    'knows the other family by its form only: %s',
    async (mapped) => {
      expect(await addressOf('127.0.0.1', mapped)).toBe('203.0.113.5');
    },
  );

  it('keeps what only looks like that form as the address that it is', async () => {
    expect(await addressOf('127.0.0.1', '::ffff:c633:6409')).toBe('::ffff:c633:6409');
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

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:0001:0002:ffff::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
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
