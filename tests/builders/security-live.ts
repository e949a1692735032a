/** Rows of live games, for the matrix of docs/security.md. */
import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { type Account, asOwner, createAccount } from './database.ts';
import { insertInto, type Probe, probe } from './security-probe.ts';

/** Touches a table of live games; null for any other table. */
export async function liveProbe(database: Database, table: string, account: Account): Promise<Probe | null> {
  const game = (id: string) => ({ id, created_by: account.id, by_anonymous: false, watch: randomUUID() });
  if (!['live_games', 'live_members', 'live_rows'].includes(table)) return null;
  const id = randomUUID();
  await asOwner(database, ...insertInto('live_games', game(id)));
  await asOwner(database, ...insertInto('live_members', { game_id: id, user_id: account.id }));
  const row = (n: number) => ({
    game_id: id,
    n,
    id: `r${String(n)}`,
    author: account.id,
    body: '{}',
    at: '2026-01-01',
  });
  await asOwner(database, ...insertInto('live_rows', row(1)));
  if (table === 'live_games') {
    return probe(table, { id }, insertInto(table, game(randomUUID())), 'rows = 5');
  }
  if (table === 'live_rows') {
    return probe(table, { game_id: id, n: 1 }, insertInto(table, row(2)), "body = '{}'");
  }
  const other = await createAccount(database);
  const insert = insertInto(table, { game_id: id, user_id: other.id });
  return probe(table, { game_id: id, user_id: account.id }, insert, 'joined_at = now()');
}
