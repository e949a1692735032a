import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { guardedFetch, isOutside } from './guarded-fetch.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** A name service that says these addresses. */
const names = (...addresses: readonly string[]) =>
  ((_name: string, _options: object, done: (fault: null, found: object[]) => void) => {
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as never;

const init = { method: 'POST', signal: AbortSignal.timeout(5_000) };

describe('an address of the internet', () => {
  it.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '223.255.255.255', '2606:4700::1', '2a00:1450::1'])(
    'is %s',
    (address) => {
      expect(isOutside(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2001::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    'localhost',
    '',
  ])('is not %s', (address) => {
    expect(isOutside(address)).toBe(false);
  });
});

describe('a fetch of an address that a player gave', () => {
  it.each([
    ['this machine', ['127.0.0.1']],
    ['a private network', ['10.0.0.1']],
    ['two places, one of them inside', ['1.1.1.1', '192.168.0.1']],
    ['this machine in IPv6', ['::1']],
    ['nothing', []],
  ])('does not connect where the name stands for %s', async (_, addresses) => {
    const fetch = guardedFetch({ origins: [], lookup: names(...addresses) });
    await expect(fetch('https://push.example.org/send', init)).rejects.toThrow(/inside|no address/);
  });

  it.each(['http://127.0.0.1:1/', 'https://[::1]/', 'https://2130706433/', 'https://0x7f.1/'])(
    'does not connect to a bare address: %s',
    async (address) => {
      await expect(guardedFetch({ origins: [] })(address, init)).rejects.toThrow('an address');
    },
  );

  it('gives the status and the time to wait, and nothing of the body', async () => {
    const origin = await listen((_, response) =>
      response.writeHead(429, { 'Retry-After': '7', 'X-Other': 'a' }).end('x'.repeat(10_000)),
    );
    const response = await guardedFetch({ origins: [origin] })(`${origin}/send`, init);
    expect([response.status, [...response.headers], await response.text()]).toEqual([
      429,
      [['retry-after', '7']],
      '',
    ]);
  });

  it('follows no redirect', async () => {
    let visits = 0;
    const inside = await listen((_, response) => {
      visits += 1;
      response.end();
    });
    const origin = await listen((_, response) => response.writeHead(307, { Location: inside }).end());
    expect((await guardedFetch({ origins: [origin] })(origin, init)).status).toBe(307);
    expect(visits).toBe(0);
  });

  it('ends where a service never answers, or with more headers than anybody needs', async () => {
    const silent = await listen(() => undefined);
    const signal = AbortSignal.timeout(50);
    const origins = [silent];
    await expect(guardedFetch({ origins })(silent, { ...init, signal })).rejects.toThrow('aborted');
    const wordy = await listen((_, response) =>
      response.writeHead(201, { 'X-Long': 'a'.repeat(20_000) }).end(),
    );
    await expect(guardedFetch({ origins: [wordy] })(wordy, init)).rejects.toThrow(/overflow/i);
  });
});
