import { hasCode } from '../file-faults.ts';

/**
 * True when a request broke off while it was read: its sender went away, which is no fault of the
 * server.
 */
export function isCutShort(cause: unknown): boolean {
  return cause instanceof Error && cause.message === 'aborted' && hasCode(cause, 'ECONNRESET');
}
