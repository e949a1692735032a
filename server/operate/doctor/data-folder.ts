import { accessSync, constants, existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Settings } from '#server/http/settings.ts';
import { broken, DAY_MS, type DoctorParts, type Finding, look, MB, ok } from './finding.ts';

/** Looks over DATA_DIR: rights, room, keys, backups and the lock of the embedded database. */
export function examineDataFolder(settings: Settings, parts: DoctorParts): readonly Finding[] {
  const { dataDir, databaseUrl } = settings;
  if (!existsSync(dataDir)) {
    return [
      look(
        'data folder',
        `${dataDir} is not there yet. The first start makes it; is this the DATA_DIR of the server?`,
      ),
    ];
  }
  return [
    folder(dataDir, parts),
    disk(dataDir),
    keys(settings, parts.now()),
    backups(join(dataDir, 'backups'), parts.now()),
    ...(databaseUrl === null
      ? [embedded(join(dataDir, 'database')), lock(join(dataDir, 'database', 'lock.json'), parts.now())]
      : []),
  ];
}

const INSIDE = ['keys.json', 'backups', 'database', 'database/lock.json', 'database/pgdata'];

function folder(dataDir: string, { ownerOf }: DoctorParts): Finding {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return broken(
      'data folder',
      `This user may not write to ${dataDir}. Run the command as the user of the server, or chown -R the folder.`,
    );
  }
  const owner = ownerOf(dataDir);
  const [foreign] = INSIDE.map((name) => join(dataDir, name)).filter(
    (file) => existsSync(file) && ownerOf(file) !== owner,
  );
  return foreign === undefined
    ? ok('data folder', dataDir)
    : broken(
        'data folder',
        `${foreign} belongs to another user than ${dataDir}: a command was run as another user. ` +
          `Run: chown -R --reference=${dataDir} ${dataDir}`,
      );
}

function disk(dataDir: string): Finding {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const [database, backed] = [sizeOf(join(dataDir, 'database')), sizeOf(join(dataDir, 'backups'))];
  const words = `${inMb(free)} free for ${dataDir}; the database takes ${inMb(database)}, backups take ${inMb(backed)}.`;
  if (free < 100 * MB) return broken('disk', `${words} Saving stops soon: free some, old backups first.`);
  if (backed > free) return look('disk', `${words} Move old backups to another machine.`);
  return free < Math.max(1_000 * MB, 2 * database)
    ? look('disk', `${words} Free some, or take a larger disk.`)
    : ok('disk', words);
}

const inMb = (bytes: number) => `${String(Math.round(bytes / MB))} MB`;

function sizeOf(directory: string): number {
  if (!existsSync(directory)) return 0;
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) =>
        // A running database and a backup under way take files away.
        sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
}

const jwks = v.array(v.object({ key_ops: v.optional(v.array(v.string())) }));
const keyFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    jwks,
    v.pipe(
      v.object({ keys: jwks }),
      v.transform(({ keys: all }) => all),
    ),
  ]),
);
/** No rule: keys of this age have been on many disks and in many copies. */
const OLD_DAYS = 730;

function keys({ keys: { jwtKeysFile, jwtSecret }, dataDir }: Settings, now: Date): Finding {
  if (jwtKeysFile === null && jwtSecret !== null) return ok('keys', 'JWT_SECRET signs tokens.');
  const file = jwtKeysFile ?? join(dataDir, 'keys.json');
  if (!existsSync(file)) {
    return jwtKeysFile === null
      ? look(
          'keys',
          `${file} is not there yet. The first start makes it; after a restore put the old file there first.`,
        )
      : broken('keys', `${file} (JWT_KEYS) is not there. Put it back from a backup.`);
  }
  const { mode, mtimeMs } = statSync(file);
  if ((mode & 0o077) !== 0)
    return broken('keys', `Others on this machine may read ${file}. Run: chmod 600 ${file}`);
  const read = v.safeParse(keyFile, readFileSync(file, 'utf8'));
  if (!read.success) {
    return broken(
      'keys',
      `${file} is damaged. Put it back from a backup; without one everybody signs in again.`,
    );
  }
  const days = Math.floor((now.getTime() - mtimeMs) / DAY_MS);
  const since = `${file} was last changed ${String(days)} days ago`;
  if (days >= 1 && read.output.some(({ key_ops }) => key_ops?.includes('sign') === false))
    return look('keys', `${since}, and a former key in it is still good. Delete that key and restart.`);
  return days > OLD_DAYS
    ? look('keys', `${since}. Change the keys, as docs/operating.md says.`)
    : ok('keys', `${since}; only its user may read it.`);
}

function backups(directory: string, now: Date): Finding {
  const names = existsSync(directory)
    ? readdirSync(directory).filter((name) => /\.sql(\.gz)?$/.test(name))
    : [];
  const newest = Math.max(...names.map((name) => statSync(join(directory, name)).mtimeMs));
  if (names.length === 0) return look('backup', `${directory} has no backup yet. Make one: npm run backup`);
  const days = (now.getTime() - newest) / DAY_MS;
  const words = `The newest is ${days.toFixed(1)} days old.`;
  return days > 2 ? look('backup', `${words} Make one each night: npm run backup`) : ok('backup', words);
}

/** From about this size on its players wait for each other (docs/performance.md). */
const EMBEDDED_MB = 2_000;

function embedded(directory: string): Finding {
  const size = sizeOf(directory);
  const words = `It takes ${inMb(size)}.`;
  return size < EMBEDDED_MB * MB
    ? ok('embedded database', words)
    : look(
        'embedded database',
        `${words} From about ${String(EMBEDDED_MB)} MB on players wait for each other. Move to PostgreSQL: docs/operating.md, “One machine with PostgreSQL”.`,
      );
}

function lock(file: string, now: Date): Finding {
  if (!existsSync(file)) return ok('lock', 'No server has the embedded database open.');
  const { mode, mtimeMs } = statSync(file);
  if ((mode & 0o600) !== 0o600)
    return broken('lock', `The server may not read and write ${file}. Run: chmod 600 ${file}`);
  return now.getTime() - mtimeMs < 15_000
    ? ok('lock', 'A running server has the embedded database open.')
    : look('lock', `${file} was left behind by a server that was killed. The next start takes it over.`);
}
