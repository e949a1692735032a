import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORED_LANGUAGES } from '#domain/catalogue/types.ts';
import { setProfile } from '#tests/builders/community.ts';
import { asOwner, createAccount, openTestDatabase } from '#tests/builders/database.ts';
import { eventCalls } from '#tests/builders/event-calls.ts';
import type { Database } from '../db/database.ts';
import { writeEventMails } from './event-mails.ts';
import { type EventMail, writeEventLetter } from './letter/event-letter.ts';
import { testLog } from './test-log.ts';
import { databaseWithout, waitingLetters } from './test-outbox.ts';

const MAIL: EventMail = {
  to: 'player@example.org',
  language: 'en',
  siteUrl: 'https://muster.example.org/',
  eventId: '0b4fbd5e-5a8e-4c0b-9f57-5d1f2a3b4c01',
  matter: 'list-replaced',
  event: 'Winter Open',
  place: 'Guild Hall',
  startsAt: 'Saturday',
  deadline: 'Friday',
  problems: 2,
  reason: 'Two units too many.',
};
const MATTERS = [
  'seat-joined',
  'seat-moved-up',
  'seat-given',
  'list-near',
  'list-over',
  'list-replaced',
] as const;
const page = `https://muster.example.org/events/${MAIL.eventId}`;

describe.each(STORED_LANGUAGES)('the letter about an event in %s', (language) => {
  it.each(MATTERS)('names the event, its page and the way to stop: %s', (matter) => {
    const letter = writeEventLetter({ ...MAIL, language, matter });
    for (const form of [letter?.text, letter?.html]) {
      expect(form).toContain('Winter Open');
      expect(form).toContain(matter.startsWith('list-') ? `${page}/lists` : page);
      expect(form).toMatch(
        /Email me about my events|Avisarme por correo de mis eventos|M’écrire au sujet de mes/,
      );
      expect(form).not.toMatch(/\{\{|\}\}|undefined|null|token/);
    }
  });
});

describe('the letter about an event', () => {
  it('shows what somebody typed as one line of text without links', () => {
    const typed = '<img src=x>"><a href="https://evil.example">x</a>\r\nBcc: a@b.example\u202e';
    const letter = writeEventLetter({ ...MAIL, event: typed, place: typed, reason: typed });
    expect(letter?.html).not.toMatch(/<img|href="https:\/\/evil/);
    expect(letter?.text).not.toMatch(/evil\.example|a@b|\u202e|^Bcc/m);
    expect(letter?.subject).not.toMatch(/evil/);
  });

  it('is refused for anything but one plain address', () => {
    expect(writeEventLetter({ ...MAIL, to: 'a@b.example\r\nBcc: c@d.example' })).toBeNull();
  });
});

describe('the queue of notices about events', () => {
  let database: Database;
  const record = testLog();
  const write = async (from: Database) =>
    writeEventMails({ database: from, siteUrl: MAIL.siteUrl, now: () => new Date(), log: record.log });

  beforeAll(async () => {
    database = await openTestDatabase();
    await asOwner(database, 'insert into private.installation (sends_mail) values (true)');
  }, 60_000);
  afterAll(() => database.close());

  it('becomes one letter in the reader’s language', async () => {
    const [organiser, anna] = [await createAccount(database), await createAccount(database)];
    await setProfile(database, anna, 'mails_events = true');
    await asOwner(database, `update auth.users set raw_user_meta_data = '{"language":"fr"}' where id = $1`, [
      anna.id,
    ]);
    const { announced, join } = eventCalls(database, () => organiser);
    await join(await announced(), anna);
    await Promise.all([write(database), write(database)]);
    expect(JSON.stringify(await waitingLetters(database))).toContain('Vous avez une place');
    expect(await waitingLetters(database)).toHaveLength(1);
    expect(record.lines).toEqual([]);
  });

  it('is given up where the database has none', async () => {
    expect(await write(databaseWithout('42883'))).toBe(false);
  });
});
