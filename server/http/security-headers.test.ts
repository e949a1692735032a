import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

function app(): Hono {
  const hono = new Hono();
  hono.use(securityHeaders());
  hono.get('/', (c) => c.text('hello'));
  hono.get('/fault', () => {
    throw new Error('a fault');
  });
  hono.onError((_cause, c) => c.text('fault', 500));
  return hono;
}

const headersOf = async (path: string) => (await app().request(path)).headers;

describe('securityHeaders', () => {
  it.each([
    ['/', 200],
    ['/missing', 404],
    ['/fault', 500],
  ])('are on the response to %s (%i)', async (path, status) => {
    const response = await app().request(path);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': expect.any(String) as unknown,
      'content-security-policy': expect.any(String) as unknown,
      'permissions-policy': expect.any(String) as unknown,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('let no script, style or frame in but our own', async () => {
    const policy = (await headersOf('/')).get('content-security-policy');
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(policy?.split('; ').toSorted()).toEqual([
      "base-uri 'self'",
      "connect-src 'self'",
      "default-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data: blob: https:",
      "manifest-src 'self'",
      "object-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "worker-src 'self'",
    ]);
  });

  it('let WebAssembly run in the worker that reads codes, and nowhere else', async () => {
    const scriptsOf = async (path: string) =>
      /script-src [^;]+/.exec((await headersOf(path)).get('content-security-policy') ?? '')?.[0];
    expect(await scriptsOf('/assets/decoder-worker-Ab_1-x9.js')).toBe("script-src 'self' 'wasm-unsafe-eval'");
    for (const path of ['/assets/decoder-worker-1.js/builder', '/x/assets/decoder-worker-1.js', '/builder'])
      expect(await scriptsOf(path)).toBe("script-src 'self'");
  });

  it('keep camera, wake lock and copying for the app and close the microphone and its like', async () => {
    const policy = (await headersOf('/')).get('permissions-policy')?.split(', ');
    expect(policy).toEqual(
      expect.arrayContaining([
        'camera=(self)',
        'screen-wake-lock=(self)',
        'clipboard-write=(self)',
        'microphone=()',
        'geolocation=()',
      ]),
    );
  });
});
