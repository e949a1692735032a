import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examine } from './examine.ts';
import type { DoctorParts } from './finding.ts';

const now = () => new Date('2026-11-22T12:00:00Z');
let dataDir: string;
/** A repository with the folders that the server reads. */
let root: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'muster-doctor-'));
  root = mkdtempSync(join(tmpdir(), 'muster-doctor-root-'));
  for (const name of ['art', 'catalogue', 'locales', 'supabase/migrations'])
    mkdirSync(join(root, name), { recursive: true });
  mkdirSync(join(dataDir, 'backups'));
  mkdirSync(join(dataDir, 'database'));
  write('keys.json', '{"keys":[]}');
  write('backups/muster-1.sql.gz', 'x', 1);
});

afterEach(() => {
  rmSync(dataDir, { recursive: true });
  rmSync(root, { recursive: true });
});

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
    node: '24.21.0',
    root,
    ownerOf: () => 1000,
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
    expect((await lines()).text).toMatch(/look {4}backup: .+ has no backup yet/);
  });

  it('says that the embedded database has grown too large for its players', async () => {
    write('database/base', '');
    truncateSync(join(dataDir, 'database/base'), 1_900_000_000);
    expect((await lines()).text).toMatch(/ok {6}embedded database: It takes 1900 MB\./);
    truncateSync(join(dataDir, 'database/base'), 2_100_000_000);
    expect((await lines()).text).toMatch(
      /look {4}embedded database: It takes 2100 MB\. .+ Move to PostgreSQL/,
    );
    expect((await lines({ DATABASE_URL: 'postgres://nobody@localhost/none' })).text).not.toContain(
      'embedded',
    );
  });

  it('says that a killed server left its lock', async () => {
    write('database/lock.json', '{}', 2);
    expect((await lines()).text).toMatch(/look {4}lock: .+ left behind/);
  });

  it('says that the app is not built, or of other sources', async () => {
    expect((await lines({}, { build: { built: null, sources: ['a'] } })).text).toMatch(/broken {2}build/);
    expect((await lines({}, { build: { built: 'b', sources: ['a'] } })).text).toMatch(/look {4}build/);
  });

  it('says that an old key is still good, and that keys are very old', async () => {
    const keys = '{"keys":[{"key_ops":["sign","verify"]},{"key_ops":["verify"]}]}';
    write('keys.json', keys);
    expect((await lines()).text).toMatch(/ok {6}keys/);
    write('keys.json', keys, 48);
    expect((await lines()).text).toMatch(/look {4}keys: .+ 2 days ago, and a former key .+ Delete that key/);
    write('keys.json', '{"keys":[{}]}', 24 * 800);
    expect((await lines()).text).toMatch(/look {4}keys: .+ 800 days ago\. Change the keys/);
  });

  it('says that a command was run as another user', async () => {
    write('database/lock.json', '{}');
    const ownerOf = (file: string) => (file.endsWith('lock.json') ? 0 : 1000);
    const { code, text } = await lines({}, { ownerOf });
    expect([code, text]).toEqual([
      1,
      expect.stringMatching(/broken {2}data folder: .+lock\.json belongs to another user .+ chown -R/),
    ]);
  });

  it('says that the server may not touch its lock', async () => {
    write('database/lock.json', '{}');
    chmodSync(join(dataDir, 'database/lock.json'), 0o400);
    expect((await lines()).text).toMatch(/broken {2}lock: The server may not .+ chmod 600/);
  });

  it('says that Node is too old', async () => {
    expect((await lines({}, { node: '22.18.0' })).text).toMatch(
      /broken {2}node: Version 22\.18\.0 is too old/,
    );
  });

  it('says that the folder of the pictures is missing', async () => {
    rmSync(join(root, 'art'), { recursive: true });
    expect((await lines()).text).toMatch(/broken {2}folders: .+art is missing\. .+ git checkout -- art/);
  });

  it('says that the template of a new database is damaged', async () => {
    mkdirSync(join(root, '.cache'));
    writeFileSync(join(root, '.cache/database-template.zip.gz'), 'cut');
    expect((await lines()).text).toMatch(/look {4}template: .+ is damaged\. Delete it and run npm run build/);
  });

  it('says that the embedded database cannot be looked into without its server', async () => {
    expect((await lines({}, { fetch: NOBODY })).text).toMatch(/look {4}database: .+ Start the server/);
  });

  it('says that the database of DATABASE_URL does not answer, without its password', async () => {
    const { code, text } = await lines({ DATABASE_URL: 'postgres://muster:secret@127.0.0.1:1/muster' });
    expect([code, text]).toEqual([1, expect.stringMatching(/broken {2}database: .+ Check the address/)]);
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

  it.each([
    [
      'names visitors',
      { client: '198.51.100.7', forwarded: '198.51.100.7' },
      /ok {6}visitors: .+198\.51\.100\.7/,
    ],
    ['writes no header', { client: '127.0.0.1', forwarded: null }, /broken {2}visitors: .+ writes no X-Forw/],
    [
      'believes visitors',
      { client: '192.0.2.77', forwarded: '192.0.2.77' },
      /broken {2}visitors: .+ pose as another/,
    ],
    [
      'is elsewhere',
      { client: '10.0.0.2', forwarded: '198.51.100.7' },
      /broken {2}visitors: .+ on another machine/,
    ],
    ['is of an older version', {}, /ok {6}public address/],
  ])('says of a proxy that it %s', async (_what, seen, words) => {
    const { text } = await lines(PUBLIC, {
      fetch: answering({ status: 'ok', version: '1.0.0', ...seen }),
    });
    expect(text).toMatch(words);
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
