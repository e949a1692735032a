import * as v from 'valibot';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { eventTime } from '#functions/_shared/event-time.ts';
import { writeEventLetter } from './letter/event-letter.ts';
import { type LetterQueueParts, queueLetters } from './queue-letters.ts';

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

/** Turns queued notices of events into letters, as `queueLetters` does. Never throws. */
export async function writeEventMails(parts: LetterQueueParts): Promise<boolean> {
  return queueLetters(parts, {
    kind: 'event_notice',
    take: 'private.take_event_mails',
    write: (row) => {
      const { email, language, matter, place, zone, problems, reason, ...rest } = v.parse(queued, row);
      const deadline = rest.list_deadline;
      return writeEventLetter({
        to: email,
        language,
        siteUrl: parts.siteUrl,
        eventId: rest.event_id,
        matter,
        event: rest.event_name,
        place,
        startsAt: eventTime(rest.starts_at, zone, language),
        deadline: deadline === null ? null : eventTime(deadline, zone, language),
        problems,
        reason,
      });
    },
  });
}
