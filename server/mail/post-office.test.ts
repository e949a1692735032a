import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asOwner, testDatabase } from '#tests/builders/database.ts';
import { testMail } from './letter/test-mail.ts';
import { writeLetter } from './letter/write-letter.ts';
import { createOutbox } from './outbox.ts';
import { deliverDue, post, type PostOffice } from './post-office.ts';
import { openSmtp, type Smtp } from './smtp.ts';
import { SECRETS, testLog } from './test-log.ts';
import { databaseWithout, outboxRows, waitingLetters } from './test-outbox.ts';
import { openTestSmtp, type TestSmtp } from './test-smtp.ts';

const BUSY = (line: string) => (line.startsWith('RCPT') ? '451 player@example.org is busy' : null);
const letter = () => {
  const writing = writeLetter(testMail(), new Map(), 3600);
  if (!writing.ok) throw new Error(writing.reason);
  return writing.letter;
};

const database = testDatabase();
let server: TestSmtp;
let smtp: Smtp;
let now: Date;
let lines: string[];
let office: PostOffice;

beforeEach(async () => {
  await asOwner(database, 'delete from mail_outbox');
  server = await openTestSmtp();
  smtp = openSmtp(server.url, 'muster@example.org');
  now = new Date('2026-11-21T09:00:00Z');
  const record = testLog();
  lines = record.lines;
  office = { outbox: createOutbox(database, () => now), smtp, now: () => now, log: record.log, expiry: 3600 };
});

afterEach(async () => {
  smtp.close();
  await server.close();
});

/** Looks for letters that are due after this number of seconds. */
async function after(seconds: number): Promise<void> {
  now = new Date(now.getTime() + seconds * 1000);
  await deliverDue(office);
}

describe('a letter that cannot be delivered', () => {
  beforeEach(() => {
    server.answer = BUSY;
  });

  it('waits out of reach, with its fault but not its address for administrators', async () => {
    expect(await post(office, letter())).toBe('kept');
    const [row] = await outboxRows(database);
    expect(row).toMatchObject({
      status: 'waiting',
      attempts: 1,
      recipient: 'p…@example.org',
      body_html: null,
    });
    expect(row?.['last_fault']).toMatch(/451 … is busy/);
    expect(await waitingLetters(database)).toMatchObject([{ recipient: 'player@example.org' }]);
    expect(lines).toEqual([
      'Mail (confirmation): not delivered, attempt 1 of 5, EENVELOPE 451. Tried again later.',
    ]);
  });

  it('is tried again after growing pauses, until the mail server takes it', async () => {
    await post(office, letter());
    await after(29);
    expect(await outboxRows(database)).toMatchObject([{ attempts: 1 }]);
    await after(1);
    expect(await outboxRows(database)).toMatchObject([{ attempts: 2 }]);
    server.answer = () => null;
    await after(119);
    expect(await outboxRows(database)).toMatchObject([{ attempts: 2, status: 'waiting' }]);
    await after(1);
    expect(await outboxRows(database)).toMatchObject([{ attempts: 3, status: 'sent', last_fault: null }]);
    expect(server.received).toHaveLength(1);
    expect(await waitingLetters(database)).toEqual([]);
  });

  it('is given up after five attempts', async () => {
    await post(office, letter());
    for (const seconds of [30, 120, 420, 1200]) await after(seconds);
    expect(await outboxRows(database)).toMatchObject([
      { status: 'failed', attempts: 5, next_attempt_at: null },
    ]);
    expect(await waitingLetters(database)).toEqual([]);
    expect(lines).toHaveLength(5);
    expect(lines[4]).toMatch(/attempt 5 of 5, EENVELOPE 451\. Given up\.$/);
    expect(lines.join('\n')).not.toMatch(SECRETS);
    await after(86_400);
    expect(lines).toHaveLength(5);
  });

  it('is given up at once when the mail server says that it never will', async () => {
    server.answer = (line) => (line.startsWith('RCPT') ? '550 no such user' : null);
    expect(await post(office, letter())).toBe('failed');
    expect(await outboxRows(database)).toMatchObject([{ status: 'failed', attempts: 1 }]);
  });

  it('is not tried any more when its link is dead', async () => {
    await post(office, letter());
    server.answer = () => null;
    await after(3600);
    expect(server.received).toEqual([]);
  });
});

