import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { health } from './health.ts';

const app = new Hono().get('/healthz', health('1.0.0'));
const ask = async (
  query: string,
  headers: Record<string, string> = {},
  peer = '127.0.0.1',
): Promise<unknown> => {
  const incoming = { socket: { remoteAddress: peer, localAddress: '127.0.0.1' } };
  const response = await app.request(`/healthz${query}`, { headers }, { incoming });
  return response.json();
};

describe('the health of the server', () => {
  it('names the version and nobody’s address', async () => {
    expect(await ask('', { 'x-forwarded-for': '198.51.100.7' })).toEqual({ status: 'ok', version: '1.0.0' });
  });

  it('tells callers who ask the address that they count as, and what a proxy wrote', async () => {
    const header = { 'x-forwarded-for': '192.0.2.77, 198.51.100.7' };
    expect(await ask('?client', header)).toMatchObject({ client: '198.51.100.7', forwarded: '198.51.100.7' });
    expect(await ask('?client', header, '203.0.113.9')).toMatchObject({
      client: '203.0.113.9',
      forwarded: '198.51.100.7',
    });
    expect(await ask('?client')).toMatchObject({ client: '127.0.0.1', forwarded: null });
  });

  it('returns no text that a visitor wrote', async () => {
    expect(await ask('?client', { 'x-forwarded-for': '<script>alert(1)</script>' })).toMatchObject({
      client: '127.0.0.1',
      forwarded: null,
    });
  });
});
