import { CODES, type PlainError } from '../database-error.ts';

/** PGlite's own name for running one message of what it was sent. */
export const RUN_ONCE = '_PostgresMainLoopOnce';

type Machine = Record<typeof RUN_ONCE, () => void>;

/**
 * With this status PostgreSQL leaves for its own error handling. Everything else is the machine's.
 */
const RAISED = 100;

/**
 * Calls `onFault` when the machine that runs PostgreSQL fails: its stack is full, its memory is
 * full or was read past its end. PGlite itself ignores that: it continues with the next message and
 * returns no rows and no error, even for a commit. So `onFault` is called before anything more
 * runs, and must not return.
 */
export function watchMachine(machine: Machine, onFault: (cause: unknown) => never): void {
  const runOnce = machine[RUN_ONCE];
  machine[RUN_ONCE] = () => {
    try {
      runOnce();
    } catch (cause) {
      if (isRaised(cause)) throw cause;
      onFault(cause);
    }
  };
}

function isRaised(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'status' in cause && cause.status === RAISED;
}

/**
 * A statement that asks for too much stack is at fault itself, as PostgreSQL elsewhere says of it.
 */
export function faultError(cause: unknown): PlainError {
  const isStack = cause instanceof RangeError && cause.message.includes('call stack');
  return isStack
    ? { code: CODES.tooComplex, message: 'stack depth limit exceeded', fields: {} }
    : { code: CODES.crashed, message: 'the database was restarted', fields: {} };
}
