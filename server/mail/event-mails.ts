import * as v from 'valibot';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { eventTime } from '#functions/_shared/event-time.ts';
import type { Database } from '../db/database.ts';
import { DatabaseError } from '../db/database-error.ts';
import type { Log } from '../http/log.ts';
import { databaseCode } from './fault-code.ts';
import { writeEventLetter } from './letter/event-letter.ts';
import { storeLetter } from './outbox.ts';

type EventMailParts = {
  readonly database: Database;
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly log: Log;
};

const AT_ONCE = 10;

const instant = v.union([v.string(), v.date()]);
const queued = v.object({
  email: v.string(),
  language: v.fallback(v.picklist(LANGUAGES), 'en'),
  matter: v.picklist([
    'seat-joined',
    'seat-moved-up',
    'seat-given',
    'list-near',
    'list-over',
    'list-replaced',
  ]),
  event_id: v.string(),
  event_name: v.string(),
  place: v.nullable(v.string()),
  zone: v.string(),
  starts_at: instant,
  list_deadline: v.nullable(instant),
  problems: v.nullable(v.number()),
  reason: v.nullable(v.string()),
});

/**
 * Turns queued notices of events into letters of the outbox, as `writeResultMails` does with those
 * of results. Returns false where the database has no such queue. Never throws.
 */
export async function writeEventMails({ database, siteUrl, now, log }: EventMailParts): Promise<boolean> {
  try {
    await database.withOwner(async (session) => {
      const { rows } = await session.query('select * from private.take_event_mails($1)', [AT_ONCE]);
      for (const row of rows) {
        const { email, language, matter, place, zone, problems, reason, ...rest } = v.parse(queued, row);
        const deadline = rest.list_deadline;
        const letter = writeEventLetter({
          to: email,
          language,
          siteUrl,
          eventId: rest.event_id,
          matter,
          event: rest.event_name,
          place,
          startsAt: eventTime(rest.starts_at, zone, language),
          deadline: deadline === null ? null : eventTime(deadline, zone, language),
          problems,
          reason,
        });
        if (letter === null) log.error('Mail (event_notice): refused, the address is not one plain address.');
        else await storeLetter(session, letter, now().toISOString(), { attempts: 0, nextAt: now() });
      }
    });
  } catch (cause) {
    if (cause instanceof DatabaseError && ['42883', '3F000'].includes(cause.code)) return false;
    log.error(`Mail (event_notice): the queue could not be read (${databaseCode(cause)}).`);
  }
  return true;
}
