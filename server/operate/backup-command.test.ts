import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPlayer, carriedRows } from '#tests/builders/backup-rows.ts';
import { asOwner, PARTS } from '#tests/builders/database.ts';
import { openDatabase, SUPABASE_DIR } from '../db/open-database.ts';
import { backUp } from './backup-command.ts';
import { outcomeOf } from './outcome.ts';
import { restore } from './restore-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'muster-command-'));
const dataDir = join(folder, 'data');
const env = { DATA_DIR: dataDir };
const command = { env, now: () => new Date('2026-11-21T08:00:00Z'), version: '1.2.3' };

const openData = (directory: string) =>
  openDatabase({ url: null, dataDir: directory, supabaseDir: SUPABASE_DIR }, PARTS);

let before: Awaited<ReturnType<typeof carriedRows>>;

beforeAll(async () => {
  const database = await openData(dataDir);
  await addPlayer(database, 'ada');
  before = await carriedRows(database);
  await database.close();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run backup', () => {
  it('writes a packed file with the time in its name, for its user alone', async () => {
    const outcome = await outcomeOf(() => backUp([], command));
    expect(outcome.code).toBe(0);
    const path = join(dataDir, 'backups', 'muster-2026-11-21T08-00-00Z.sql.gz');
    expect(outcome.lines[0]).toMatch(`${path}: `);
    expect(outcome.lines[0]).toMatch('accounts: 1.');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(gunzipSync(readFileSync(path)).toString()).toMatch('ada@example.org');
    expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1);
  }, 60_000);

  it('overwrites no file, and has nothing to do where there is no database', async () => {
    const taken = join(folder, 'taken.sql');
    writeFileSync(taken, 'mine');
    const refusal = await outcomeOf(() => backUp([taken], command));
    expect(refusal).toMatchObject({ code: 1, lines: [expect.stringContaining('exists already')] });
    expect(readFileSync(taken, 'utf8')).toBe('mine');
    const nowhere = { ...command, env: { DATA_DIR: join(folder, 'nowhere') } };
    const outcome = await outcomeOf(() => backUp([join(folder, 'nothing.sql')], nowhere));
    expect(outcome.lines[0]).toMatch('There is no database in');
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'taken.sql']);
  });

  it('explains itself when it is called wrongly', async () => {
    expect(await backUp(['--help'], command)).toMatchObject({ code: 2 });
    expect(await backUp(['a', 'b'], command)).toMatchObject({ code: 2 });
    expect(await restore([], command)).toMatchObject({ code: 2 });
    expect(await restore(['--replace'], command)).toMatchObject({ code: 2 });
    const wrong = { ...command, env: { PORT: 'x' } };
    expect(await outcomeOf(() => backUp([], wrong))).toMatchObject({ code: 1 });
  });
});

describe('npm run restore', () => {
  it('makes a new installation out of a backup', async () => {
    const file = join(folder, 'whole.sql');
    await backUp([file], command);
    const other = join(folder, 'other');
    const outcome = await outcomeOf(() => restore([file], { ...command, env: { DATA_DIR: other } }));
    expect(outcome).toMatchObject({ code: 0 });
    const database = await openData(other);
    const after = await carriedRows(database);
    expect(after['public.army_lists']).toEqual(before['public.army_lists']);
    expect(after['public.profiles']).toEqual(before['public.profiles']);
    expect(await asOwner(database, 'select email from auth.users')).toEqual([{ email: 'ada@example.org' }]);
    await database.close();
  }, 60_000);

  it('reports the problem of a file, and changes nothing', async () => {
    const cut = join(folder, 'cut.sql.gz');
    writeFileSync(
      cut,
      readFileSync(join(dataDir, 'backups', 'muster-2026-11-21T08-00-00Z.sql.gz')).subarray(0, 900),
    );
    for (const [path, words] of [
      [cut, /cannot be read: unexpected end of file/],
      [join(folder, 'none.sql'), /cannot be read: ENOENT/],
      [join(folder, 'taken.sql'), /not a backup of Muster/],
    ] as const) {
      const outcome = await outcomeOf(() => restore(['--replace', path], command));
      expect(outcome.code).toBe(1);
      expect(outcome.lines[0]).toMatch(words);
      expect(outcome.lines[0]).toMatch(/Nothing was changed\.$/);
    }
  });
});
