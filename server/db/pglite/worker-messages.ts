import type { QueryResult } from '../database.ts';
import type { PlainError } from '../database-error.ts';
import type { Statement } from '../transaction.ts';

/** The options with which the worker is started. */
export type WorkerOptions = {
  /** The directory of the database's files; null keeps it in memory (tests). */
  readonly directory: string | null;
  /** The initial content of a database in memory (saveImage); without it, it is empty. */
  readonly image?: string | undefined;
};

export type WorkerCall =
  | { readonly id: number; readonly kind: 'query'; readonly statement: Statement }
  | { readonly id: number; readonly kind: 'script'; readonly text: string }
  | { readonly id: number; readonly kind: 'listen'; readonly channel: string }
  | { readonly id: number; readonly kind: 'close' };

/** A notification of a transaction that committed; it arrives before the answer to its call. */
export type WorkerNotice = { readonly channel: string; readonly payload: string };

/**
 * The byte to which another thread writes 1 to have PostgreSQL cancel the running statement, as its
 * own signal handler does.
 */
export type CancelFlags = {
  /** The database's memory, which grows: a view of it is made for each use. */
  readonly memory: WebAssembly.Memory;
  /**
   * Bytes from its beginning: QueryCancelPending, then InterruptPending, in the order of writing.
   */
  readonly addresses: readonly number[];
};

/**
 * The answer to the call of that id. The first one, with id 0, says that the database is open, or
 * why it is not.
 */
export type WorkerAnswer =
  | { readonly id: number; readonly result: QueryResult; readonly flags?: CancelFlags | null }
  /** With `isLast` the thread is at its end. */
  | { readonly id: number; readonly error: PlainError; readonly isLast?: boolean };
