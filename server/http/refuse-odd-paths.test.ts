import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { decodedPath, refuseOddPaths } from './refuse-odd-paths.ts';

const app = new Hono();
app.use(refuseOddPaths());
app.all('*', (c) => c.text('read'));

describe('refuseOddPaths', () => {
  it.each([
    '/..%2f..%2fetc/passwd',
    '/assets/..%2F..%2Fpackage.json',
    '/assets/%2e%2e%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/index.html%00.js',
    '/%zz',
    '/%c3%28',
  ])('refuses %s', async (path) => {
    expect((await app.request(`http://localhost${path}`)).status).toBe(400);
  });

  it.each(['/', '/builder', '/shared-list/eNqr%2Bab%2Fc%3D', '/s/1..2', '/a%20b', '/..hidden'])(
    'lets %s through',
    async (path) => {
      expect((await app.request(`http://localhost${path}`)).status).toBe(200);
    },
  );
});

describe('decodedPath', () => {
  it('decodes the path and leaves the query out', () => {
    expect(decodedPath('http://localhost/a%C3%B1o?x=%zz')).toBe('/año');
  });

  it('is null when the encoding is broken', () => {
    expect(decodedPath('http://localhost/%zz')).toBeNull();
  });
});
