import type { Worker } from 'node:worker_threads';
import type { QueryResult } from './database.ts';
import { CODES, DatabaseError } from './database-error.ts';
import type { WorkerAnswer, WorkerCall } from './worker-messages.ts';

interface Waiting {
  readonly resolve: (result: QueryResult) => void;
  readonly reject: (cause: DatabaseError) => void;
}

/** A call without the id that is given to it here. */
export type Call = WorkerCall extends infer One ? (One extends WorkerCall ? Omit<One, 'id'> : never) : never;

export interface WorkerCalls {
  /** The answer to the call of that id; the thread is ended when it takes longer. */
  readonly answerTo: (id: number, timeoutMs: number) => Promise<QueryResult>;
  readonly send: (call: Call, timeoutMs: number) => Promise<QueryResult>;
  /** Fails what is waiting; nothing can be sent any more. */
  readonly fail: (code: string, message: string) => void;
  readonly usable: () => boolean;
}

/** Calls to a thread and the answers to them, each with a watchdog that ends the thread. */
export function createWorkerCalls(worker: Worker): WorkerCalls {
  const waiting = new Map<number, Waiting>();
  let usable = true;
  let calls = 0;

  const fail = (code: string, message: string) => {
    usable = false;
    for (const { reject } of waiting.values()) reject(new DatabaseError(code, message));
    waiting.clear();
  };
  worker.on('message', (answer: WorkerAnswer) => {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('isLast' in answer) usable = false;
    if ('result' in answer) call?.resolve(answer.result);
    else call?.reject(new DatabaseError(answer.error.code, answer.error.message, answer.error.fields));
  });
  worker.on('error', (cause: unknown) =>
    fail(CODES.crashed, cause instanceof Error ? cause.message : String(cause)),
  );
  worker.on('exit', () => fail(CODES.crashed, 'the database ended unexpectedly'));

  const answerTo = (id: number, timeoutMs: number): Promise<QueryResult> =>
    new Promise((resolve, reject) => {
      const watchdog = setTimeout(() => {
        fail(CODES.canceled, 'canceling statement due to statement timeout');
        void worker.terminate();
      }, timeoutMs);
      const settle = (done: () => void) => {
        clearTimeout(watchdog);
        done();
      };
      waiting.set(id, {
        resolve: (result) => settle(() => resolve(result)),
        reject: (cause) => settle(() => reject(cause)),
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
