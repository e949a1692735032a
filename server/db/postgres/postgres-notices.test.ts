import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PostgresCluster, startPostgres } from '#tests/builders/postgres-cluster.ts';
import { openPostgresDatabase } from './postgres-database.ts';

let cluster: PostgresCluster | null;
beforeAll(async () => {
  cluster = await startPostgres();
}, 60_000);
afterAll(() => cluster?.stop());

describe('notifications of PostgreSQL', () => {
  it('arrive after the commit, and again after the connection was lost, which is told', async () => {
    // Machines without PostgreSQL have nothing to hear.
    if (cluster === null) return;
    const faults: unknown[] = [];
    const database = await openPostgresDatabase({ url: cluster.url, onFault: (cause) => faults.push(cause) });
    const heard: string[] = [];
    let gaps = 0;
    await database.listen('news', {
      onNotice: (payload) => heard.push(payload),
      onGap: () => {
        gaps += 1;
      },
    });
    const tell = (text: string) =>
      database.withOwner(({ query }) => query(`select pg_notify('news', $1)`, [text]));
    await tell('one');
    await database
      .withOwner(async ({ query }) => {
        await query(`select pg_notify('news', 'undone')`);
        throw new Error('undone');
      })
      .catch(() => undefined);
    await tell('two');
    await vi.waitFor(() => expect(heard).toEqual(['one', 'two']));
    await database.withOwner(({ query }) =>
      query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'muster notices'`,
      ),
    );
    await vi.waitFor(() => expect(gaps).toBe(1));
    expect(faults).not.toHaveLength(0);
    await tell('three');
    await vi.waitFor(() => expect(heard).toEqual(['one', 'two', 'three']));
    await database.close();
  });
});
