import type { Database } from '../db/database.ts';
import { DatabaseError } from '../db/database-error.ts';

/** Returns the mails that administrators could read, oldest first. */
export async function outboxRows(database: Database) {
  const { rows } = await database.withOwner(({ query }) =>
    query('select * from public.mail_outbox order by created_at'),
  );
  return rows;
}

/** Returns the letters that nobody can read. */
export async function waitingLetters(database: Database) {
  const { rows } = await database.withOwner(({ query }) => query('select * from private.mail_letters'));
  return rows;
}

/**
 * A database in which every statement of the outbox fails with that SQLSTATE; by default there is
 * no such table.
 */
export const databaseWithout = (code = '42P01'): Database => ({
  withOwner: () => Promise.reject(new DatabaseError(code, 'secret')),
  withRequest: () => Promise.reject(new Error('not asked for')),
  withTrial: () => Promise.reject(new Error('not asked for')),
  listen: () => Promise.reject(new Error('not asked for')),
  close: () => Promise.resolve(),
});
