import type { EventCard } from '#server/http/unfurl/public-event.ts';

/** An open event in Finland with three of its eight seats taken, as link cards show it. */
export function eventCard(some: Partial<EventCard> = {}): EventCard {
  return {
    name: 'Winter Open',
    state: 'open',
    startsAt: new Date('2027-01-16T08:00:00Z'),
    zone: 'Europe/Helsinki',
    place: null,
    city: 'Turku',
    country: 'FI',
    seats: 8,
    taken: 3,
    ...some,
  };
}
