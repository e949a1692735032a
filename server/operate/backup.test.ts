import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOddTables, addPlayer, carriedRows } from '#tests/builders/backup-rows.ts';
import { restoreFile } from '#tests/builders/restore-file.ts';
import { asOwner, openTestDatabase } from '#tests/builders/database.ts';
import type { Database } from '../db/database.ts';
import { parseHeader } from './backup-format.ts';
import { writeBackup } from './backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'muster-backup-'));
const file = join(folder, 'backup.sql');
const damaged = join(folder, 'damaged.sql');
const PARTS = { version: '1.2.3', now: () => new Date('2026-11-21T08:00:00Z') };

let database: Database;
let player: string;
let before: Awaited<ReturnType<typeof carriedRows>>;

const backup = async (): Promise<string> => {
  const pieces: string[] = [];
  const summary = await writeBackup(database, PARTS, (text) => pieces.push(text));
  const text = pieces.join('');
  expect(summary.bytes).toBe(Buffer.byteLength(text));
  return text;
};
const withChecksum = (text: string): string => {
  const body = text.slice(0, text.lastIndexOf('-- muster-backup-end'));
  return `${body}-- muster-backup-end sha256:${createHash('sha256').update(body).digest('hex')}\n`;
};
const refusal = async (text: string) => {
  writeFileSync(damaged, text);
  const result = await restoreFile(database, damaged, { replace: true });
  return result.ok ? 'restored' : result.message;
};

