/** The room that a server and its database take while they run. */
import type pg from 'pg';
import { childrenOf, openFiles, type Muster, residentMemory } from '../server-process.ts';

export type Sample = {
  readonly minute: number;
  readonly processes: number;
  readonly memoryMb: number;
  /** Files and sockets of the server. */
  readonly files: number;
  /** Connections to the database. */
  readonly connections: number;
  readonly walMb: number;
  readonly databaseMb: number;
};

const SIZES = `
  select
    (select count(*) from pg_stat_activity where datname = current_database()) as connections,
    (select sum(size) from pg_ls_waldir()) / 1048576.0 as wal,
    pg_database_size(current_database()) / 1048576.0 as database`;

/** Takes a sample, and prints it. */
export async function takeSample(server: Muster, client: pg.Client, minute: number): Promise<Sample> {
  const [sizes = {}] = (await client.query<Record<string, unknown>>(SIZES)).rows;
  const sample = {
    minute,
    processes: childrenOf(server.pid).length,
    memoryMb: Math.round(residentMemory(server.pid) / 1024),
    files: openFiles(server.pid),
    connections: Number(sizes['connections']),
    walMb: Math.round(Number(sizes['wal'])),
    databaseMb: Math.round(Number(sizes['database'])),
  };
  console.log(
    `  minute ${String(minute)}: ${String(sample.processes)} processes, ${String(sample.memoryMb)} MB, ` +
      `${String(sample.files)} files, ${String(sample.connections)} connections, ` +
      `WAL ${String(sample.walMb)} MB, database ${String(sample.databaseMb)} MB`,
  );
  return sample;
}
