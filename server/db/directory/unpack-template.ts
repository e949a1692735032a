import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { syncDirectory } from './sync-directory.ts';

/**
 * Unpacks a template as the files of a new database. They take their place in one step at the end,
 * on the disk already, so a start that was cut short leaves nothing half made.
 */
export async function unpackTemplate(template: Uint8Array, directory: string): Promise<void> {
  const growing = `${directory}.new`;
  rmSync(growing, { recursive: true, force: true });
  mkdirSync(growing, { recursive: true, mode: 0o700 });
  for (const [name, content] of Object.entries(unzipSync(gunzipSync(template)))) {
    const path = join(growing, name);
    if (name.endsWith('/')) mkdirSync(path, { recursive: true, mode: 0o700 });
    else {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileSync(path, content, { mode: 0o600 });
    }
  }
  chmodSync(growing, 0o700);
  await syncDirectory(growing);
  renameSync(growing, directory);
}
