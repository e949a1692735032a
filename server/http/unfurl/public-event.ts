import * as v from 'valibot';
import { knownZone } from '#functions/_shared/event-time.ts';
import type { Database } from '#server/db/database.ts';
import { readAsVisitor } from './read-as-visitor.ts';

const row = v.object({
  name: v.string(),
  state: v.string(),
  starts_at: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
    v.date(),
  ),
  zone: v.string(),
  place: v.nullable(v.string()),
  city: v.nullable(v.string()),
  country: v.nullable(v.string()),
  seats: v.number(),
  taken: v.number(),
});

/** An event in a few words, as a card for its link shows it. */
export type EventCard = Omit<v.InferOutput<typeof row>, 'starts_at'> & { readonly startsAt: Date };

/**
 * Reads the card of an event by its id (a UUID) as a visitor without an account may read it; null
 * when there is none for them, as for drafts and events by invitation.
 */
export type ReadEvent = (id: string) => Promise<EventCard | null>;

const STATEMENT = `
  select e ->> 'name' as name, e ->> 'state' as state, e ->> 'starts_at' as starts_at, e ->> 'zone' as zone, e ->> 'place' as place,
    e ->> 'city' as city, e ->> 'country' as country, (e ->> 'seats')::integer as seats, (e ->> 'taken')::integer as taken
  from public.event_view($1::uuid) as e
  where e is not null`;

/** The reader on this database. */
export function publicEvents(database: Database): ReadEvent {
  return async (id) => {
    const first = await readAsVisitor(database, STATEMENT, [id]);
    const read = v.safeParse(row, first);
    if (!read.success) return null;
    const { starts_at: startsAt, ...card } = read.output;
    return { ...card, startsAt };
  };
}

const STATES: Readonly<Record<string, string>> = {
  running: 'Running',
  finished: 'Finished',
  cancelled: 'Cancelled',
};

/** An event in the words of its card. English: who reads the card is not known. */
export function eventWords({ state, startsAt, zone, place, city, country, seats, taken }: EventCard) {
  const words = STATES[state];
  return {
    day: dateIn(startsAt, zone),
    where: [place, city, countryName(country)].filter((part) => part !== null).join(', '),
    facts: words ?? `${String(taken)} of ${String(seats)} seats taken`,
    /** The share of its seats that are taken; null once nobody looks for a seat. */
    taken: words === undefined ? taken / Math.max(1, seats) : null,
  };
}

/** Title and description of an event's page. */
export function eventTexts(event: EventCard) {
  const { day, where, facts } = eventWords(event);
  return {
    title: `${event.name} – Muster`,
    description: `Event: ${[day, where, facts].filter((fact) => fact !== '').join(' · ')}`,
  };
}

function countryName(country: string | null): string | null {
  return country === null ? null : (new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country);
}

/** Day and time on the clocks of the event; by UTC in a zone that this server does not know. */
function dateIn(date: Date, zone: string): string {
  const timeZone = knownZone(zone);
  const text = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    date,
  );
  return timeZone === 'UTC' ? `${text} UTC` : text;
}
