import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '#tests/builders/server-process.ts';
import { type AttackedServer, openAttackedServer } from './attacked-server.ts';
import { listen, type Listening, statusOf } from './listen.ts';

const SECRET = 'nobody reads this';
const folder = newFolder();
const dist = join(folder, 'dist');
let server: AttackedServer;
let socket: Listening;

beforeAll(async () => {
  for (const name of ['assets', '.vite', 'assets/.git']) mkdirSync(join(dist, name), { recursive: true });
  for (const name of ['index.html', 'assets/app.js']) writeFileSync(join(dist, name), `public ${name}`);
  for (const name of ['../secret', '.env', '.vite/manifest.json', 'assets/.git/config']) {
    writeFileSync(join(dist, name), SECRET);
  }
  server = await openAttackedServer({ dist });
  socket = await listen(server.app);
}, 120_000);

afterAll(async () => {
  await socket.close();
  await server.remove();
  rmSync(folder, { recursive: true });
});

const get = (target: string, headers = '') =>
  socket.speak(
    `GET ${target} HTTP/1.1\r\nHost: muster.example\r\napikey: ${server.anonKey}\r\nConnection: close\r\n${headers}\r\n`,
  );

/** Every way to write a step upwards, a root and an end that somebody has fallen for. */
const STEPS = [
  '..',
  '.',
  '%2e%2e',
  '%2E.',
  '..%2f',
  '%252e%252e',
  '..;',
  '..\\',
  '..%5c',
  '%c0%ae%c0%ae',
  '..%00',
  '..%u2215',
];
const FILES = [
  'secret',
  '.env',
  '.vite/manifest.json',
  'assets/.git/config',
  'keys.json',
  '../../etc/passwd',
  'package.json',
];

describe('a file of this machine', () => {
  it('is sent only when it is a public one of the built app', async () => {
    expect(await get('/assets/app.js')).toContain('public assets/app.js');
    for (const step of STEPS) {
      for (const file of FILES) {
        for (const target of [
          `/${step}/${file}`,
          `/${step}/${step}/${step}/${file}`,
          `/assets/${step}/${file}`,
          `/assets/${step}${file}`,
          `//${step}/${file}`,
          `/assets/app.js/${step}/${file}`,
          `/${file}%00.js`,
          `/${file}?x=.html`,
        ]) {
          const answer = await get(target);
          expect({ target, tells: /nobody reads|root:|private_key|"name":/.test(answer) }).toEqual({
            target,
            tells: false,
          });
          expect([200, 400, 404]).toContain(statusOf(answer));
        }
      }
    }
  }, 60_000);

  it.each([
    '/keys.json',
    '/database/pgdata/PG_VERSION',
    '/lock.json',
    '/server/main.ts',
    '/supabase/config.toml',
  ])('is not sent from the installation: %s', async (target) => {
    const answer = await get(target);
    expect(answer).not.toMatch(/"kty"|^18$|"pid"|createApp|project_id/m);
  });
});

