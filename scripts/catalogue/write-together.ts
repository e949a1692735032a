import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export type NewFile = { readonly path: string; readonly text: string };

/**
 * Writes existing files again, all or none: each goes to a name beside its own first, and only when
 * all are on the disk are they renamed. When anything fails, the files hold what they held, the
 * other names are gone, and the error is thrown.
 */
export function writeTogether(files: readonly NewFile[]): void {
  const staged = files.map(({ path, text }) => ({ path, text, staging: `${path}.new` }));
  const renamed: { readonly path: string; readonly staging: string; readonly old: string }[] = [];
  try {
    for (const { staging, text } of staged) writeThrough(staging, text);
    for (const { path, staging } of staged) {
      const old = readFileSync(path, 'utf8');
      renameSync(staging, path);
      renamed.push({ path, staging, old });
    }
  } catch (error) {
    for (const { path, staging, old } of renamed) {
      writeThrough(staging, old);
      renameSync(staging, path);
    }
    for (const { staging } of staged) rmSync(staging, { force: true });
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
