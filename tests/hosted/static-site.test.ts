import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '#app/page-table.ts';
import { PUBLIC_PAGES } from '#server/http/public-pages.ts';
import { nginxSite } from '#scripts/deploy/static-site.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { ROOT } from '#scripts/bare/toolchain.mjs';
import { type Nginx, startNginx } from './nginx.ts';

const folder = join(ROOT, 'dist');
const BACKEND = 'https://project.supabase.co';
let nginx: Nginx;

const get = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(nginx.address + path, { headers: { 'accept-encoding': 'identity', ...headers } });
const titled = (text: string) => /<html[^>]* lang="(\w+)"/.exec(text)?.[1];

it('the settings of nginx name every page of the app', async () => {
  const settings = await nginxSite({ folder, listen: '80', backend: BACKEND });
  for (const { path } of PAGES.filter((page) => page.path !== '*'))
    expect(settings).toContain(
      `"^${path
        .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
        .replaceAll(/:\w+/g, '[^/]+')
        .replace(/^\/$/, '')}/?$"`,
    );
});

describe.runIf(existsSync('/usr/sbin/nginx') && existsSync(folder))('the built app behind nginx', () => {
  beforeAll(async () => {
    const started = await startNginx({ folder, backend: BACKEND });
    if (started === null) throw new Error('nginx did not start');
    nginx = started;
  });
  afterAll(async () => nginx.stop());

  it.each(PAGES.filter(({ path }) => path !== '*').flatMap(({ path, aliases = [] }) => [path, ...aliases]))(
    'has the page %s',
    async (path) => {
      const answer = await get(path.replaceAll(/:(\w+)\??/g, 'x'));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    },
  );

  it.each(PUBLIC_PAGES.map(({ path }) => path))('draws %s in the language of the browser', async (path) => {
    const french = await (await get(path, { 'accept-language': 'de-DE, fr-CA;q=0.9, es;q=0.8' })).text();
    const spanish = await (await get(`${path}?lang=es`, { 'accept-language': 'fr' })).text();
    const english = await (await get(path, { 'accept-language': 'de' })).text();
    expect([titled(french), titled(spanish), titled(english)]).toEqual(['fr', 'es', 'en']);
    expect(french).not.toContain('<!--page-->');
  });

  it.each(['/no-such-page', '/unit-stats/x/y/z', '/assets/none.js', '/pages/en/none.html'])(
    'has no %s',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
        404,
        expect.stringContaining("default-src 'self'"),
      ]);
    },
  );

  it('keeps what never changes for a year, and asks again for the rest', async () => {
    const [asset = ''] = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
    const kept = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await kept(`/assets/${asset}`)).toBe('public, max-age=31536000, immutable');
    expect([await kept('/'), await kept('/sw.js'), await kept('/builder')]).toEqual(
      Array.from({ length: 3 }, () => 'no-cache'),
    );
  });

  it('sends the headers of our server, and lets pages call the project', async () => {
    const ours = await new Hono()
      .use(securityHeaders())
      .get('*', (c) => c.body(null))
      .request('/');
    const { headers } = await get('/');
    for (const [name, value] of ours.headers)
      expect(headers.get(name)).toBe(
        value.replace("connect-src 'self'", `connect-src 'self' ${BACKEND} wss://project.supabase.co`),
      );
  });

  it('sends packed files where the browser takes them, and types that browsers insist on', async () => {
    expect((await get('/sw.js', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toBe(
      'application/manifest+json',
    );
    expect((await get('/sw.js')).headers.get('content-type')).toMatch(/javascript/);
  });
});
