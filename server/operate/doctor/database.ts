import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DatabaseError } from '#server/db/database-error.ts';
import { readMigrations } from '#server/db/migration-files.ts';
import { SUPABASE_DIR } from '#server/db/open-database.ts';
import { openPostgresDatabase } from '#server/db/postgres/postgres-database.ts';
import type { Settings } from '#server/http/settings.ts';
import { KEY_FILE } from '#server/keys/key-file.ts';
import { openKeys } from '#server/keys/open-keys.ts';
import { makeOperateToken } from '../backup-token.ts';
import { type DatabaseState, readDatabaseState } from '../database-state.ts';
import { broken, type DoctorParts, type Finding, look, ok, TIMEOUT_MS } from './finding.ts';

/**
 * Looks into the database: that of DATABASE_URL itself, the embedded one through the running
 * server, which alone may open it.
 */
export async function examineDatabase(
  settings: Settings,
  here: string,
  parts: DoctorParts,
): Promise<readonly Finding[]> {
  const state =
    settings.databaseUrl === null
      ? await askServer(settings, here, parts)
      : await askPostgres(settings.databaseUrl);
  if ('state' in state) return [state];
  const files = readMigrations(join(settings.supabaseDir ?? SUPABASE_DIR, 'migrations'));
  return judgeDatabase(
    state,
    files.map(({ version }) => version),
    parts.now(),
  );
}

/**
 * Judges a database's version, its migrations beside those of this program, and its clock beside
 * that of this machine.
 */
export function judgeDatabase(
  { postgres, migrations, at }: DatabaseState,
  files: readonly string[],
  now: Date,
): readonly Finding[] {
  const apart = Math.round(Math.abs(at - now.getTime()) / 1000);
  return [
    Number.parseInt(postgres, 10) >= 15
      ? ok('database', `PostgreSQL ${postgres} answers.`)
      : broken('database', `PostgreSQL ${postgres} is too old. Upgrade it to 15 or newer.`),
    migrated(migrations, files),
    apart <= 60
      ? ok('database clock', 'It agrees with this machine.')
      : broken(
          'database clock',
          `Its clock and this machine’s are ${String(apart)} s apart: links and limits expire at the wrong time. Turn on NTP on both.`,
        ),
  ];
}

function migrated(applied: readonly string[], files: readonly string[]): Finding {
  // Such a database is refused at the start: nothing is applied to it.
  const unknown = applied.find((version) => !files.includes(version));
  if (unknown !== undefined) {
    return broken(
      'migrations',
      `The database belongs to a newer version of Muster (${unknown}). Start that version or a later one again.`,
    );
  }
  const missing = files.filter((version) => !applied.includes(version));
  const [first] = missing;
  return first === undefined
    ? ok('migrations', `All ${String(files.length)} are applied.`)
    : broken(
        'migrations',
        `${String(missing.length)} of ${String(files.length)} are not applied, the first is ${first}. Restart the server: it applies them.`,
      );
}

async function askPostgres(url: string): Promise<DatabaseState | Finding> {
  try {
    const database = await openPostgresDatabase({ url, onFault: () => undefined });
    try {
      return await readDatabaseState(database);
    } finally {
      await database.close();
    }
  } catch (cause) {
    return faultOfPostgres(cause);
  }
}

/** Names why the state of the database of DATABASE_URL could not be read. */
export function faultOfPostgres(cause: unknown): Finding {
  if (cause instanceof DatabaseError && ['42P01', '3F000'].includes(cause.code)) {
    return look(
      'database',
      'The database of DATABASE_URL holds no Muster yet. The first start fills it; is it the right one?',
    );
  }
  const words = cause instanceof Error ? cause.message : String(cause);
  return broken(
    'database',
    `The database of DATABASE_URL does not answer as it should (${words}). Check the address, and that PostgreSQL runs.`,
  );
}

const stateJson = v.object({ postgres: v.string(), migrations: v.array(v.string()), at: v.number() });

async function askServer(
  { keys }: Settings,
  here: string,
  { fetch, now }: DoctorParts,
): Promise<DatabaseState | Finding> {
  const unseen = look(
    'database',
    'The embedded database can only be examined while its server runs. Start the server and run this again.',
  );
  // Opening keys creates missing ones.
  if (keys.jwtKeysFile === null && keys.jwtSecret === null && !existsSync(join(keys.dataDir, KEY_FILE)))
    return unseen;
  try {
    const token = await makeOperateToken(await openKeys(keys), now());
    const response = await fetch(`${here}/admin/v1/state`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401) {
      return broken(
        'database',
        `The server at ${here} has other keys than this command. Give this command the DATA_DIR and keys of the server.`,
      );
    }
    const read = v.safeParse(stateJson, await response.json());
    return read.success ? read.output : unseen;
  } catch {
    return unseen;
  }
}
