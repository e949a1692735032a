import { DatabaseError } from '../db/database-error.ts';

/**
 * What a log may know of a fault around a mail: its SQLSTATE or kind. Messages and details may
 * quote the mail itself.
 */
export function databaseCode(cause: unknown): string {
  if (cause instanceof DatabaseError) return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}
