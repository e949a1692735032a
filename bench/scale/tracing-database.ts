/** A connection that tells the plan of every statement it ran, those inside functions too. */
import pg from 'pg';
import { runBatch } from '#server/db/batch/batch.ts';
import { sendToPostgres } from '#server/db/batch/postgres-batch.ts';
import { createStatementNames } from '#server/db/batch/statement-names.ts';
import type { Database } from '#server/db/database.ts';
import { createQueue } from '#server/db/queue.ts';
import {
  type Connection,
  ownerTransaction,
  requestTransaction,
  runTransaction,
  runTrial,
  type Transaction,
} from '#server/db/transaction.ts';
import type { Plan } from './plans.ts';

const EXPLAIN = `
  load 'auto_explain';
  set auto_explain.log_min_duration = 0;
  set auto_explain.log_analyze = on;
  set auto_explain.log_timing = off;
  set auto_explain.log_nested_statements = on;
  set auto_explain.log_format = json;
  set auto_explain.log_level = notice`;

export type TracingDatabase = Database & {
  /** Returns the plans since the last call. */
  readonly takePlans: () => readonly Plan[];
};

/** Opens a database of one connection, whose plans are those that the server's pool would use. */
export async function openTracingDatabase(url: string): Promise<TracingDatabase> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(EXPLAIN);
  let plans: Plan[] = [];
  client.on('notice', ({ message = '' }) => {
    const [, plan] = /plan:\n(?<plan>\{.*)$/s.exec(message) ?? [];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- auto_explain's own format
    if (plan !== undefined) plans.push(JSON.parse(plan) as Plan);
  });
  const names = createStatementNames();
  const connection: Connection = {
    query: async (statement) =>
      runBatch(statement, names, (batch, reader) => sendToPostgres(client, batch, reader)),
    script: async (text) => void (await client.query(text)),
    usable: () => true,
  };
  const settled = (transaction: Transaction): Transaction => ({
    ...transaction,
    settings: [['timezone', 'UTC'], ['jit', 'off'], ...transaction.settings],
  });
  // The schema is read again every minute, in a transaction of its own.
  const inTurn = createQueue();
  return {
    withRequest: async (context, run) =>
      inTurn(async () =>
        runTransaction(connection, settled(requestTransaction(context)), ({ query }) => run({ query })),
      ),
    withTrial: async (context, prepare, run) =>
      inTurn(async () => runTrial(connection, settled(requestTransaction(context)), prepare, run)),
    withOwner: async (run, options = {}) =>
      inTurn(async () => runTransaction(connection, settled(ownerTransaction(options)), run)),
    listen: async () => Promise.resolve(),
    close: async () => client.end(),
    takePlans: () => {
      const taken = plans;
      plans = [];
      return taken;
    },
  };
}