describe('an address', () => {
  it('is refused when it is very long, and the server goes on', async () => {
    expect(statusOf(await get(`/${'a'.repeat(100_000)}`))).toBe(431);
    expect(statusOf(await get('/healthz', `X-Long: ${'a'.repeat(100_000)}\r\n`))).toBe(431);
    expect([200, 431]).toContain(statusOf(await get('/healthz', 'X: 1\r\n'.repeat(3_000))));
    expect(statusOf(await get(`/${'a/'.repeat(6_000)}`))).toBeLessThan(500);
    expect(statusOf(await get(`/rest/v1/factions?id=eq.${'a'.repeat(14_000)}`))).toBe(200);
    expect(statusOf(await get('/healthz'))).toBe(200);
  });

  it.each([
    '/rest/v1/fac%00tions',
    '/rest/v1/..%2f..%2fauth/v1/admin/users',
    '/rest/v1/%5c..%5cauth',
    '/auth/v1/%2e%2e%2fadmin/v1/backup',
    '/rest/v1/%ff',
    '/rest/v1/%',
    '/functions/v1/..%2f..%2f..%2fetc%2fpasswd',
    '/functions/v1/_shared/answer.ts',
    '/functions/v1/__proto__',
    '/functions/v1/constructor',
  ])('leads nowhere when it hides steps or bytes: %s', async (target) => {
    expect([400, 404]).toContain(statusOf(await get(target)));
  });

  it.each([
    '//rest/v1/factions',
    '/REST/v1/factions',
    '/rest//v1/factions',
    '/rest/v1//factions',
    '/rest/v1/factions/',
  ])('leads nowhere when it is almost one of the API: %s', async (target) => {
    expect(await get(target)).not.toContain('"id"');
  });

  it('is what the connection says, not what the request calls the server', async () => {
    const ask = (line: string, host: string) =>
      socket.speak(`${line}\r\nHost: ${host}\r\napikey: ${server.anonKey}\r\nConnection: close\r\n\r\n`);
    const absolute = await ask('GET http://evil.example/rest/v1/factions?limit=1 HTTP/1.1', 'muster.example');
    expect(absolute).not.toContain('evil');
    for (const host of ['evil.example', '', 'xn--', '..', 'LOCALHOST', 'a'.repeat(5_000)]) {
      const answer = await ask('GET /auth/v1/.well-known/openid-configuration HTTP/1.1', host);
      expect(statusOf(answer)).toBe(200);
      expect(answer).toContain('"issuer":"https://muster.example/auth/v1"');
      expect(answer).not.toMatch(/evil|localhost/i);
    }
    for (const host of ['a b', 'a/b', 'a@b', '[', 'x:99999', 'a\\b', '%00', 'a?b', 'a#b', '\xe4']) {
      expect({ host, status: statusOf(await ask('GET /healthz HTTP/1.1', host)) }).toEqual({
        host,
        status: 400,
      });
    }
  });

  it.each([
    'OPTIONS * HTTP/1.1',
    'GET rest/v1/factions HTTP/1.1',
    'GET \\healthz HTTP/1.1',
    'GET /\0 HTTP/1.1',
    'GET /\xff HTTP/1.1',
  ])('is refused when it is malformed: %j', async (line) => {
    expect(statusOf(await socket.speak(`${line}\r\nHost: a\r\nConnection: close\r\n\r\n`))).toBe(400);
  });
});

describe('a response header', () => {
  const inject = '%0d%0aX-Evil:%201%0d%0a%0d%0a<script>';

  it('takes no line from a request', async () => {
    for (const target of [
      `/rest/v1/factions?id=eq.${inject}`,
      `/rest/v1/factions?${inject}=eq.1`,
      `/rest/v1/${inject}`,
      `/auth/v1/verify?token=${inject}&type=signup&redirect_to=${inject}`,
      `/auth/v1/verify?token=a&type=${inject}&redirect_to=https://muster.example/${inject}`,
      `/auth/v1/verify?token=a&type=signup&redirect_to=https://muster.example/?a=${inject}%23${inject}`,
      `/auth/v1/authorize?provider=${inject}&redirect_to=${inject}`,
      `/${inject}`,
    ]) {
      const answer = await get(target, `X-Request-Id: abcdefgh\r\nOrigin: https://evil.example\r\n`);
      const [head = ''] = answer.split('\r\n\r\n');
      expect(head).not.toMatch(/^X-Evil/im);
      expect(head).not.toContain('<script>');
      expect(statusOf(answer)).toBeLessThan(500);
    }
  });

  it('repeats an id of the request only when it is a plain one', async () => {
    const idOf = async (id: string) =>
      /^x-request-id: (.*)\r$/im.exec(await get('/healthz', `X-Request-Id: ${id}\r\n`))?.[1];
    expect(await idOf('abcd-1234')).toBe('abcd-1234');
    for (const id of [
      '<script>alert(1)',
      'a\tb-12345',
      'a'.repeat(65),
      'short',
      '\xe4\xe4\xe4\xe4\xe4\xe4\xe4\xe4',
      '{"a":"bcdef"}',
    ]) {
      expect(await idOf(id)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
  });

  it('lets any site call the API without cookies, and no site read the pages', async () => {
    const origin = 'Origin: https://evil.example\r\n';
    const api = await get('/rest/v1/factions?limit=1', origin);
    expect(api).toMatch(/^access-control-allow-origin: \*\r$/im);
    expect(api).not.toMatch(/^access-control-allow-credentials/im);
    expect(api).not.toMatch(/^set-cookie/im);
    for (const target of ['/', '/healthz', '/assets/app.js']) {
      const page = await get(target, origin);
      expect(page).not.toMatch(/^access-control-allow-origin/im);
      expect(page).toMatch(/^x-content-type-options: nosniff\r$/im);
      expect(page).toMatch(/^x-frame-options: DENY\r$/im);
    }
    const operate = await get('/admin/v1/backup', origin);
    expect(operate).not.toMatch(/^access-control-allow-origin/im);
  });

  it('leaves no fault behind', () => {
    expect(server.faults).toEqual([]);
  });
});
