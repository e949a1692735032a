import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { pathPattern, requestLog } from './request-log.ts';
import type { LogLevel } from './settings.ts';

/** An app that logs, with what it logged; every call of its clock is 2.5 ms later. */
function listen(level: LogLevel) {
  const lines: string[] = [];
  let time = 0;
  const app = new Hono();
  app.use(
    requestLog(createLog(level, { write: (line) => lines.push(line) }), () => {
      time += 2.5;
      return time;
    }),
  );
  app.get('/rest/v1/:table', (c) => {
    c.get('log').debug('asked');
    return c.json({ id: c.get('requestId') });
  });
  app.get('/broken', () => {
    throw new Error('out of paper');
  });
  app.get('/fetched', () => Response.redirect('https://example.org/'));
  app.onError((_cause, c) => c.text('sorry', 500));
  return { app, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('requestLog', () => {
  it('writes method, path, status and time of an API call, and never the query', async () => {
    const { app, read } = listen('info');
    const response = await app.request('/rest/v1/army_lists?token=secret');
    expect(read()).toEqual([
      {
        time: expect.any(String) as unknown,
        level: 'info',
        msg: 'Request',
        requestId: response.headers.get('x-request-id'),
        method: 'GET',
        path: '/rest/v1/army_lists',
        status: 200,
        ms: 2.5,
      },
    ]);
  });

  it('is quiet about pages and files, but not about faults', async () => {
    const { app, read } = listen('info');
    await app.request('/builder');
    await app.request('/broken');
    expect(read()).toMatchObject([{ path: '/broken', status: 500 }]);
  });

  it('writes no token that somebody put into a path', async () => {
    const { app, read } = listen('info');
    await app.request('/rest/v1/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln');
    expect(read()).toMatchObject([{ path: '/rest/v1/[token]' }]);
  });

  it('tells of pages and files too when asked for everything', async () => {
    const { app, read } = listen('debug');
    await app.request('/assets/main-a1b2c3d4.js');
    expect(read()).toMatchObject([{ level: 'debug', path: '/assets/main-a1b2c3d4.js', status: 404 }]);
  });

  it('gives every request an id of its own, and its lines', async () => {
    const { app, read } = listen('debug');
    const ids = await Promise.all(
      [1, 2].map(async () => ((await (await app.request('/rest/v1/a')).json()) as { id: string }).id),
    );
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
    const lines = read().filter(({ msg }) => msg === 'asked');
    expect(lines.map(({ requestId }) => requestId)).toEqual(ids);
  });

  it.each(['trace_1-a', 'f'.repeat(64)])('takes the client’s id %s', async (id) => {
    const { app } = listen('silent');
    const response = await app.request('/rest/v1/a', { headers: { 'x-request-id': id } });
    expect(response.headers.get('x-request-id')).toBe(id);
  });

  it.each(['short', 'f'.repeat(65), 'a b c d e f', 'jo@example.org', '{"level":"error"}'])(
    'replaces the client’s id %s',
    async (id) => {
      const { app } = listen('silent');
      const response = await app.request('/rest/v1/a', { headers: { 'x-request-id': id } });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it.each(['/broken', '/nowhere', '/fetched'])('returns the id from %s too', async (path) => {
    const { app } = listen('silent');
    expect((await app.request(path)).headers.get('x-request-id')).not.toBeNull();
  });
});

describe('pathPattern', () => {
  it.each([
    ['/', '/'],
    [
      '/rest/v1/rpc/check_rules_translations_completeness',
      '/rest/v1/rpc/check_rules_translations_completeness',
    ],
    ['/auth/v1/.well-known/jwks.json', '/auth/v1/.well-known/jwks.json'],
    ['/auth/v1/admin/users/1b4e28ba-2fa1-11d2-883f-0016d3cca427', '/auth/v1/admin/users/:id'],
    ['/auth/v1/factors/1b4e28ba-2fa1-11d2-883f-0016d3cca427/verify', '/auth/v1/factors/:id/verify'],
    ['/shared-list/abc', '/shared-list/:code'],
    ['/compare/abc/def', '/compare/:code/:code'],
    ['/s/1k', '/s/:code'],
    ['/join/kmrtxa', '/join/:code'],
    ['/watch/abcdefghijklmnopqrstuv', '/watch/:code'],
    ['/print/saved/abc', '/print/saved/:code'],
    ['/deployment/game-1700000000000', '/deployment/:value'],
    ['/x/0123456789abcdef', '/x/:hash'],
    ['/x/jo@example.org', '/x/:value'],
    ['/x/jo%40example.org', '/x/:value'],
    [`/${'x'.repeat(65)}`, '/:value'],
    ['/a'.repeat(20), `${'/a'.repeat(12)}/…`],
  ])('shows %s as %s', (path, pattern) => {
    expect(pathPattern(path)).toBe(pattern);
  });
});
