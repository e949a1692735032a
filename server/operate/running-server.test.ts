import { describe, expect, it } from 'vitest';
import { answersAt, serverAddress } from './running-server.ts';

describe('the address of the server', () => {
  it('is PUBLIC_URL, else HOST and PORT on this machine', () => {
    expect(serverAddress({})).toBe('http://127.0.0.1:8080');
    expect(serverAddress({ PORT: '9000', HOST: '0.0.0.0' })).toBe('http://127.0.0.1:9000');
    expect(serverAddress({ HOST: '::' })).toBe('http://127.0.0.1:8080');
    expect(serverAddress({ HOST: '::1' })).toBe('http://[::1]:8080');
    expect(serverAddress({ HOST: '192.168.1.5' })).toBe('http://192.168.1.5:8080');
    expect(serverAddress({ PORT: '9000', PUBLIC_URL: 'https://lists.example.org/' })).toBe(
      'https://lists.example.org',
    );
    expect(serverAddress({ PUBLIC_URL: 'https://example.org/lists' })).toBe('https://example.org/lists');
  });

  it('is refused when it is invalid', () => {
    for (const PUBLIC_URL of [
      'lists.example.org',
      'ftp://example.org',
      'https://a:b@example.org',
      'https://a/?b',
    ]) {
      expect(() => serverAddress({ PUBLIC_URL })).toThrow('PUBLIC_URL');
    }
    expect(() => serverAddress({ PORT: '99999' })).toThrow('HOST or PORT');
  });
});

describe('the check for a running Muster', () => {
  const answering = (body: unknown, status = 200) =>
    answersAt('http://127.0.0.1:8080', async () => Promise.resolve(Response.json(body, { status })));

  it('succeeds by its health', async () => {
    expect(await answering({ status: 'ok', version: '1.0.0' })).toBe(true);
  });

  it('fails for any other program on the port', async () => {
    expect(await answering({ status: 'ok' })).toBe(false);
    expect(await answering('ok')).toBe(false);
    expect(await answering({ status: 'ok', version: '1.0.0' }, 503)).toBe(false);
    expect(
      await answersAt('http://127.0.0.1:8080', async () => Promise.resolve(new Response('<html>'))),
    ).toBe(false);
    expect(
      await answersAt('http://127.0.0.1:8080', async () => Promise.reject(new TypeError('refused'))),
    ).toBe(false);
  });
});
