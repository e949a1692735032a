import { DatabaseError } from '../db/database-error.ts';

/**
 * Returns the part of a mail fault that may be logged: its SQLSTATE or kind. Messages and details
 * may quote the mail itself.
 */
export function databaseCode(cause: unknown): string {
  if (cause instanceof DatabaseError) return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}
