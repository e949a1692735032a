/**
 * Makes the database with all migrations once for the whole run: each file of tests then begins
 * with a copy of it, which takes a tenth of the time. So do tests of the table API with one that
 * has nothing in it. Databases with files of their own begin with the build's template, which is
 * made here where no build has made it since the last migration.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOOTSTRAP, readPlan, SUPABASE_DIR, TEMPLATE } from '#server/db/open-database.ts';
import { saveEmptyImage, saveImage } from '#server/db/pglite/save-image.ts';

export async function setup(): Promise<(() => void) | undefined> {
  // Each project of the run calls this.
  if (process.env['TEST_DATABASE_IMAGE'] !== undefined) return undefined;
  if (!isTemplateFresh()) execFileSync(process.execPath, ['scripts/build/database-template.ts']);
  const folder = mkdtempSync(join(tmpdir(), 'muster-test-database-'));
  const image = join(folder, 'image.tar');
  const empty = join(folder, 'empty.tar');
  await Promise.all([saveImage(image, readPlan(SUPABASE_DIR)), saveEmptyImage(empty)]);
  process.env['TEST_EMPTY_DATABASE_IMAGE'] = empty;
  process.env['TEST_DATABASE_IMAGE'] = image;
  return () => rmSync(folder, { recursive: true });
}

function isTemplateFresh(): boolean {
  if (!existsSync(TEMPLATE)) return false;
  const made = statSync(TEMPLATE).mtimeMs;
  const isOlder = (folder: string) =>
    readdirSync(folder).every((file) => statSync(join(folder, file)).mtimeMs < made);
  return [BOOTSTRAP, join(SUPABASE_DIR, 'migrations')].every(isOlder);
}
