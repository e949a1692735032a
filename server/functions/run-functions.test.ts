import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../http/log.ts';
import { requestLog } from '../http/request-log.ts';
import { createFunctions, type FunctionsParts } from './run-functions.ts';

const OURS = fileURLToPath(new URL('../../supabase/functions', import.meta.url));
const ORIGIN = 'http://localhost:8080';

/** Functions of a made-up project, by their files. */
const FILES = {
  'echo/handler.ts': `export const createHandler = ({ env }: { env: (name: string) => string | undefined }) =>
    async (request: Request) => Response.json({
      method: request.method, path: new URL(request.url).pathname, search: new URL(request.url).search,
      body: await request.text(), header: request.headers.get('x-test'), url: env('SUPABASE_URL'), secret: env('SECRET'),
    });`,
  'calls/handler.ts': `export const createHandler = ({ env, fetch }) => async () => {
    const own = await fetch(env('SUPABASE_URL') + '/rest/v1/things', { headers: { apikey: 'k' } });
    const other = await fetch('https://elsewhere.test/');
    return Response.json([await own.text(), await other.text()]);
  };`,
  'hands_on/handler.ts': `export const createHandler = ({ fetch }) => () => fetch('https://elsewhere.test/');`,
  'throws/handler.ts': `export const createHandler = () => () => { throw new Error('private detail'); };`,
  'rejects/handler.ts': `export const createHandler = () => async () => { throw new Error('private detail'); };`,
  'nothing/handler.ts': `export const createHandler = () => async () => 'text';`,
  'hangs/handler.ts': `export const createHandler = ({ fetch }) => async () => {
    await fetch('https://elsewhere.test/hangs').catch((cause) => { globalThis.endedBy = cause.name; });
    return new Promise(() => {});
  };`,
  'broken/handler.ts': `throw new Error('private detail');`,
  'empty/handler.ts': `export const other = 1;`,
  'deno-only/index.ts': `Deno.serve(() => new Response('hello'));`,
  '_shared/handler.ts': `export const createHandler = () => () => new Response('shared');`,
  'Upper/handler.ts': `export const createHandler = () => () => new Response('upper');`,
  'notes/readme.md': `Nothing runs here.`,
};

const directory = mkdtempSync(join(tmpdir(), 'muster-functions-'));
const lines: string[] = [];

/** The server as far as functions need it. */
async function serve(parts: Partial<FunctionsParts> = {}) {
  const log = createLog('info', { write: (line) => lines.push(line) });
  const app = new Hono();
  app.use(requestLog(log, () => 0));
  app.get('/rest/v1/things', (c) => c.text(`things for ${c.req.header('apikey') ?? ''}`));
  const env = (name: string) => (name === 'SECRET' ? 'one' : undefined);
  const dispatch = async (request: Request) => app.fetch(request);
  const fetch = async () => Promise.resolve(new Response('elsewhere'));
  app.route(
    '/functions/v1',
    await createFunctions({ directory, env, origin: () => ORIGIN, log, dispatch, fetch, ...parts }),
  );
  return app;
}

let app: Hono;
beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  app = await serve();
});

afterEach(() => {
  vi.useRealTimers();
  lines.length = 0;
});

afterAll(() => {
  rmSync(directory, { recursive: true });
});

const call = async (path: string, init?: RequestInit) => app.request(`${ORIGIN}/functions/v1${path}`, init);

