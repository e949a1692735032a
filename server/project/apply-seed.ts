import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DatabaseError } from '../db/database-error.ts';
import type { Database, OwnerSession } from '../db/database.ts';
import type { ProjectConfig } from './project-config.ts';

/**
 * A seed file could not be applied. The database is as it was before that file; `message` says
 * which, where and why.
 */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

type Seed = {
  /** The path from the Supabase folder, with forward slashes. */
  readonly path: string;
  readonly sql: string;
  /** The hash of the SQL, also when the file is packed. */
  readonly hash: string;
};

/** Any number: processes that start together on one database wait for each other here. */
const LOCK = "select pg_advisory_xact_lock(hashtext('muster seeds'))";
/**
 * True when this content was applied and is what was applied last under its name. A renamed file is
 * not applied again.
 */
const APPLIED = 'select from muster.applied_seeds where hash = $1 limit 1';
const RECORD = `
  insert into muster.applied_seeds (path, hash) values ($1, $2)
  on conflict (path) do update set hash = excluded.hash, applied_at = now()`;

/**
 * Applies the seed files of a project, after its migrations: in their order, each in a transaction
 * of its own, once for each content. Returns the names of those that were applied now. Throws
 * SeedError at the first that fails; those before it stay.
 */
export async function applySeed(
  database: Database,
  { directory, seed }: Pick<ProjectConfig, 'directory' | 'seed'>,
): Promise<readonly string[]> {
  if (!seed.enabled) return [];
  const applied: string[] = [];
  for (const file of seed.files) {
    const each = readSeed(directory, file);
    const now = await database.withOwner((session) => applyOnce(session, each));
    if (now) applied.push(each.path);
  }
  return applied;
}

function readSeed(directory: string, file: string): Seed {
  const path = relative(directory, file).replaceAll('\\', '/');
  try {
    const content = readFileSync(file);
    const sql = (/\.gz$/i.test(file) ? gunzipSync(content) : content).toString('utf8');
    return { path, sql, hash: createHash('sha256').update(sql).digest('hex') };
  } catch (cause) {
    throw new SeedError(`The seed file ${path} cannot be read: ${reasonOf(cause)}.`, { cause });
  }
}

/** Returns false when the content was applied before, by whichever process. */
async function applyOnce({ query, script }: OwnerSession, { path, sql, hash }: Seed): Promise<boolean> {
  await query(LOCK);
  const { rows } = await query(APPLIED, [hash]);
  if (rows.length > 0) return false;
  try {
    await script(sql);
  } catch (cause) {
    const position = cause instanceof DatabaseError ? Number(cause.fields.position ?? 0) : 0;
    const line = sql.slice(0, position).split('\n').length;
    const where = position > 0 ? `, line ${String(line)}` : '';
    throw new SeedError(
      `The seed file ${path}${where}: ${reasonOf(cause)}. Nothing of it was applied; the database is as it was before.`,
      { cause },
    );
  }
  await query(RECORD, [path, hash]);
  return true;
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
