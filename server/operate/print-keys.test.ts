import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readVapidKeys } from '#functions/push/vapid.ts';
import { openKeys } from '../keys/open-keys.ts';
import { outcomeOf } from './outcome.ts';
import { printKeys, printPushKey } from './print-keys.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'muster-print-keys-'));
});
afterAll(() => {
  rmSync(dataDir, { recursive: true });
});

it('prints two keys that the installation knows, on a new one too', async () => {
  const { code, lines } = await printKeys({ DATA_DIR: dataDir }, NOW);
  expect(code).toBe(0);
  expect(lines.map((line) => line.split('=')[0])).toEqual(['ANON_KEY', 'SERVICE_ROLE_KEY']);
  const keys = await openKeys({ dataDir, jwtSecret: null, jwtKeysFile: null });
  for (const [at, role] of ['anon', 'service_role'].entries()) {
    const token = lines[at]?.split('=')[1] ?? '';
    expect(await keys.verify(token, NOW)).toMatchObject({ ok: true, claims: { role } });
  }
});

it('is the same text each time where the algorithm has no chance in it', async () => {
  const env = { JWT_SECRET: 'x'.repeat(32), DATA_DIR: dataDir };
  expect(await printKeys(env, NOW)).toEqual(await printKeys(env, NOW));
});

it('says what is wrong with the settings or the file', async () => {
  expect((await printKeys({ JWT_SECRET: 'short' }, NOW)).code).toBe(1);
  writeFileSync(join(dataDir, 'keys.json'), 'mangled');
  const outcome = await outcomeOf(() => printKeys({ DATA_DIR: dataDir }, NOW));
  expect(outcome).toEqual({ code: 1, lines: [expect.stringContaining('keys.json is not JSON')] });
});

it('prints the key of notifications for a hosted project, the same each time', async () => {
  const env = { DATA_DIR: mkdtempSync(join(dataDir, 'push-')) };
  const { code, lines } = await printPushKey(env);
  expect([code, lines.map((line) => line.split('=')[0])]).toEqual([0, ['VITE_PUSH_KEY', 'PUSH_KEY']]);
  const keys = await readVapidKeys(lines[1]?.replace('PUSH_KEY=', '') ?? '');
  expect(lines[0]).toBe(`VITE_PUSH_KEY=${keys?.publicKey ?? ''}`);
  expect(await printPushKey(env)).toEqual({ code, lines });
  expect((await printPushKey({ ...env, PUSH: 'maybe' })).code).toBe(1);
});
