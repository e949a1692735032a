import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The SHA-256 of each file, by its path with forward slashes. */
export type Hashes = ReadonlyMap<string, string>;

/** Hashes every file under a folder, sorted by path. */
export function folderHashes(folder: string): Hashes {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files
      .map((path): [string, string] => [
        relative(folder, path).split(sep).join('/'),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Writes hashes as `sha256sum --check` reads them. `folder`: the files' folder in the list. */
export function hashList(hashes: Hashes, folder: string): string {
  return [...hashes].map(([file, hash]) => `${hash}  ${folder}/${file}\n`).join('');
}

/** Returns a line for each file that two folders do not share byte by byte. */
export function hashDifferences(first: Hashes, second: Hashes): readonly string[] {
  return [...new Set([...first.keys(), ...second.keys()])].toSorted().flatMap((file) => {
    if (first.get(file) === second.get(file)) return [];
    if (!second.has(file)) return `${file} is in the first build alone`;
    return first.has(file) ? `${file} differs` : `${file} is in the second build alone`;
  });
}
