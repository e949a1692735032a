import type { Worker } from 'node:worker_threads';
import type { QueryResult } from '../database.ts';
import { CODES, DatabaseError } from '../database-error.ts';
import { setFlags } from './cancel-flags.ts';
import type { CancelFlags, WorkerAnswer, WorkerCall, WorkerNotice } from './worker-messages.ts';

type Waiting = {
  readonly resolve: (result: QueryResult) => void;
  readonly reject: (cause: DatabaseError) => void;
};

/** A call without the id that is given to it here. */
export type Call = WorkerCall extends infer One ? (One extends WorkerCall ? Omit<One, 'id'> : never) : never;

/**
 * The time that a cancelled statement may take to stop. If it never checks for the cancellation,
 * the thread is ended with it.
 */
const STOP_MS = 2_000;

export type WorkerCalls = {
  /** The answer to the call of that id; the statement is cancelled when it takes longer. */
  readonly answerTo: (id: number, timeoutMs: number) => Promise<QueryResult>;
  readonly send: (call: Call, timeoutMs: number) => Promise<QueryResult>;
  /** Fails what is waiting; nothing can be sent any more. */
  readonly fail: (code: string, message: string) => void;
  readonly usable: () => boolean;
};

/**
 * Matches calls to a thread with its responses. A watchdog for each call cancels the statement or
 * ends the thread.
 */
export function createWorkerCalls(worker: Worker, onNotice: (notice: WorkerNotice) => void): WorkerCalls {
  const waiting = new Map<number, Waiting>();
  let usable = true;
  let calls = 0;
  let flags: CancelFlags | null = null;

  const fail = (code: string, message: string) => {
    usable = false;
    for (const { reject } of waiting.values()) reject(new DatabaseError(code, message));
    waiting.clear();
  };
  worker.on('message', (answer: WorkerAnswer | WorkerNotice) => {
    if ('channel' in answer) {
      onNotice(answer);
      return;
    }
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('isLast' in answer) usable = false;
    if ('flags' in answer) flags = answer.flags ?? null;
    if ('result' in answer) call?.resolve(answer.result);
    else call?.reject(new DatabaseError(answer.error.code, answer.error.message, answer.error.fields));
  });
  worker.on('error', (cause: unknown) =>
    fail(CODES.crashed, cause instanceof Error ? cause.message : String(cause)),
  );
  worker.on('exit', () => fail(CODES.crashed, 'the database ended unexpectedly'));

  const end = () => {
    fail(CODES.canceled, TOO_LONG);
    void worker.terminate();
  };

  const answerTo = (id: number, timeoutMs: number): Promise<QueryResult> =>
    new Promise((resolve, reject) => {
      const watch = watchCall({ timeoutMs, cancel: () => flags !== null && cancel(flags), end });
      waiting.set(id, {
        resolve: (result) => {
          watch.stop();
          resolve(result);
        },
        reject: (cause) => reject(watch.stop() ? tooLong(cause) : cause),
      });
    });
  const send = (call: Call, timeoutMs: number): Promise<QueryResult> => {
    if (!usable) return Promise.reject(new DatabaseError(CODES.crashed, 'the database was restarted'));
    calls += 1;
    const answer = answerTo(calls, timeoutMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage({ ...call, id: calls });
    return answer;
  };
  return { answerTo, send, fail, usable: () => usable };
}

function cancel(flags: CancelFlags): true {
  setFlags(flags, 1);
  return true;
}

type Watch = {
  readonly timeoutMs: number;
  /** Returns false when a statement cannot be cancelled. */
  readonly cancel: () => boolean;
  readonly end: () => void;
};

/**
 * Cancels a call when its time is over, and ends the thread when that does not help. `stop` returns
 * true for a cancelled one.
 */
function watchCall({ timeoutMs, cancel: tryToCancel, end }: Watch): { readonly stop: () => boolean } {
  let isCancelled = false;
  let watchdog = setTimeout(() => {
    isCancelled = tryToCancel();
    if (isCancelled) watchdog = setTimeout(end, STOP_MS);
    else end();
  }, timeoutMs);
  return {
    stop: () => {
      clearTimeout(watchdog);
      return isCancelled;
    },
  };
}

const TOO_LONG = 'canceling statement due to statement timeout';

/** PostgreSQL takes the flag for a user's request. */
function tooLong(cause: DatabaseError): DatabaseError {
  return cause.code === CODES.canceled ? new DatabaseError(CODES.canceled, TOO_LONG) : cause;
}
