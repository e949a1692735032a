import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { describe, expect, it } from 'vitest';
import type { SiteFile } from './site.ts';
import { staticFiles } from './static-files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function file(text: string, type: string, packed: SiteFile['packed'] = {}): SiteFile {
  return { type, etag: `W/"${text}"`, plain: bytes(text), packed };
}

const app = new Hono();
app.use(
  etag(),
  staticFiles(
    new Map([
      ['/index.html', file('page', 'text/html; charset=utf-8')],
      ['/sw.js', file('worker', 'text/javascript; charset=utf-8')],
      ['/robots.txt', file('robots', 'text/plain; charset=utf-8')],
      [
        '/assets/app-1a.js',
        file('plain code', 'text/javascript; charset=utf-8', { br: bytes('br'), gzip: bytes('gzip') }),
      ],
      ['/art/año 1.svg', file('<svg/>', 'image/svg+xml; charset=utf-8')],
    ]),
  ),
);
app.all('*', (c) => c.text('passed on', 404));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('staticFiles', () => {
  it('sends a file with its type, length and tag', async () => {
    const response = await get('/robots.txt');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('robots');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': '6',
      etag: 'W/"robots"',
    });
  });

  it.each([
    ['/assets/app-1a.js', 'public, max-age=31536000, immutable'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/robots.txt', 'public, max-age=300, must-revalidate'],
  ])('lets browsers keep %s by the rule "%s"', async (path, rule) => {
    expect((await get(path)).headers.get('cache-control')).toBe(rule);
  });

  it.each([
    ['br, gzip', 'br', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', null, 'plain code'],
  ])('sends the form that "%s" asks for', async (accepted, encoding, body) => {
    const response = await get('/assets/app-1a.js', { 'Accept-Encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(await response.text()).toBe(body);
  });

  it.each(['W/"robots"', '"robots"', '"old", W/"robots"', '*'])(
    'responds with 304 and no body to a browser that holds %s',
    async (held) => {
      const response = await get('/robots.txt', { 'If-None-Match': held });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('etag')).toBe('W/"robots"');
      expect(response.headers.get('cache-control')).toBe('public, max-age=300, must-revalidate');
    },
  );

  it('sends the file again to a browser that holds an older one', async () => {
    expect((await get('/robots.txt', { 'If-None-Match': 'W/"older"' })).status).toBe(200);
  });

  it('responds to HEAD with the headers of GET and no body', async () => {
    const response = await app.request('/robots.txt', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('6');
    expect(await response.text()).toBe('');
  });

  it('finds a file by its encoded name', async () => {
    expect((await get('/art/a%C3%B1o%201.svg')).status).toBe(200);
  });

  it('responds with an uncached 404 for a hashed file that is gone', async () => {
    const response = await get('/assets/app-0f.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch('text/plain');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('There is no such file.\n');
  });

  it('passes on every other address', async () => {
    expect(await (await get('/builder')).text()).toBe('passed on');
  });
});
