import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../file-faults.ts';

/** One file of SQL that changes the shape of the database, once. */
export type Migration = {
  /** The digits that its name begins with; they give the order. */
  readonly version: string;
  /** The name after the digits, without `.sql`. */
  readonly name: string;
  readonly sql: string;
};

/**
 * The migrations of a folder in their order: files named `<digits>_<name>.sql`, as the hosted CLI
 * names them. Other files are passed over; no folder means no migrations. Throws when two have the
 * same version.
 */
export function readMigrations(folder: string): readonly Migration[] {
  const migrations = fileNames(folder)
    .map((file) => ({ file, parts: /^(\d+)_(.*)\.sql$/.exec(file) }))
    .flatMap(({ file, parts }) => {
      const [, version, name] = parts ?? [];
      if (version === undefined || name === undefined) return [];
      return [{ version, name, sql: readFileSync(join(folder, file), 'utf8') }];
    })
    .toSorted((a, b) => (a.version < b.version ? -1 : 1));
  const twice = migrations.find(({ version }, at) => migrations[at + 1]?.version === version);
  if (twice !== undefined) throw new Error(`Two migrations in ${folder} have the version ${twice.version}.`);
  return migrations;
}

function fileNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return [];
    throw cause;
  }
}
