import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asOwner, testDatabase } from '#tests/builders/database.ts';
import { createMailer, type MailerParts } from './create-mailer.ts';
import { testMail } from './letter/test-mail.ts';
import type { Mailer } from './mailer.ts';
import { SECRETS, testLog } from './test-log.ts';
import { databaseWithout, outboxRows, waitingLetters } from './test-outbox.ts';
import { openTestSmtp, partOf, type TestSmtp } from './test-smtp.ts';

const MINUTE = 60_000;

const database = testDatabase();
let server: TestSmtp;
let record: ReturnType<typeof testLog>;
let now: Date;
let mailers: Mailer[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await asOwner(database, 'delete from mail_outbox');
  server = await openTestSmtp();
  record = testLog();
  now = new Date('2026-11-21T09:00:00Z');
  mailers = [];
});

afterEach(async () => {
  await Promise.all(mailers.map((mailer) => mailer.close()));
  await server.close();
  vi.useRealTimers();
});

function open(parts: Partial<MailerParts> = {}): Mailer {
  const { log } = record;
  const all = {
    smtpUrl: server.url,
    from: 'muster@example.org',
    siteUrl: 'https://muster.example.org',
    database,
    templates: {},
    now: () => now,
    log,
  };
  const mailer = createMailer({ ...all, ...parts });
  mailers.push(mailer);
  return mailer;
}

/**
 * Moves the clock; the mailers look after the outbox and are done when none of their rows waits.
 */
async function passUntilSettled(ms: number): Promise<void> {
  now = new Date(now.getTime() + ms);
  vi.advanceTimersByTime(ms);
  await vi.waitUntil(
    async () => (await outboxRows(database)).every((row) => row['status'] !== 'waiting'),
    10_000,
  );
}

describe('a mailer without SMTP', () => {
  it('keeps the mail where administrators read it, in the language of its reader', async () => {
    const mailer = open({ smtpUrl: null });
    expect(mailer.delivers).toBe(false);
    expect(await mailer.send(testMail({ language: 'es' }))).toBe('kept');
    const rows = await outboxRows(database);
    expect(rows).toMatchObject([
      { kind: 'confirmation', language: 'es', recipient: 'player@example.org', status: 'kept', attempts: 0 },
    ]);
    expect(rows[0]?.['subject']).toBe('Confirma tu correo para Muster');
    expect(rows[0]?.['body_text']).toContain('048213');
    expect(rows[0]?.['body_html']).toContain('048213');
    expect(record.lines).toEqual([]);
  });

  it('loses a mail without an outbox, and logs its kind', async () => {
    expect(await open({ smtpUrl: null, database: databaseWithout() }).send(testMail())).toBe('failed');
    expect(record.lines).toEqual(['Mail (confirmation): lost, there is no SMTP_URL and no outbox.']);
  });
});

describe('a mailer with SMTP', () => {
  it('delivers, and keeps neither the letter nor the address', async () => {
    const mailer = open();
    expect(mailer.delivers).toBe(true);
    expect(await mailer.send(testMail({ kind: 'recovery', language: 'fr' }))).toBe('sent');
    const [mail] = server.received;
    expect(partOf(mail, 'text/plain')).toContain(
      'https://muster.example.org/login/confirm?token_hash=hash&type=recovery',
    );
    expect(partOf(mail, 'text/html')).toContain('token_hash=hash&amp;type=recovery');
    expect(await outboxRows(database)).toMatchObject([
      { kind: 'recovery', recipient: 'p…@example.org', status: 'sent', subject: null, body_text: null },
    ]);
    expect(await waitingLetters(database)).toEqual([]);
    expect(record.lines).toEqual([]);
  });

  it('tries again by itself, and two on one database send once', async () => {
    server.answer = (line) => (line.startsWith('RCPT') ? '451 player@example.org is busy' : null);
    const first = open();
    open();
    expect(await Promise.all([1, 2, 3].map(() => first.send(testMail())))).toEqual(['kept', 'kept', 'kept']);
    server.answer = () => null;
    await passUntilSettled(MINUTE);
    expect(await outboxRows(database)).toMatchObject([1, 2, 3].map(() => ({ status: 'sent', attempts: 2 })));
    expect(server.received).toHaveLength(3);
    expect(record.lines.join('\n')).not.toMatch(SECRETS);
  });

  it('gives up expired letters by itself', async () => {
    server.answer = () => '451 busy';
    await open({ expiry: 300 }).send(testMail());
    now = new Date(now.getTime() + 5 * MINUTE);
    await passUntilSettled(10 * MINUTE);
    expect(await outboxRows(database)).toMatchObject([{ status: 'failed', attempts: 1 }]);
  });

  it('waits for letters under way when it is closed', async () => {
    const letGo = server.hold();
    const mailer = open();
    const sending = mailer.send(testMail());
    const closing = mailer.close();
    letGo();
    await closing;
    expect(await sending).toBe('sent');
  });
});

describe('any mailer', () => {
  it('refuses a mail that could not be sent as it is, and logs its kind', async () => {
    const to = 'a@b.example\r\nBcc: c@d.example';
    expect(await open().send(testMail({ to }))).toBe('failed');
    expect(await outboxRows(database)).toEqual([]);
    expect(record.lines).toEqual(['Mail (confirmation): refused, the address is not one plain address.']);
  });

  it('sends the project’s own template', async () => {
    const templates = { invite: { subject: 'Come, {{ .Data.name }}', content: '<p>{{ .Token }}</p>' } };
    await open({ templates }).send(testMail({ kind: 'invite', data: { name: 'Ana' } }));
    expect(server.received[0]?.source).toContain('Subject: Come, Ana');
    expect(partOf(server.received[0], 'text/html').trim()).toBe('<p>048213</p>');
  });

  it('does not start with a template that cannot be filled in', () => {
    const templates = { invite: { subject: null, content: '{{ .Secret }}' } };
    expect(() => open({ templates })).toThrow('[auth.email.template.invite] content, line 1');
  });
});