describe('several processes', () => {
  it('send each letter once', async () => {
    server.answer = BUSY;
    await Promise.all(Array.from({ length: 12 }, () => post(office, letter())));
    server.answer = () => null;
    now = new Date(now.getTime() + 30_000);
    const others = [1, 2, 3].map(() => ({ ...office, outbox: createOutbox(database, () => now) }));
    await Promise.all(others.map((other) => deliverDue(other)));
    expect(await outboxRows(database)).toMatchObject(
      Array.from({ length: 12 }, () => ({ status: 'sent', attempts: 2 })),
    );
    expect(server.received).toHaveLength(12);
  });

  it('leave a letter to the one that has it, and take it over when that one died', async () => {
    const dead = await office.outbox.enqueue(letter(), new Date(now.getTime() + 180_000));
    await after(179);
    expect(server.received).toEqual([]);
    await after(1);
    expect(server.received[0]?.source).toContain(`Message-ID: <${dead.id}@example.org>`);
    expect(await outboxRows(database)).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it('ignore the result of one that comes back late', async () => {
    const late = await office.outbox.enqueue(letter(), new Date(now.getTime() + 180_000));
    server.answer = BUSY;
    await after(180);
    await office.outbox.finish(late, { status: 'failed', fault: 'late' });
    expect(await outboxRows(database)).toMatchObject([{ status: 'waiting', attempts: 2 }]);
    expect(await waitingLetters(database)).toHaveLength(1);
  });
});

describe('delivery without an outbox', () => {
  it('sends a letter once, without retries', async () => {
    const bare = { ...office, outbox: createOutbox(databaseWithout(), () => now) };
    expect(await post(bare, letter())).toBe('sent');
    server.answer = BUSY;
    expect(await post(bare, letter())).toBe('failed');
    expect(lines).toEqual(['Mail (confirmation): lost, EENVELOPE 451.']);
    expect(await deliverDue(bare)).toBe(false);
  });

  it('sends a letter also when the database is away, and logs it', async () => {
    const bare = { ...office, outbox: createOutbox(databaseWithout('57P03'), () => now) };
    expect(await post(bare, letter())).toBe('sent');
    expect(await deliverDue(bare)).toBe(true);
    expect(lines).toEqual([
      'Mail (confirmation): sent without retries, the outbox did not take it (57P03).',
      'Mail: the outbox could not be read (57P03).',
    ]);
  });
});

describe('the outbox', () => {
  const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  it('gives up letters that are too old or out of attempts, unless a process is trying them', async () => {
    for (const _ of [1, 2, 3]) await office.outbox.enqueue(letter(), at(-1));
    const ids = (await outboxRows(database)).map(({ id }) => String(id));
    await asOwner(database, 'update mail_outbox set next_attempt_at = $1 where id <> $2', [
      at(0).toISOString(),
      ids[0] ?? '',
    ]);
    await asOwner(database, 'update mail_outbox set attempts = 5 where id = $1', [ids[1] ?? '']);
    await asOwner(database, 'update mail_outbox set created_at = $1 where id <> $2', [
      at(61).toISOString(),
      ids[1] ?? '',
    ]);
    await office.outbox.sweep(at(60), at(90), 10);
    const rows = await outboxRows(database);
    const statusOf = (id: string | undefined) => rows.find((row) => row['id'] === id)?.['status'];
    expect(ids.map(statusOf)).toEqual(['waiting', 'failed', 'failed']);
    expect(await waitingLetters(database)).toHaveLength(1);
  });

  it('deletes rows that are past their time, and the oldest past their number', async () => {
    for (const minutes of [1, 2, 3, 100]) {
      await createOutbox(database, () => at(minutes)).keep(letter());
    }
    await office.outbox.sweep(at(60), at(90), 2);
    const rows = await outboxRows(database);
    expect(rows.map((row) => new Date(String(row['created_at'])))).toEqual([at(2), at(1)]);
  });
});
