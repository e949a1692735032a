import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STORED_LANGUAGES } from '#domain/catalogue/types.ts';
import { act, setProfile } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, openTestDatabase } from '#tests/builders/database.ts';
import { DatabaseError } from '../db/database-error.ts';
import type { Database } from '../db/database.ts';
import { type ResultMail, writeResultLetter } from './letter/result-letter.ts';
import { createOutbox } from './outbox.ts';
import { deliverDue } from './post-office.ts';
import { writeResultMails } from './result-mails.ts';
import { openSmtp, type Smtp } from './smtp.ts';
import { testLog } from './test-log.ts';
import { databaseWithout, outboxRows, waitingLetters } from './test-outbox.ts';
import { openTestSmtp, partOf, type TestSmtp } from './test-smtp.ts';

const MAIL: ResultMail = {
  to: 'player@example.org',
  language: 'en',
  siteUrl: 'https://muster.example.org/',
  player: 'Anna',
  mission: 'Loot',
  ownScore: 3,
  opponentScore: 5,
  isCorrection: false,
};

function write(changes: Partial<ResultMail> = {}) {
  const letter = writeResultLetter({ ...MAIL, ...changes });
  if (letter === null) throw new Error('refused');
  return letter;
}

describe.each(STORED_LANGUAGES)('the letter about a result in %s', (language) => {
  it.each([false, true])(
    'names player, mission, scores and the way to stop (correction: %s)',
    (isCorrection) => {
      const { subject, text, html } = write({ language, isCorrection });
      for (const form of [text, html]) {
        for (const word of ['Anna', 'Loot', '3', '5', 'https://muster.example.org/activity']) {
          expect(form).toContain(word);
        }
        expect(form).toMatch(/Email me when a result|Avisarme por correo cuando|M’écrire quand un résultat/);
        expect(`${subject}${form}`).not.toMatch(/\{\{|\}\}|undefined|null|\/login\/confirm|token/);
      }
      expect(html).toContain(`<html lang='${language}'>`);
    },
  );

  it('differs from the texts of other languages', () => {
    const others = STORED_LANGUAGES.filter((other) => other !== language);
    for (const other of others) {
      expect(write({ language }).subject).not.toBe(write({ language: other }).subject);
    }
    expect(write({ language }).text).not.toBe(write({ language, isCorrection: true }).text);
  });
});

describe('the letter about a result', () => {
  it.each([
    ['<img src=x onerror=alert(1)>', /<img/],
    ['"><a href="https://evil.example">x</a>', /href="https:\/\/evil|evil\.example/],
    ['evil.example', /evil\.example/],
    ['me@evil.example', /me@evil/],
    ['Anna\r\nBcc: a@b.example', /^Bcc/m],
    ['{{ .Token }}$&', /undefined/],
    ['Anna\u202egro', /\u202e/],
    ['y'.repeat(500), /y{61}/],
  ])('shows the name %j as text of one short line', (player, harm) => {
    const { subject, text, html } = write({ player, mission: '<b>m</b>' });
    expect(html).not.toMatch(harm);
    expect(text).not.toMatch(/evil\.example|me@evil|\u202e|y{61}/);
    expect(subject).toBe(write().subject);
    expect(html).toContain('&lt;b&gt;m&lt;/b&gt;');
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(text.match(/\r|\n/g)).toHaveLength(write().text.match(/\n/g)?.length ?? 0);
  });

  it('has no line for a mission that the catalogue does not have', () => {
    expect(write({ mission: null }).text).not.toContain('Mission');
  });

  it('is refused for anything but one plain address', () => {
    expect(writeResultLetter({ ...MAIL, to: 'a@b.example\r\nBcc: c@d.example' })).toBeNull();
  });
});

describe('the queue of notices', () => {
  let database: Database;
  let server: TestSmtp;
  let smtp: Smtp;
  let record: ReturnType<typeof testLog>;
  let reader: Account;
  const now = () => new Date('2026-11-22T09:00:00Z');
  const office = () => ({ outbox: createOutbox(database, now), smtp, now, log: record.log, expiry: 3600 });
  const pass = async (from = database) =>
    writeResultMails({ database: from, siteUrl: MAIL.siteUrl, now, log: record.log });

  beforeAll(async () => {
    database = await openTestDatabase();
    await asOwner(database, 'insert into private.installation (sends_mail) values (true)');
  }, 60_000);
  afterAll(() => database.close());

  beforeEach(async () => {
    await asOwner(database, 'delete from mail_outbox');
    server = await openTestSmtp();
    smtp = openSmtp(server.url, 'muster@example.org');
    record = testLog();
    reader = await createAccount(database);
    await setProfile(database, reader, 'mails_results = true');
    await asOwner(database, `update auth.users set raw_user_meta_data = '{"language":"fr"}' where id = $1`, [
      reader.id,
    ]);
    await act(
      database,
      await createAccount(database),
      `select record_game($1, 'loot', 5, 3, '2026-11-20T10:00:00Z', opponent_wab_id => $2)`,
      [randomUUID(), reader.wabId],
    );
  });
  afterEach(async () => {
    smtp.close();
    await server.close();
  });

  it("goes out once in the reader's language, and administrators read neither letter nor address", async () => {
    await Promise.all([pass(), pass()]);
    expect(await waitingLetters(database)).toHaveLength(1);
    await deliverDue(office());
    expect(server.received).toHaveLength(1);
    expect(partOf(server.received[0], 'text/plain')).toContain('Ce résultat est-il juste');
    expect(await outboxRows(database)).toMatchObject([
      { kind: 'game_result', language: 'fr', status: 'sent', attempts: 1, subject: null, body_text: null },
    ]);
    expect(JSON.stringify(await outboxRows(database))).not.toContain(reader.id);
    expect(record.lines).toEqual([]);
  });

  it('stays queued when a letter cannot be stored', async () => {
    const broken: Database = {
      ...database,
      withOwner: (work, options) =>
        database.withOwner(async (session) => {
          await work(session);
          throw new DatabaseError('53100', 'secret');
        }, options),
    };
    expect(await pass(broken)).toBe(true);
    expect(record.lines).toEqual(['Mail (game_result): the queue could not be read (53100).']);
    expect(await waitingLetters(database)).toEqual([]);
    await pass();
    expect(await waitingLetters(database)).toHaveLength(1);
  });

  it('is given up where the database has none', async () => {
    expect(await pass(databaseWithout('42883'))).toBe(false);
    expect(record.lines).toEqual([]);
  });
});
