import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { appPage } from './app-page.ts';
import type { Site } from './site.ts';

const page = {
  type: 'text/html; charset=utf-8',
  etag: 'W/"1"',
  plain: new TextEncoder().encode('<!doctype html>'),
  packed: {},
};

function app(site: Site = new Map([['/index.html', page]])): Hono {
  const hono = new Hono();
  hono.use(appPage(site));
  return hono;
}

const BROWSER = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

describe('appPage', () => {
  it.each([
    '/',
    '/builder',
    '/Builder/',
    '/shared-list/eNqr%2Bab%3D',
    '/unit-stats/northern-tribes/a%2Fb',
    '/game',
    '/game/1f2k',
    '/privacy',
  ])('sends the page for %s', async (path) => {
    const response = await app().request(path, BROWSER);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('<!doctype html>');
  });

  it.each(['/no/such/page?a=b.js', '/s/1f.2k/x', '/saved-lists/', '/shared-list', '/game/1/2'])(
    'sends the page with the status 404 for %s, where the app has none',
    async (path) => {
      const response = await app().request(path, BROWSER);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('<!doctype html>');
    },
  );

  it.each(['/missing.js', '/images/unit.webp', '/favicon.ico', '/.env', '/wp-login.php'])(
    'passes on %s, which names a file',
    async (path) => {
      expect((await app().request(path, BROWSER)).status).toBe(404);
    },
  );

  it('passes on a request that takes no HTML', async () => {
    expect((await app().request('/builder', { headers: { Accept: 'application/json' } })).status).toBe(404);
  });

  it.each([{}, { Accept: '*/*' }])('sends the page to a client that takes anything (%o)', async (headers) => {
    expect((await app().request('/builder', { headers })).status).toBe(200);
  });

  it('sends a prerendered public page, in the language of the address or of the browser', async () => {
    const drawn = (text: string) => ({ ...page, plain: new TextEncoder().encode(text) });
    const site: Site = new Map([
      ['/index.html', page],
      ['/pages/en/rules.html', drawn('rules')],
      ['/pages/es/rules.html', drawn('reglas')],
    ]);
    const read = async (path: string, language: string) => {
      const headers = { Accept: 'text/html', 'Accept-Language': language };
      const response = await app(site).request(path, { headers });
      expect(response.headers.get('vary')).toBe(path.startsWith('/rules/') ? null : 'Accept-Language');
      return response.text();
    };
    expect(await read('/rules', 'en-GB')).toBe('rules');
    expect(await read('/rules', 'es-MX,es;q=0.9')).toBe('reglas');
    expect(await read('/rules?lang=en', 'es')).toBe('rules');
    expect(await read('/rules/dice', 'es')).toBe('<!doctype html>');
  });

  it('takes the host of local requests for addresses when PUBLIC_URL is not set', async () => {
    const html = '<link rel="canonical" href="/rules" />';
    const site: Site = new Map([
      ['/index.html', page],
      ['/pages/en/rules.html', { ...page, plain: new TextEncoder().encode(html) }],
    ]);
    const answer = await app(site).request('http://192.168.1.5:3000/rules', BROWSER);
    expect(await answer.text()).toBe('<link rel="canonical" href="http://192.168.1.5:3000/rules" />');
    const forged = await app(site).request('http://evil.example/rules', BROWSER);
    expect(await forged.text()).toBe(html);
  });

  it('passes everything on when nothing was built', async () => {
    expect((await app(new Map()).request('/', BROWSER)).status).toBe(404);
  });
});
