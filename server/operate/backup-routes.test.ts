import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPlayer, carriedRows } from '#tests/builders/backup-rows.ts';
import { openTestDatabase } from '#tests/builders/database.ts';
import type { Database } from '../db/database.ts';
import { createLog } from '../http/log.ts';
import { makeApiKey } from '../keys/api-keys.ts';
import type { KeySet } from '../keys/key-set.ts';
import { makeTestKeys } from '../keys/test-keys.ts';
import { fetchBackup, sendBackup } from './backup-client.ts';
import { createOperate } from './backup-routes.ts';
import { openSpool } from './backup-spool.ts';
import { makeOperateToken } from './backup-token.ts';

const folder = mkdtempSync(join(tmpdir(), 'muster-operate-'));
const lines: string[] = [];
const now = () => new Date();

let database: Database;
let keys: KeySet;
let app: Hono;
let server: Server;
let address: string;

beforeAll(async () => {
  database = await openTestDatabase();
  await addPlayer(database, 'ada');
  keys = await makeTestKeys();
  const log = createLog('info', { write: (line) => lines.push(line) });
  app = new Hono().route(
    '/admin/v1',
    createOperate({ database, keys, now, log, version: '1.2.3', folder: join(folder, 'spool') }),
  );
  server = createServer((incoming, outgoing) => void getRequestListener(app.fetch)(incoming, outgoing));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}, 60_000);

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const post = async (path: string, headers: Record<string, string>, body?: string) =>
  app.request(`/admin/v1${path}`, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });
const bearer = async () => `Bearer ${await makeOperateToken(keys, now())}`;

describe('the operator’s endpoints', () => {
  it('tell an operator, and nobody else, the state of the database', async () => {
    const ask = async (headers: Record<string, string>) => app.request('/admin/v1/state', { headers });
    expect((await ask({})).status).toBe(401);
    const authorization = await bearer();
    expect((await ask({ authorization, 'x-forwarded-for': '198.51.100.7' })).status).toBe(403);
    const state: unknown = await (await ask({ authorization })).json();
    expect(state).toEqual({
      postgres: expect.stringMatching(/^\d+\.\d+$/),
      migrations: expect.arrayContaining(['20261122120000']),
      at: expect.closeTo(Date.now(), -5),
    });
  });

  it('refuse everybody without an operator’s token, the service key included', async () => {
    const foreign = await makeTestKeys();
    const tokens = [
      '',
      `Bearer ${await makeApiKey(keys, 'service_role', now())}`,
      `Bearer ${await makeApiKey(keys, 'anon', now())}`,
      `Bearer ${await keys.sign({ role: 'authenticated', aud: 'muster-operate', exp: 9e9 })}`,
      `Bearer ${await keys.sign({ role: 'service_role', aud: 'muster-operate' })}`,
      `Bearer ${await makeOperateToken(foreign, now())}`,
      `Bearer ${await makeOperateToken(keys, new Date(Date.now() - 600_000))}`,
    ];
    for (const authorization of tokens) {
      for (const path of ['/backup', '/restore?replace=true']) {
        expect((await post(path, { authorization })).status).toBe(401);
      }
    }
  });

  it('refuse requests through a proxy', async () => {
    const response = await post('/backup', { authorization: await bearer(), 'x-forwarded-for': '127.0.0.1' });
    expect(response.status).toBe(403);
  });

  it('say why they refuse a file', async () => {
    const response = await post('/restore?replace=true', { authorization: await bearer() }, 'select 1;');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'file',
      message: 'The file is not a backup of Muster. Nothing was changed.',
    });
    const empty = await post('/restore', { authorization: await bearer() });
    expect(empty.status).toBe(400);
  });

  it('do one thing at a time', async () => {
    const authorization = await bearer();
    const both = await Promise.all([post('/backup', { authorization }), post('/backup', { authorization })]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    await Promise.all(both.map((response) => response.text()));
    expect((await post('/backup', { authorization })).status).toBe(200);
  });
});

describe('the commands, asking a running server', () => {
  it('get a backup and give it back over HTTP, and leave no file behind', async () => {
    const before = await carriedRows(database);
    const token = await makeOperateToken(keys, now());
    const spool = openSpool(folder);
    await fetchBackup({ address, token }, spool);
    await addPlayer(database, 'brook');

    const refused = await sendBackup({ address, token }, spool.file, { replace: false });
    expect(refused).toMatchObject({ ok: false, code: 'not-empty' });
    const restored = await sendBackup({ address, token }, spool.file, { replace: true });
    expect(restored).toMatchObject({ ok: true });
    spool.close();
    expect((await carriedRows(database))['public.army_lists']).toEqual(before['public.army_lists']);
    expect(readdirSync(folder)).toEqual(['spool']);
    expect(readdirSync(join(folder, 'spool'))).toEqual([]);
    expect(lines.join('')).toMatch('Backup restored');
    expect(lines.join('')).not.toMatch('example.org');
  });

  it('tell an operator with other keys, and one who names another port, what to do', async () => {
    const token = await makeOperateToken(await makeTestKeys(), now());
    const spool = openSpool(folder);
    await expect(fetchBackup({ address, token }, spool)).rejects.toThrow('does not know the keys');
    const nowhere = { address: 'http://127.0.0.1:1', token };
    await expect(fetchBackup(nowhere, spool)).rejects.toThrow('no server answers at http://127.0.0.1:1');
    await expect(fetchBackup({ address: `${address}/elsewhere`, token }, spool)).rejects.toThrow(
      'is not Muster of this version',
    );
    spool.close();
  });

  it('survive a server that breaks off', async () => {
    const broken = createServer((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-length': '1000' }).write('-- muster');
      setTimeout(() => outgoing.destroy(), 10);
    });
    await new Promise<void>((resolve) => {
      broken.listen(0, '127.0.0.1', resolve);
    });
    const port = String((broken.address() as AddressInfo).port);
    const spool = openSpool(folder);
    await expect(fetchBackup({ address: `http://127.0.0.1:${port}`, token: '' }, spool)).rejects.toThrow(
      'stopped in the middle',
    );
    spool.close();
    broken.close();
  });
});