beforeAll(async () => {
  database = await openTestDatabase();
  await addOddTables(database, true);
  player = await addPlayer(database, 'ada');
  await addPlayer(database, 'brook');
  writeFileSync(file, await backup());
  // Tokens under way are not carried, and what is nothing here is empty there: so it is once it
  // came from a backup.
  await restoreFile(database, file, { replace: true });
  before = await carriedRows(database);
}, 60_000);

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('a backup', () => {
  it('names its version, its content and the tables that it leaves out', async () => {
    const line = (await backup()).split('\n')[0] ?? '';
    const result = parseHeader(line);
    expect(result).toMatchObject({
      ok: true,
      header: { format: 1, product: '1.2.3', made: '2026-11-21T08:00:00.000Z' },
    });
    const header = result.ok ? result.header : null;
    const rows = new Map(header?.tables.map(({ schema, name, rows: count }) => [`${schema}.${name}`, count]));
    expect(rows.get('auth.users')).toBe(2);
    expect(rows.get('public.army_lists')).toBe(2);
    expect(header?.migrations).toContain('20261121080100');
    expect(header?.leftOut).toEqual(
      expect.arrayContaining([
        'auth.sessions',
        'auth.refresh_tokens',
        'auth.one_time_tokens',
        'auth.flow_state',
      ]),
    );
  });

  it('has referenced rows before the rows that refer to them', async () => {
    const text = await backup();
    const places = ['auth"."users', 'public"."profiles', 'public"."army_lists'].map((name) =>
      text.indexOf(`copy "${name}"`),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has the same text for the same data', async () => {
    expect(await backup()).toBe(await backup());
  });
});

describe('restoring', () => {
  it('brings every row back as it was, whatever has happened since', async () => {
    await database.withOwner(({ script }) =>
      script(`
        delete from auth.users where email = 'brook@example.org';
        update public.profiles set bio = 'changed';
        delete from public."Odd ""names"" here" where id = 4;
        insert into private_notes.notes (text) values ('new');
        alter sequence private_notes.counter restart with 900;`),
    );
    await addPlayer(database, 'cole');
    expect(await restoreFile(database, file, { replace: true })).toMatchObject({ ok: true });
    expect(await carriedRows(database)).toEqual(before);
    const [next] = await asOwner(database, "select nextval('private_notes.counter') as next");
    expect(next?.['next']).toBe('5');
  });

  it('ends all sessions and keeps passwords and rights', async () => {
    await addPlayer(database, 'drew');
    await restoreFile(database, file, { replace: true });
    expect(await asOwner(database, 'select from auth.sessions')).toHaveLength(0);
    const [row] = await asOwner(
      database,
      `select encrypted_password like '$2b$10$%' as hash, recovery_token, instance_id, wab_admin
       from auth.users u join public.profiles p using (id) where u.id = $1`,
      [player],
    );
    expect(row).toEqual({
      hash: true,
      recovery_token: '',
      instance_id: '00000000-0000-0000-0000-000000000000',
      wab_admin: true,
    });
  });

  it('leaves a database that has accounts alone unless it is told to replace it', async () => {
    const result = await restoreFile(database, file, { replace: false });
    expect(result).toMatchObject({ ok: false, code: 'not-empty' });
    expect(result.ok ? '' : result.message).toMatch(/has accounts\. .* --replace .* Nothing was changed\.$/);
    expect(await carriedRows(database)).toEqual(before);
  });

  it('refuses a file that is cut, changed or none, before it touches anything', async () => {
    const text = readFileSync(file, 'utf8');
    expect(await refusal(text.slice(0, -40))).toMatch('its end is missing');
    expect(await refusal(text.slice(0, text.length / 2))).toMatch('its end is missing');
    expect(await refusal(text.replace('ada@example.org', 'eve@example.org'))).toMatch(
      'not as it was written',
    );
    expect(await refusal('select 1;')).toMatch('not a backup of Muster');
    expect(await refusal('')).toMatch('not a backup of Muster');
    expect(await refusal(text.replace('"format":1', '"format":2'))).toMatch('newer version of Muster');
    expect(await carriedRows(database)).toEqual(before);
  });

  it('refuses rows that differ from the header, though the checksum is right', async () => {
    const text = readFileSync(file, 'utf8');
    const row = (was: string, is: string) => refusal(withChecksum(text.replace(was, is)));
    expect(await row('\tada@example.org\t', '\tada@example.org\t\t')).toMatch('cannot be read');
    expect(await row('\tada@example.org\t', '\tada\0@example.org\t')).toMatch('cannot be read');
    expect(await row('\tada@example.org\t', '\tada\\x@example.org\t')).toMatch('cannot be read');
    expect(await row('"rows":2', '"rows":1')).toMatch('more rows than it should');
    expect(await row('"rows":2', '"rows":200')).toMatch('cannot be read');
    expect(await carriedRows(database)).toEqual(before);
  });

  it('runs no SQL of the file', async () => {
    const text = readFileSync(file, 'utf8').replace('\nbegin;\n', '\nbegin;\ndrop table public.profiles;\n');
    expect(await refusal(withChecksum(text))).toBe('restored');
    expect(await carriedRows(database)).toEqual(before);
  });

  it('refuses tables that are not for it to write', async () => {
    const sessions = readFileSync(file, 'utf8').replaceAll('"mfa_factors"', '"sessions"');
    expect(await refusal(withChecksum(sessions))).toMatch('no table auth.sessions to restore');
    const migration = readFileSync(file, 'utf8').replace('"20261121080100"', '"20991121080100"');
    expect(await refusal(withChecksum(migration))).toMatch('after migration 20991121080100');
    expect(await carriedRows(database)).toEqual(before);
  });

  it('undoes all of it when the checks of a table refuse a row', async () => {
    const text = readFileSync(file, 'utf8').replace('WAB-', 'BAD-');
    expect(await refusal(withChecksum(text))).toMatch(/refused the backup in public\.(profiles|army_lists)/);
    expect(await carriedRows(database)).toEqual(before);
  });

  it('undoes all of it when a row refers to one that is missing', async () => {
    const text = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) =>
        line.startsWith('{"id"')
          ? line
          : line.replace(new RegExp(`^${player}\\tWAB`), `${'0'.repeat(8)}-0000-0000-0000-000000000000\tWAB`),
      )
      .join('\n');
    expect(await refusal(withChecksum(text))).toMatch('is not in the backup');
    expect(await carriedRows(database)).toEqual(before);
  });
});
