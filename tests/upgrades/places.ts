/** Databases to upgrade: the embedded one, and PostgreSQL where it is installed. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '#server/db/database.ts';
import { openPgliteDatabase } from '#server/db/pglite/pglite-database.ts';
import { openPostgresDatabase } from '#server/db/postgres/postgres-database.ts';
import type { DatabaseSettings } from '#server/db/open-database.ts';
import { PARTS } from '#tests/builders/database.ts';
import { type PostgresCluster, startPostgres } from '#tests/builders/postgres-cluster.ts';
import { newFolder } from '#tests/builders/server-process.ts';

/** A database of its own, with nothing in it at first. */
export type Place = {
  /** Opens it without bringing it up to date. */
  readonly open: () => Promise<Database>;
  /** The settings with which a server opens it. */
  readonly settings: Pick<DatabaseSettings, 'url' | 'dataDir'>;
  readonly dataDir: string;
  /** The environment with which a server process opens it. */
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => void;
};

export type Kind = { readonly name: string; readonly make: () => Promise<Place> };

/** Every kind of database that this machine has; `stop` ends what they stand on. */
export async function databaseKinds(): Promise<{
  readonly kinds: readonly Kind[];
  readonly stop: () => Promise<void>;
}> {
  const cluster = await startPostgres();
  const embedded = { name: 'the embedded database', make: async () => Promise.resolve(makeEmbedded()) };
  if (cluster === null) return { kinds: [embedded], stop: async () => Promise.resolve() };
  const postgres = { name: 'PostgreSQL', make: () => makeInCluster(cluster) };
  return { kinds: [embedded, postgres], stop: cluster.stop };
}

function makeEmbedded(): Place {
  const dataDir = newFolder();
  return {
    open: () => openPgliteDatabase({ directory: join(dataDir, 'database'), ...PARTS }),
    settings: { url: null, dataDir },
    dataDir,
    env: {},
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function makeInCluster(cluster: PostgresCluster): Promise<Place> {
  const name = `muster_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(cluster.url);
  address.pathname = `/${name}`;
  const dataDir = newFolder();
  return {
    open: () => openPostgresDatabase({ url: address.href, onFault: PARTS.onFault }),
    settings: { url: address.href, dataDir: null },
    dataDir,
    env: { DATABASE_URL: address.href },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
