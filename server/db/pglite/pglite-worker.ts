/**
 * The thread that PGlite runs in: a long query stalls it and not the server. One call after the
 * other.
 */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { runBatch } from '../batch/batch.ts';
import { readFlags, setFlags } from './cancel-flags.ts';
import type { QueryResult } from '../database.ts';
import { plainError } from '../database-error.ts';
import { sendToPglite } from '../batch/pglite-batch.ts';
import { faultError, watchMachine } from './pglite-faults.ts';
import { shareMemory } from './shared-memory.ts';
import { createStatementNames } from '../batch/statement-names.ts';
import type { WorkerAnswer, WorkerCall, WorkerNotice, WorkerOptions } from './worker-messages.ts';

// oxlint-disable-next-line typescript/no-unsafe-assignment -- given by openPgliteConnection, the only one who starts this
const OPTIONS: WorkerOptions = workerData;
const NOTHING: QueryResult = { rows: [], affected: 0 };
const names = createStatementNames();

/**
 * PGlite's own parameters without `-F`, which switches syncing off. Its fdatasync does nothing, but
 * a WAL that is opened for synchronous writing reaches the disk at every commit.
 */
function startParams(): string[] {
  return [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    ...['wal_sync_method=open_datasync', 'shared_buffers=16MB'].flatMap((setting) => ['-c', setting]),
  ];
}

/**
 * Parameters of a database in memory: with PGlite's own buffers of 128 MB and a WAL that is written
 * before use, opening one takes a third longer.
 */
function memoryParams(): string[] {
  const settings = ['shared_buffers=4MB', 'wal_init_zero=off'];
  return [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];
}

async function open({ directory, image }: WorkerOptions): Promise<PGlite> {
  if (directory !== null) return PGlite.create({ dataDir: directory, startParams: startParams() });
  return image === undefined
    ? PGlite.create()
    : PGlite.create({ loadDataDir: new Blob([readFileSync(image)]), startParams: memoryParams() });
}

async function answer(pglite: PGlite, call: WorkerCall): Promise<QueryResult> {
  switch (call.kind) {
    case 'query':
      return runBatch(call.statement, names, (batch, reader) => sendToPglite(pglite, batch, reader));
    case 'script':
      await pglite.exec(call.text);
      return NOTHING;
    case 'listen':
      await pglite.listen(call.channel, (payload) => post({ channel: call.channel, payload }));
      return NOTHING;
    case 'close':
      await pglite.close();
      return NOTHING;
  }
}

function post(message: WorkerAnswer | WorkerNotice): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread, not a window
  parentPort?.postMessage(message);
}

shareMemory();
try {
  const pglite = await open(OPTIONS);
  const flags = readFlags(pglite.Module);
  let running = 0;
  watchMachine(pglite.Module, (cause) => {
    post({ id: running, error: faultError(cause), isLast: true });
    process.exit();
  });
  parentPort?.on('message', (call: WorkerCall) => {
    running = call.id;
    // One that came too late for the statement before is not for this one.
    if (flags !== null) setFlags(flags, 0);
    answer(pglite, call).then(
      (result) => {
        post({ id: call.id, result });
        if (call.kind === 'close') parentPort?.close();
      },
      (cause: unknown) => post({ id: call.id, error: plainError(cause) }),
    );
  });
  post({ id: 0, result: NOTHING, flags });
} catch (cause) {
  post({ id: 0, error: plainError(cause) });
}
