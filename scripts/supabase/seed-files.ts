import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Parsed } from '#domain/catalogue/faults.ts';
import { readSeedContent } from './seed-content.ts';
import { contentFaults } from './seed-faults.ts';
import { SEED_HEADER, seedSql } from './seed-sql.ts';
import { seedTables } from './seed-tables.ts';

/**
 * The folder of the seed, relative to the root. `supabase/config.toml` names it to the CLI and to
 * our server.
 */
export const SEED_FOLDER = 'supabase/seed';

/**
 * Name and text of every seed file that the catalogue under `root` makes; none for a kind without
 * content. Else every fault.
 */
export function buildSeed(root: string): Parsed<ReadonlyMap<string, string>> {
  const content = readSeedContent(root);
  if (!content.ok) return content;
  const faults = contentFaults(content.value);
  if (faults.length > 0) return { ok: false, faults };
  const files = seedTables(content.value).flatMap(({ name, tables }) => {
    const sql = tables.map(seedSql).join('');
    return sql === '' ? [] : [[`${name}.sql`, SEED_HEADER + sql] as const];
  });
  return { ok: true, value: new Map(files) };
}

/** The seed files that are in `folder` now. */
export function readSeed(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
