import { createServer, type Server } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { PARTS } from '#tests/builders/database.ts';
import { startPgbouncer } from '#tests/builders/pgbouncer.ts';
import { type PostgresCluster, postgresVersions, startPostgres } from '#tests/builders/postgres-cluster.ts';
import type { Database } from '../database.ts';
import { openDatabase, SUPABASE_DIR } from '../open-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

const clusters: { readonly version: string; readonly cluster: PostgresCluster }[] = [];
for (const version of postgresVersions()) {
  const cluster = await startPostgres({ version });
  if (cluster === null) continue;
  stops.push(cluster.stop);
  const pooler = await startPgbouncer(cluster.url, 'session');
  await pooler?.stop();
  if (pooler !== null) clusters.push({ version, cluster });
}
const POOLED = clusters.flatMap(({ version, cluster }) =>
  (['session', 'transaction'] as const).map((mode) => ({ version, cluster, mode })),
);
type Pooled = (typeof POOLED)[number];

const open = async ({ cluster, mode }: Pooled): Promise<(at: number) => Database> => {
  const pooler = await startPgbouncer(cluster.url, mode);
  if (pooler === null) throw new Error('there is no pgbouncer');
  stops.push(pooler.stop);
  const settings = { url: pooler.url, dataDir: null, supabaseDir: SUPABASE_DIR };
  // Two servers on one pool: each finds the statements that the other has prepared.
  const even = await openDatabase(settings, PARTS);
  const odd = await openDatabase(settings, PARTS);
  stops.push(even.close, odd.close);
  return (at) => (at % 2 === 0 ? even : odd);
};

describe.runIf(POOLED.length > 0)('PostgreSQL behind pgbouncer', () => {
  it.each(POOLED)(
    '$version in $mode mode is migrated, and gives each of many requests its own result',
    async (pooled) => {
      const databaseOf = await open(pooled);
      const read = (at: number) => {
        const role = at % 3 === 0 ? 'anon' : 'authenticated';
        // Texts that come again, which get names, and each server in another order.
        const text = `select $1::int + ${String((at * (1 + (at % 2))) % 7)} as sum, current_user as who,
          current_setting('TimeZone') as zone, current_setting('jit') as jit`;
        return databaseOf(at).withRequest({ role, claims: null, readOnly: true }, ({ query }) =>
          query(text, [at], { last: true }),
        );
      };
      const answers = await Promise.all(Array.from({ length: 600 }, (_, at) => read(at)));
      expect(answers.map(({ rows }) => rows)).toEqual(
        Array.from({ length: 600 }, (_, at) => [
          {
            sum: at + ((at * (1 + (at % 2))) % 7),
            who: at % 3 === 0 ? 'anon' : 'authenticated',
            zone: 'UTC',
            jit: 'off',
          },
        ]),
      );
    },
    60_000,
  );

  it.each(POOLED)(
    '$version in $mode mode keeps transactions of several statements together',
    async (pooled) => {
      const databaseOf = await open(pooled);
      const task = (at: number) =>
        databaseOf(at).withOwner(async ({ query }) => {
          await query('select set_config($1, $2, true)', ['muster.at', String(at)]);
          for (let turn = 0; turn < 3; turn += 1) await query(`select ${String(turn)}`);
          const { rows } = await query("select current_setting('muster.at') as at");
          return rows[0]?.['at'];
        });
      const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => task(at)));
      expect(answers).toEqual(Array.from({ length: 200 }, (_, at) => String(at)));
    },
    60_000,
  );
});

describe('a connection to PostgreSQL', () => {
  it('begins with nothing that a pooler refuses', async () => {
    const begun = Promise.withResolvers<Buffer>();
    const server: Server = createServer((socket) => {
      socket.once('data', (bytes) => {
        begun.resolve(bytes);
        socket.destroy();
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const opening = openPostgresDatabase({
      url: `postgres://player@127.0.0.1:${String(port)}/muster`,
      onFault: () => undefined,
    });
    await expect(opening).rejects.toMatchObject({ name: 'DatabaseError' });
    server.close();
    const names = (await begun.promise)
      .subarray(8)
      .toString()
      .split('\0')
      .filter((_, at) => at % 2 === 0);
    const known = new Set(['user', 'database', 'client_encoding', 'application_name', '']);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});
