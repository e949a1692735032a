import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { SECURITY_HEADERS, securityHeaders } from './security-headers.ts';

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

describe('securityHeaders', () => {
  it.each([
    ['/', 200],
    ['/missing', 404],
    ['/fault', 500],
  ])('are on the response to %s (%i)', async (path, status) => {
    const response = await app().request(path);
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(response.headers.get(name)).toBe(value);
    }
  });

  it('let no script, style or frame in but our own', () => {
    const policy = SECURITY_HEADERS['Content-Security-Policy'];
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(policy?.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'self'",
      ]),
    );
  });

  it('keep the wake lock and copying for the app and close the camera and its like', () => {
    const policy = SECURITY_HEADERS['Permissions-Policy']?.split(', ');
    expect(policy).toEqual(
      expect.arrayContaining([
        'screen-wake-lock=(self)',
        'clipboard-write=(self)',
        'camera=()',
        'microphone=()',
        'geolocation=()',
      ]),
    );
  });
});
