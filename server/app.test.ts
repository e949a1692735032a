import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { createLog } from './http/log.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Site } from './http/site.ts';

const encoder = new TextEncoder();
const file = (text: string, type: string) => ({
  type,
  etag: `W/"${String(text.length)}"`,
  plain: encoder.encode(text),
  packed: {},
});

const SITE: Site = new Map([
  ['/index.html', file('<head></head>the app', 'text/html; charset=utf-8')],
  ['/assets/app.js', file('run()', 'text/javascript; charset=utf-8')],
]);

const QUIET = createLog('silent');

function app(site: Site = SITE) {
  return createApp({ site, backend: null, version: '1.2.3', log: QUIET, now: () => 0 });
}

function appWithApi(answers: boolean) {
  const api = new Hono();
  api.post('/rest/v1/lists', (c) => c.json({ made: true }, 201));
  const linkCards = {
    publicUrl: null,
    factionName: async (id: string) => Promise.resolve(id),
    readPostedList: () =>
      Promise.resolve({
        name: 'Winter Raid',
        faction: 'Northern Tribes',
        description: null,
        points: 100,
        command: 3,
        units: 2,
        author: null,
        factionId: 'f',
        isIllegal: false,
        unitIds: [],
      }),
    readReport: () => Promise.resolve(null),
  };
  const readShortLink = async (id: string) =>
    id === 'L0123456789AB' ? Promise.resolve('code-1') : Promise.reject(new Error('no answer'));
  const backend = { api, answers: () => Promise.resolve(answers), linkCards, readShortLink };
  return createApp({ site: SITE, backend, version: '1.2.3', log: QUIET, now: () => 0 });
}

describe('the server', () => {
  it('is healthy and names its version', async () => {
    const response = await app().request('/healthz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', version: '1.2.3' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('draws what is posted to its address, and nothing else may be written beside the API', async () => {
    const drafts = new Hono();
    drafts.post('/art/draft-card', (c) => c.text('drawn'));
    const server = createApp({
      site: SITE,
      backend: null,
      drafts,
      version: '1.2.3',
      log: QUIET,
      now: () => 0,
    });
    expect(await (await server.request('/art/draft-card', { method: 'POST' })).text()).toBe('drawn');
    expect((await server.request('/art/other', { method: 'POST' })).status).toBe(405);
    expect((await app().request('/art/draft-card', { method: 'POST' })).status).toBe(405);
  });

  it.each([
    ['GET', '/', 200, '<head></head>the app'],
    ['GET', '/builder', 200, '<head></head>the app'],
    ['GET', '/assets/app.js', 200, 'run()'],
    ['GET', '/assets/old.js', 404, 'There is no such file.\n'],
    ['GET', '/missing.png', 404, 'There is nothing at this address.\n'],
    ['GET', '/assets/..%2f..%2fpackage.json', 400, 'This address is not valid.\n'],
    ['POST', '/builder', 405, 'This address can only be read.\n'],
  ])('responds to %s %s with %i, the security headers and its text', async (method, path, status, text) => {
    const response = await app().request(path, { method });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
    const { headers } = await new Hono().use(securityHeaders()).request('/');
    headers.delete('content-type');
    expect(Object.fromEntries(response.headers)).toMatchObject(Object.fromEntries(headers));
  });

  it('responds with 304 and the security headers to a browser that holds the page', async () => {
    const { headers } = await app().request('/builder');
    const held = { 'If-None-Match': headers.get('etag') ?? '' };
    const response = await app().request('/builder', { headers: held });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('responds to a fault without its details and logs them', async () => {
    const faulty: Site = Object.assign(new Map(SITE), {
      get: () => {
        throw new Error('the disk is on fire');
      },
    });
    const lines: string[] = [];
    const log = createLog('error', { write: (line) => lines.push(line) });
    const broken = createApp({ site: faulty, backend: null, version: '1', log, now: () => 0 });
    const response = await broken.request('/builder');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('Something went wrong on the server. Please try again.\n');
    expect(response.headers.get('content-security-policy')).toBeTruthy();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('the disk is on fire');
    expect(lines[0]).toContain(response.headers.get('x-request-id'));
  });

  it('passes API requests to the API and adds the security headers to its responses', async () => {
    const response = await appWithApi(true).request('/rest/v1/lists', { method: 'POST' });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    [true, 200, 'ready'],
    [false, 503, 'not ready'],
  ])('is ready while the database responds (%s): %i', async (answers, status, text) => {
    const response = await appWithApi(answers).request('/readyz');
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ status: text });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('sends a short link of its own on to the list, and leaves every other to the page', async () => {
    const served = appWithApi(true);
    const response = await served.request('/s/L0123456789AB');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/shared-list/code-1']);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    for (const path of ['/s/abc123', '/s/LFFFFFFFFFFFF', '/s/l0123456789ab']) {
      const page = await served.request(path, { headers: { Accept: 'text/html' } });
      expect([page.status, await page.text()]).toEqual([200, '<head></head>the app']);
    }
  });

  it('serves the tags that chats show for a link to a posted list', async () => {
    const path = '/community-lists/49777b05-64d9-4462-99fb-c297db03f870';
    const response = await appWithApi(true).request(path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('property="og:title" content="Winter Raid');
    expect(response.headers.get('content-security-policy')).not.toBeNull();
  });
});
