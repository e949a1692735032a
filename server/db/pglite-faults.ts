import { CODES, type PlainError } from './database-error.ts';

/** PGlite's own name for running one message of what it was sent. */
export const RUN_ONCE = '_PostgresMainLoopOnce';

type Machine = Record<typeof RUN_ONCE, () => void>;

/**
 * With this status PostgreSQL leaves for its own error handling. Everything else is the machine's.
 */
const RAISED = 100;

/**
 * Calls `onFault` when the machine that PostgreSQL runs in fails: its stack is full, its memory is
 * at an end or read past it. PGlite itself passes over that: it goes on with the next message and
 * answers no rows and no error, a commit included. So `onFault` hears of it before anything more is
 * run, and must not come back.
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
