import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, createAccount, PARTS } from '#tests/builders/database.ts';
import { DatabaseError } from '../db/database-error.ts';
import { openDatabase, SUPABASE_DIR } from '../db/open-database.ts';
import { openKeys } from '../keys/open-keys.ts';
import { administer } from './administer.ts';
import { OperateError } from './operate-error.ts';
import { outcomeOf } from './outcome.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const OPENING_MS = 60_000;
const nobody = async () => Promise.reject(new TypeError('fetch failed'));

let dataDir: string;
let player: string;
let wabId: string;
let admin: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'muster-administer-'));
  const database = await openDatabase({ url: null, dataDir, supabaseDir: SUPABASE_DIR }, PARTS);
  const made = await createAccount(database);
  wabId = made.wabId;
  player = `${made.id}@example.org`;
  admin = `${(await createAccount(database, 'wab_admin')).id}@example.org`;
  await asOwner(database, 'update auth.users set email = upper(email) where email = $1', [player]);
  await database.close();
}, OPENING_MS);
afterAll(() => {
  rmSync(dataDir, { recursive: true });
});

const run = (args: readonly string[], fetch: typeof globalThis.fetch = nobody, env = {}) =>
  outcomeOf(() => administer(args, { env: { DATA_DIR: dataDir, ...env }, fetch, now: () => NOW }));

describe('operator commands without a server', () => {
  it('open the files of the embedded database themselves', { timeout: OPENING_MS }, async () => {
    expect((await run(['list'])).lines).toEqual([admin]);
    expect((await run(['grant', player])).lines[0]).toContain('nobody has confirmed this address');
    expect((await run(['grant', player, wabId])).lines).toEqual([`${player} is an administrator now.`]);
    expect((await run(['revoke', admin])).lines).toEqual([`${admin} is no longer an administrator.`]);
    expect((await run(['list'])).lines).toEqual([player.toUpperCase()]);
    const unknown = await run(['grant', `${randomUUID()}@example.org`]);
    expect(unknown).toMatchObject({ code: 1, lines: [expect.stringContaining('no account')] });
  });

  it(
    'name the process that has the files, and the way to reach a server',
    { timeout: OPENING_MS },
    async () => {
      const database = await openDatabase({ url: null, dataDir, supabaseDir: SUPABASE_DIR }, PARTS);
      const { code, lines } = await run(['list']);
      await database.close();
      expect(code).toBe(1);
      expect(lines[0]).toContain(`process ${String(process.pid)}`);
      expect(lines[0]).toContain('No server answers at http://127.0.0.1:8080; name its PORT or PUBLIC_URL');
    },
  );

  it('create no database', async () => {
    const { code, lines } = await run(['list'], nobody, { DATA_DIR: join(dataDir, 'elsewhere') });
    expect(code).toBe(1);
    expect(lines[0]).toContain('there is no database in');
  });
});

describe('the quota command', () => {
  it('sets a quota in the files of a stopped server', { timeout: OPENING_MS }, async () => {
    const { code, lines } = await run(['quota', 'lists', '900', '20']);
    expect(code).toBe(0);
    expect(lines).toContain('lists: 900, 20 MB a player');
  });

  it('changes nothing beside a running server and says to stop it', async () => {
    const running = async () => Promise.resolve(Response.json({ status: 'ok', version: '0.8.0' }));
    const { code, lines } = await run(['quota', 'lists', '900', '20'], running);
    expect(code).toBe(1);
    expect(lines.join(' ')).toContain('Stop it, run this command again');
  });
});

describe('operator commands with a server', () => {
  it('ask it, with a token of the keys in DATA_DIR that lives for a minute', async () => {
    const tokens: string[] = [];
    const fetch = async (input: string | URL | Request, init?: RequestInit) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.endsWith('/healthz')) return Promise.resolve(Response.json({ status: 'ok', version: '1.0.0' }));
      tokens.push(new Headers(init?.headers).get('apikey') ?? '');
      return Promise.resolve(Response.json([]));
    };
    expect((await run(['list'], fetch)).lines[0]).toContain('no administrator yet');
    const keys = await openKeys({ dataDir, jwtSecret: null, jwtKeysFile: null });
    const [token = ''] = tokens;
    expect(await keys.verify(token, NOW)).toMatchObject({ ok: true, claims: { role: 'service_role' } });
    const later = new Date(NOW.getTime() + 60_000);
    expect(await keys.verify(token, later)).toEqual({ ok: false, reason: 'expired' });
  });

  it('give no token to another program on the port', { timeout: OPENING_MS }, async () => {
    const asked: string[] = [];
    const fetch = async (input: string | URL | Request, init?: RequestInit) => {
      asked.push(`${input instanceof Request ? input.url : String(input)} ${JSON.stringify(init?.headers)}`);
      return Promise.resolve(new Response('<html>'));
    };
    expect((await run(['list'], fetch)).code).toBe(0);
    expect(asked).toEqual(['http://127.0.0.1:8080/healthz undefined']);
  });
});

describe('a command that fails', () => {
  it('explains its usage', async () => {
    expect(await run(['grant'])).toMatchObject({ code: 2 });
  });

  it('reports the problem of the settings', async () => {
    expect(await run(['list'], nobody, { JWT_SECRET: 'short' })).toMatchObject({ code: 1 });
    expect(await run(['list'], nobody, { PUBLIC_URL: 'nowhere' })).toMatchObject({ code: 1 });
  });

  it('reports problems of the operator, and throws faults of ours', async () => {
    const failing = (cause: Error) => outcomeOf(async () => Promise.reject(cause));
    expect(await failing(new OperateError('why'))).toEqual({ code: 1, lines: ['why'] });
    expect(await failing(new DatabaseError('28P01', 'no'))).toEqual({
      code: 1,
      lines: ['The database refused: no'],
    });
    await expect(failing(new TypeError('a fault'))).rejects.toThrow('a fault');
  });
});
