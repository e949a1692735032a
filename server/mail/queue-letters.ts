import type { Database } from '../db/database.ts';
import { DatabaseError } from '../db/database-error.ts';
import type { Log } from '../http/log.ts';
import { databaseCode } from './fault-code.ts';
import type { WrittenLetter } from './letter/write-letter.ts';
import { storeLetter } from './outbox.ts';

export type LetterQueueParts = {
  readonly database: Database;
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly log: Log;
};

const AT_ONCE = 10;

type LetterQueue = {
  /** The kind of its letters, for the log. */
  readonly kind: string;
  /** The function that takes so many rows, such as `private.take_result_mails`. */
  readonly take: string;
  /** Writes the letter of a row; null for an address that is not one plain address. */
  readonly write: (row: unknown) => WrittenLetter | null;
};

/**
 * Turns the rows of a queue into letters of the outbox, where they are due at once. Both happen in
 * one transaction, so a fault leaves them queued. Returns false where the database has no such
 * queue. Never throws.
 */
export async function queueLetters(
  { database, now, log }: LetterQueueParts,
  { kind, take, write }: LetterQueue,
): Promise<boolean> {
  try {
    await database.withOwner(async (session) => {
      const { rows } = await session.query(`select * from ${take}($1)`, [AT_ONCE]);
      for (const row of rows) {
        const letter = write(row);
        if (letter === null) log.error(`Mail (${kind}): refused, the address is not one plain address.`);
        else await storeLetter(session, letter, now().toISOString(), { attempts: 0, nextAt: now() });
      }
    });
  } catch (cause) {
    if (cause instanceof DatabaseError && ['42883', '3F000'].includes(cause.code)) return false;
    log.error(`Mail (${kind}): the queue could not be read (${databaseCode(cause)}).`);
  }
  return true;
}