describe('createFunctions', () => {
  it('hands a function the request under its own name, and settings with this server’s address', async () => {
    const response = await call('/echo/deep/er?x=1', {
      method: 'POST',
      body: 'hello',
      headers: { 'x-test': 'yes' },
    });
    expect(await response.json()).toEqual({
      method: 'POST',
      path: '/echo/deep/er',
      search: '?x=1',
      body: 'hello',
      header: 'yes',
      url: ORIGIN,
      secret: 'one',
    });
  });

  it('handles a function’s calls to its own backend in the process, under the same request id', async () => {
    const response = await call('/calls', { method: 'POST', headers: { 'x-request-id': 'trace-0001' } });
    expect(await response.json()).toEqual(['things for k', 'elsewhere']);
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged).toMatchObject([
      { path: '/rest/v1/things', requestId: 'trace-0001' },
      { path: '/functions/v1/calls', requestId: 'trace-0001' },
    ]);
  });

  it('takes the network when there is no other way', async () => {
    const asked: string[] = [];
    const fetch = async (request: Request) => {
      asked.push(request.url);
      return Promise.resolve(new Response('net'));
    };
    const alone = await createFunctions({
      directory,
      env: () => undefined,
      origin: () => ORIGIN,
      log: createLog('silent'),
      fetch,
    });
    expect(await (await alone.request('/calls')).json()).toEqual(['net', 'net']);
    expect(asked).toEqual([`${ORIGIN}/rest/v1/things`, 'https://elsewhere.test/']);
  });

  it('lets a function pass on a response with immutable headers', async () => {
    const fetch = async () => Promise.resolve(Response.redirect('https://example.org/', 302));
    const response = await (await serve({ fetch })).request(`${ORIGIN}/functions/v1/hands_on`);
    expect(response.status).toBe(302);
    expect(response.headers.get('x-request-id')).not.toBeNull();
  });

  it.each([
    '/',
    '',
    '/nowhere',
    '/_shared',
    '/Upper',
    '/notes',
    '/..%2f..%2fsecret',
    '/echo%2f',
    '/__proto__',
    '/constructor',
  ])('responds to %j like the hosted gateway to an unknown name', async (path) => {
    const response = await call(path, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: 'NOT_FOUND', message: 'Requested function was not found' });
    expect(response.headers.get('sb-error-code')).toBe('NOT_FOUND');
  });

  it.each([
    ['/throws', 500, 'WORKER_ERROR'],
    ['/rejects', 500, 'WORKER_ERROR'],
    ['/nothing', 500, 'WORKER_ERROR'],
    ['/broken', 503, 'BOOT_ERROR'],
    ['/empty', 503, 'BOOT_ERROR'],
    ['/deno-only', 501, 'NOT_RUNNABLE'],
  ])('responds for %s, without its details', async (path, status, code) => {
    const response = await call(path);
    expect(response.status).toBe(status);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code });
    expect(text).not.toContain('private');
  });

  it('tells the log what a function threw', async () => {
    await call('/throws');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      function: 'throws',
      cause: { message: 'private detail' },
    });
  });

  it.each(['with', 'without'])('refuses more than 1 MB, %s its length in a header', async (length) => {
    const bytes = new Uint8Array(1_048_577);
    const body = new Blob([bytes]).stream();
    const init =
      length === 'with'
        ? { body: bytes, headers: { 'content-length': String(bytes.byteLength) } }
        : { body, duplex: 'half' };
    expect((await call('/echo', { method: 'POST', ...init })).status).toBe(413);
  });

  it('takes 1 MB that comes in pieces', async () => {
    const init = { body: new Blob(['x'.repeat(1_048_576)]).stream(), duplex: 'half' };
    const response = await call('/echo', { method: 'POST', ...init });
    expect(((await response.json()) as { body: string }).body).toHaveLength(1_048_576);
  });

  it('ends a function, and its calls, after 30 seconds', async () => {
    const fetch = async ({ signal }: Request) =>
      new Promise<Response>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const slow = await serve({ fetch });
    vi.useFakeTimers();
    const answering = slow.request(`${ORIGIN}/functions/v1/hangs`);
    await vi.advanceTimersByTimeAsync(30_000);
    const response = await answering;
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: 'IDLE_TIMEOUT' });
    expect(Reflect.get(globalThis, 'endedBy')).toBe('TimeoutError');
  });

  it('has no functions where there is no folder', async () => {
    const none = await serve({ directory: join(directory, 'nowhere') });
    expect((await none.request(`${ORIGIN}/functions/v1/echo`)).status).toBe(404);
  });
});

describe('the functions of this project', () => {
  it.each(['deployments', 'translate'])('run here: %s', async (name) => {
    const ours = await serve({ directory: OURS });
    const address = `${ORIGIN}/functions/v1/${name}`;
    const preflight = await ours.request(address, { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey');
    const response = await ours.request(address, { method: 'POST' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'no_authorization' });
  });
});
