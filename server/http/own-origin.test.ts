import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { ownOrigin } from './own-origin.ts';

const app = (publicUrl: string | null) => new Hono().get('/', (c) => c.json(ownOrigin(c, publicUrl)));
const origin = async (host: string, publicUrl: string | null = null): Promise<unknown> =>
  (await app(publicUrl).request(`http://${host}/`)).json();

describe('the origin of the site', () => {
  it.each([
    'localhost:8080',
    'muster.localhost:8080',
    '127.0.0.1:8080',
    '10.1.2.3',
    '192.168.1.5:3000',
    '172.20.0.2',
    '[::1]:8080',
    '[fd00::7]',
  ])('is that of the request at %s', async (host) => {
    expect(await origin(host)).toBe(`http://${host}`);
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.1.5.evil.example',
    '172.32.0.1',
    '8.8.8.8',
    'evillocalhost',
    '[2001:db8::1]',
  ])('is unknown at %s, which any sender can write', async (host) => {
    expect(await origin(host)).toBeNull();
  });

  it('is PUBLIC_URL wherever one is given', async () => {
    expect(await origin('evil.example', 'https://muster.example')).toBe('https://muster.example');
  });
});
