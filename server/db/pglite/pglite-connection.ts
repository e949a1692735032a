import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { CODES } from '../database-error.ts';
import type { Connection } from '../transaction.ts';
import { createWorkerCalls } from './worker-calls.ts';
import type { WorkerNotice, WorkerOptions } from './worker-messages.ts';

/** A first start makes a whole cluster; on a busy machine that takes a while. */
const OPEN_TIMEOUT_MS = 60_000;
const CLOSE_TIMEOUT_MS = 30_000;
const LISTEN_TIMEOUT_MS = 30_000;
/**
 * PostgreSQL counts a stack of its own and refuses what goes too deep; V8's, which the same calls
 * fill as well, must not be full before. Only what is used of it takes memory.
 */
const STACK_MB = 64;

/**
 * V8 would optimise PostgreSQL's functions one by one, and one giant among them takes 600 MB for a
 * moment. The filter names the only function that may be optimised, and there is none of that
 * number. Measured, the throughput is the same.
 */
setFlagsFromString('--wasm-tier-up-filter=999999');

export type PgliteConnection = {
  /** From now on `onNotice` is given what is notified on the channel. */
  readonly listen: (channel: string) => Promise<void>;
  readonly close: () => Promise<void>;
  /**
   * Ends the thread as a kill would. The files stay whole: the WAL brings back what was committed.
   */
  readonly kill: () => Promise<void>;
} & Connection;

/**
 * Starts a thread with PGlite in it and waits until it is open. PGlite has no working
 * statement_timeout, so a call that takes longer than it may is cancelled from this thread and
 * fails with 57014. One that does not stop then ends the thread: later calls fail with 57P02, and
 * the owner opens a new one. So does one in which the machine under PostgreSQL fails
 * (pglite-faults.ts), with 54001 or 57P02.
 */
export async function openPgliteConnection(
  options: WorkerOptions,
  onNotice: (notice: WorkerNotice) => void = () => undefined,
): Promise<PgliteConnection> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: options,
    execArgv: [],
    resourceLimits: { stackSizeMb: STACK_MB },
  });
  const calls = createWorkerCalls(worker, onNotice);
  try {
    await calls.answerTo(0, OPEN_TIMEOUT_MS);
  } catch (cause) {
    await worker.terminate();
    throw cause;
  }
  return {
    query: (statement, timeoutMs) => calls.send({ kind: 'query', statement }, timeoutMs),
    script: async (text, timeoutMs) => {
      await calls.send({ kind: 'script', text }, timeoutMs);
    },
    listen: async (channel) => {
      await calls.send({ kind: 'listen', channel }, LISTEN_TIMEOUT_MS);
    },
    usable: calls.usable,
    close: async () => {
      await calls.send({ kind: 'close' }, CLOSE_TIMEOUT_MS);
      calls.fail(CODES.closed, 'the database is closed');
      await worker.terminate();
    },
    kill: async () => {
      calls.fail(CODES.crashed, 'the database was ended');
      await worker.terminate();
    },
  };
}
