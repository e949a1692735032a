import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openPgliteDatabase } from '#server/db/pglite/pglite-database.ts';
import { writeBackup } from '#server/operate/backup.ts';
import { PARTS, testDatabase } from '#tests/builders/database.ts';
import { restoreFile } from '#tests/builders/restore-file.ts';
import { fillAsOf, RELEASES } from './releases.ts';

const newest = testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'muster-backups-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(RELEASES)('a backup of $version with tables that are gone says how it gets here', async (release) => {
  const old = await openPgliteDatabase({ directory: null, ...PARTS });
  await fillAsOf(old, release);
  const pieces: string[] = [];
  await writeBackup(old, { version: release.version, now: PARTS.now }, (text) => pieces.push(text));
  await old.close();
  const file = join(folder, `${release.version}.sql`);
  writeFileSync(file, pieces.join(''));
  const result = await restoreFile(newest, file, { replace: true });
  const message = result.ok ? 'restored' : result.message;
  expect(message).toMatch(/^This database has no table \S+ to restore\. The backup is of version /);
  expect(message.slice(message.indexOf('The backup'))).toBe(
    `The backup is of version ${release.version}: restore it with that version into an empty database, then start this one on it. Nothing was changed.`,
  );
});
