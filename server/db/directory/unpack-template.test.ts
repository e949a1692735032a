import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { asOwner, createAccount, PARTS } from '#tests/builders/database.ts';
import { migrate } from '../migrate.ts';
import { readPlan, SUPABASE_DIR, TEMPLATE } from '../open-database.ts';
import { openPgliteDatabase } from '../pglite/pglite-database.ts';
import { unpackTemplate } from './unpack-template.ts';

const parent = mkdtempSync(join(tmpdir(), 'muster-template-'));
const template = join(parent, 'template.zip');
const plan = readPlan(SUPABASE_DIR);
/** The migrations up to accounts and profiles: the others take long and prove nothing more. */
const start = { ...plan, migrations: plan.migrations.slice(0, 2) };

/** Damaged templates, with the code of zlib that tells them from a full disk. */
const DAMAGES = [
  ['cut short', (whole: Buffer) => whole.subarray(0, whole.length / 2), 'Z_BUF_ERROR'],
  [
    'changed in one byte',
    (whole: Buffer) => whole.fill(whole.readUInt8(5000) ^ 255, 5000, 5001),
    'Z_DATA_ERROR',
  ],
] as const;

copyFileSync(TEMPLATE, template);

afterAll(() => rmSync(parent, { recursive: true }), 60_000);

describe('a database that starts from a template', () => {
  it('has every table, its directory to itself, and works like one without a template', async () => {
    const directory = join(parent, 'first');
    const database = await openPgliteDatabase({ directory, template, ...PARTS });
    expect(await migrate(database, plan)).toEqual([]);
    const { wabId } = await createAccount(database);
    expect(await asOwner(database, 'select wab_id from profiles')).toEqual([{ wab_id: wabId }]);
    await database.close();
    expect(readdirSync(directory).filter((name) => name !== 'reserve')).toEqual(['pgdata']);
    const modes = ['', 'base', 'base/1'].map(
      (path) => statSync(join(directory, 'pgdata', path)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o700, 0o700]);
  }, 60_000);

  it.each(DAMAGES)('is refused when it is %s, as no fault of the disk', async (_title, damage, code) => {
    const directory = mkdtempSync(join(parent, 'refused-'));
    const files = join(directory, 'pgdata');
    const damaged = damage(readFileSync(template));
    await expect(unpackTemplate(damaged, files)).rejects.toMatchObject({ code });
    expect(existsSync(files)).toBe(false);
  });

  it('is created without the template when that is damaged, and the template is dropped', async () => {
    const directory = mkdtempSync(join(parent, 'damaged-'));
    const damaged = join(directory, 'template.zip');
    const [[, damage]] = DAMAGES;
    writeFileSync(damaged, damage(readFileSync(template)));
    const said: string[] = [];
    const place = { directory: join(directory, 'database'), template: damaged };
    const database = await openPgliteDatabase({ ...place, ...PARTS, onWait: (words) => said.push(words) });
    expect((await migrate(database, start)).length).toBeGreaterThan(0);
    await createAccount(database);
    await database.close();
    expect(existsSync(damaged)).toBe(false);
    expect(said).toEqual([expect.stringContaining('template.zip is damaged and was removed')]);
  }, 60_000);

  it('begins again when it was cut short while unpacking, and never touches a database that is there', async () => {
    const directory = join(parent, 'second');
    const options = { directory, template, ...PARTS };
    const database = await openPgliteDatabase(options);
    await createAccount(database);
    await database.close();
    const again = await openPgliteDatabase(options);
    expect(await asOwner(again, 'select count(*)::int as n from profiles')).toEqual([{ n: 1 }]);
    await again.close();

    rmSync(join(directory, 'pgdata'), { recursive: true });
    const half = join(directory, 'pgdata.new');
    writeFileSync(half, readFileSync(template).subarray(0, 1000));
    const third = await openPgliteDatabase(options);
    expect(await asOwner(third, 'select count(*)::int as n from profiles')).toEqual([{ n: 0 }]);
    await third.close();
  }, 60_000);
});
