import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, testDatabase } from '#tests/builders/database.ts';
import { EVENT, eventCalls } from '#tests/builders/event-calls.ts';
import { type EventCard, eventTexts, eventWords, publicEvents } from './public-event.ts';

const database = testDatabase();
let organiser: Account;
const { announced, save } = eventCalls(database, () => organiser);
const read = publicEvents(database);

beforeAll(async () => {
  organiser = await createAccount(database);
}, 60_000);

describe('the card of an event', () => {
  it('says what, when on the clocks of the event, where, and how many seats are taken', async () => {
    const card = await read(await announced({ place: 'Hall 3' }));
    expect(card).not.toBeNull();
    if (card === null) return;
    const { title, description } = eventTexts(card);
    expect(title).toBe('Winter Open – Muster');
    expect(description.replaceAll('\u202f', ' ')).toBe(
      'Event: Saturday, January 16, 2027 at 10:00 AM · Hall 3, Turku, Finland · 0 of 2 seats taken',
    );
  });

  it('is none for a draft, an event by invitation and one that is not there', async () => {
    expect(await read(await save(EVENT))).toBeNull();
    expect(await read(await announced({ is_invite_only: true }))).toBeNull();
    expect(await read('00000000-0000-4000-8000-000000000000')).toBeNull();
  });

  const known: EventCard = {
    name: 'Open',
    state: 'open',
    startsAt: new Date('2027-01-16T08:00:00Z'),
    zone: 'Moon/Tycho',
    place: null,
    city: null,
    country: null,
    seats: 8,
    taken: 3,
  };

  it('tells the time by UTC where the zone is not known', () => {
    const { description } = eventTexts(known);
    expect(description.replaceAll('\u202f', ' ')).toBe(
      'Event: Saturday, January 16, 2027 at 8:00 AM UTC · 3 of 8 seats taken',
    );
  });

  it.each([
    ['running', 'Running'],
    ['finished', 'Finished'],
    ['cancelled', 'Cancelled'],
  ])('tells of an event that is %s', (state, words) => {
    expect(eventTexts({ ...known, state }).description).toContain(` · ${words}`);
    expect(eventWords({ ...known, state }).taken).toBeNull();
    expect(eventWords(known).taken).toBe(3 / 8);
  });
});
