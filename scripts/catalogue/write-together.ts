import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

export type NewFile = { readonly path: string; readonly text: string };

/**
 * Writes files, all or none: each goes to a name beside its own first, and only when all are on the
 * disk are they renamed. When anything fails, the files hold what they held, new ones and the other
 * names are gone, and the error is thrown. A folder that is missing is made, within one that is
 * there.
 */
export function writeTogether(files: readonly NewFile[]): void {
  const staged = files.map(({ path, text }) => ({ path, text, staging: `${path}.new` }));
  const renamed: { readonly path: string; readonly staging: string; readonly old: string | null }[] = [];
  const folders: string[] = [];
  try {
    for (const { staging, text } of staged) {
      const folder = dirname(staging);
      if (!existsSync(folder)) {
        mkdirSync(folder);
        folders.push(folder);
      }
      writeThrough(staging, text);
    }
    for (const { path, staging } of staged) {
      const old = existsSync(path) ? readFileSync(path, 'utf8') : null;
      renameSync(staging, path);
      renamed.push({ path, staging, old });
    }
  } catch (error) {
    for (const { path, staging, old } of renamed) {
      if (old === null) rmSync(path);
      else {
        writeThrough(staging, old);
        renameSync(staging, path);
      }
    }
    for (const { staging } of staged) rmSync(staging, { force: true });
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function writeThrough(path: string, text: string): void {
  const handle = openSync(path, 'w');
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
