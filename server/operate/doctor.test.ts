import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DoctorParts, examine } from './doctor.ts';

const now = () => new Date('2026-11-22T12:00:00Z');
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'muster-doctor-'));
  mkdirSync(join(dataDir, 'backups'));
  mkdirSync(join(dataDir, 'database'));
  write('keys.json', '{"keys":[]}');
  write('backups/muster-1.sql.gz', 'x', 1);
});

afterEach(() => rmSync(dataDir, { recursive: true }));

function write(name: string, text: string, hoursAgo = 0): void {
  const file = join(dataDir, name);
  writeFileSync(file, text, { mode: 0o600 });
  const at = new Date(now().getTime() - hoursAgo * 3_600_000);
  utimesSync(file, at, at);
}

const answering =
  (body: unknown, date = now()): typeof fetch =>
  () =>
    Promise.resolve(Response.json(body, { headers: { date: date.toUTCString() } }));
const HEALTHY = answering({ status: 'ok', version: '1.0.0' });
const NOBODY: typeof fetch = () => Promise.reject(new Error('refused'));

async function lines(env: DoctorParts['env'] = {}, more: Partial<DoctorParts> = {}) {
  const { code, lines: said } = await examine({
    env: { DATA_DIR: dataDir, ...env },
    now,
    fetch: HEALTHY,
    version: '1.0.0',
    build: { built: 'a', sources: ['a'] },
    ...more,
  });
  return { code, text: said.join('\n') };
}

const PUBLIC = { PUBLIC_URL: 'https://muster.example.org', CONTACT_EMAIL: 'host@example.org' };

describe('npm run doctor', () => {
  it('finds a healthy installation healthy and changes nothing', async () => {
    const before = readdirSync(dataDir, { recursive: true });
    const { code, text } = await lines(PUBLIC);
    expect(code).toBe(0);
    expect(text).not.toContain('broken');
    expect(readdirSync(dataDir, { recursive: true })).toEqual(before);
  });

  it('says that keys may be read by others', async () => {
    chmodSync(join(dataDir, 'keys.json'), 0o644);
    const { code, text } = await lines();
    expect([code, text]).toEqual([1, expect.stringMatching(/broken {2}keys: Others .+ chmod 600/)]);
  });

  it('says that keys are damaged', async () => {
    write('keys.json', '{"keys":');
    expect((await lines()).text).toMatch(/broken {2}keys: .+ is damaged\. Put it back/);
  });

  it('says that the last backup is old, and that there is none', async () => {
    write('backups/muster-1.sql.gz', 'x', 24 * 9);
    expect((await lines()).text).toMatch(/look {4}backup: The newest is 9\.0 days old/);
    rmSync(join(dataDir, 'backups'), { recursive: true });
    expect((await lines()).text).toMatch(/look {4}backup: There is none/);
  });

  it('says that a killed server left its lock', async () => {
    write('database/lock.json', '{}', 2);
    expect((await lines()).text).toMatch(/look {4}lock: .+ left behind/);
  });

  it('says that the app is not built, or of other sources', async () => {
    expect((await lines({}, { build: { built: null, sources: ['a'] } })).text).toMatch(/broken {2}build/);
    expect((await lines({}, { build: { built: 'b', sources: ['a'] } })).text).toMatch(/look {4}build/);
  });

  it('says that the mail server does not answer', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    const address = probe.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const env = { SMTP_URL: `smtp://user:secret@127.0.0.1:${String(port)}`, MAIL_FROM: 'a@example.org' };
    expect((await lines(env)).text).toMatch(/ok {6}mail/);
    await new Promise((resolve) => probe.close(resolve));
    const { code, text } = await lines(env);
    expect([code, text]).toEqual([1, expect.stringMatching(/broken {2}mail: Nothing answers at 127/)]);
    expect(text).not.toContain('secret');
  });

  it('says that another program has the port, and that nobody has it', async () => {
    expect((await lines({}, { fetch: answering({ hello: 1 }) })).text).toMatch(
      /broken {2}server: Another program/,
    );
    expect((await lines({}, { fetch: NOBODY })).text).toMatch(/look {4}server: No server answers/);
  });

  it('says that an older version still runs', async () => {
    expect((await lines({}, { version: '2.0.0' })).text).toMatch(/Version 1\.0\.0 runs, 2\.0\.0 is here/);
  });

  it('says that the public address does not answer, or is something else', async () => {
    expect((await lines(PUBLIC, { fetch: NOBODY })).text).toMatch(
      /broken {2}public address: .+ does not answer/,
    );
    expect((await lines(PUBLIC, { fetch: answering('x') })).text).toMatch(/not with Muster/);
  });

  it('says that the clocks are apart', async () => {
    const late = answering({ status: 'ok', version: '1.0.0' }, new Date(now().getTime() + 300_000));
    expect((await lines(PUBLIC, { fetch: late })).text).toMatch(/broken {2}clock: .+ 300 s apart/);
  });

  it('says which settings are wrong or do not fit together', async () => {
    expect(await lines({ PORT: 'x' })).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^broken {2}settings: PORT/),
    });
    expect((await lines({ HOST: '0.0.0.0' })).text).toMatch(/links in mails say localhost: set PUBLIC_URL/);
  });

  it('says that the data folder is not there', async () => {
    expect((await lines({ DATA_DIR: join(dataDir, 'none') })).text).toMatch(
      /is this the DATA_DIR of the server/,
    );
  });
});
