import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { SECURITY_HEADERS } from './http/security-headers.ts';
import type { Site } from './http/site.ts';

const encoder = new TextEncoder();
const file = (text: string, type: string) => ({
  type,
  etag: `W/"${text}"`,
  plain: encoder.encode(text),
  packed: {},
});

const SITE: Site = new Map([
  ['/index.html', file('the app', 'text/html; charset=utf-8')],
  ['/assets/app.js', file('run()', 'text/javascript; charset=utf-8')],
]);

const QUIET = { error: () => undefined, info: () => undefined, debug: () => undefined };

function app(site: Site = SITE) {
  return createApp({ site, version: '1.2.3', log: QUIET, now: () => 0 });
}

describe('the server', () => {
  it('is healthy and names its version', async () => {
    const response = await app().request('/healthz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', version: '1.2.3' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['GET', '/', 200, 'the app'],
    ['GET', '/builder', 200, 'the app'],
    ['GET', '/assets/app.js', 200, 'run()'],
    ['GET', '/assets/old.js', 404, 'There is no such file.\n'],
    ['GET', '/missing.png', 404, 'There is nothing at this address.\n'],
    ['GET', '/assets/..%2f..%2fpackage.json', 400, 'This address is not valid.\n'],
    ['POST', '/builder', 405, 'This address can only be read.\n'],
  ])('answers %s %s with %i, the security headers and its text', async (method, path, status, text) => {
    const response = await app().request(path, { method });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(response.headers.get(name)).toBe(value);
    }
  });

  it('answers a fault without its details, which go to the log', async () => {
    const faulty: Site = Object.assign(new Map(SITE), {
      get: () => {
        throw new Error('the disk is on fire');
      },
    });
    const logged: unknown[] = [];
    const log = { ...QUIET, error: (message: string, cause?: unknown) => logged.push(message, cause) };
    const broken = createApp({ site: faulty, version: '1', log, now: () => 0 });
    const response = await broken.request('/builder');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('Something went wrong on the server. Please try again.\n');
    expect(response.headers.get('content-security-policy')).toBeTruthy();
    expect(logged).toEqual(['Fault while answering GET /builder', new Error('the disk is on fire')]);
  });
});
