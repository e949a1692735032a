import type { Database, OwnerSession } from '../db/database.ts';
import { DatabaseError } from '../db/database-error.ts';
import type { WrittenLetter } from './letter/write-letter.ts';

/**
 * A letter that this process, and no other, is to try now; the number of this attempt goes with it.
 */
export type ClaimedLetter = {
  readonly id: string;
  readonly attempt: number;
  readonly letter: Pick<WrittenLetter, 'to' | 'subject' | 'text' | 'html'> & { readonly kind: string };
};

/** The result of an attempt. */
export type Outcome =
  | { readonly status: 'sent' }
  | { readonly status: 'waiting'; readonly fault: string; readonly nextAt: Date }
  | { readonly status: 'failed'; readonly fault: string };

/**
 * The tables public.mail_outbox and private.mail_letters. Each call is a transaction of its own and
 * throws DatabaseError.
 */
export type Outbox = {
  /** Keeps a letter where administrators read it. */
  readonly keep: (letter: WrittenLetter) => Promise<void>;
  /**
   * Stores a letter whose first attempt the caller makes at once; others may make one from
   * `leaseUntil` on.
   */
  readonly enqueue: (letter: WrittenLetter, leaseUntil: Date) => Promise<ClaimedLetter>;
  /**
   * Up to `most` letters that are due, written after `writtenAfter`; nobody else gets them before
   * `leaseUntil`.
   */
  readonly claim: (most: number, writtenAfter: Date, leaseUntil: Date) => Promise<readonly ClaimedLetter[]>;
  /** Writes down how the attempt ended, unless somebody else has taken the letter over since. */
  readonly finish: (claimed: ClaimedLetter, outcome: Outcome) => Promise<void>;
  /**
   * Gives up letters written before `writtenBefore` or out of attempts, and deletes rows past their
   * time or number.
   */
  readonly sweep: (writtenBefore: Date, deleteBefore: Date, mostRows: number) => Promise<void>;
};

/** A letter is tried so often in all; the table's own check says the same. */
export const MOST_ATTEMPTS = 5;

/** The outbox in a database, by the given clock. */
export function createOutbox(database: Database, now: () => Date): Outbox {
  const at = () => now().toISOString();
  return {
    keep: (letter) => database.withOwner(async (session) => void (await insert(session, letter, at(), null))),
    enqueue: (letter, leaseUntil) =>
      database.withOwner(async (session) => {
        const id = await storeLetter(session, letter, at(), { attempts: 1, nextAt: leaseUntil });
        return { id, attempt: 1, letter };
      }),
    claim: (most, writtenAfter, leaseUntil) =>
      database.withOwner(async ({ query }) => {
        const times = [at(), leaseUntil.toISOString(), writtenAfter.toISOString()];
        const { rows } = await query(CLAIM, [...times, most, MOST_ATTEMPTS]);
        return rows.map(claimedOf);
      }),
    finish: (claimed, outcome) => database.withOwner((session) => finish(session, claimed, outcome, at())),
    sweep: (writtenBefore, deleteBefore, mostRows) =>
      database.withOwner(async ({ query }) => {
        await query(GIVE_UP, [at(), writtenBefore.toISOString(), MOST_ATTEMPTS]);
        await query('delete from public.mail_outbox where created_at < $1', [deleteBefore.toISOString()]);
        await query(
          'delete from public.mail_outbox where id in (select id from public.mail_outbox order by created_at desc offset $1)',
          [mostRows],
        );
      }),
  };
}

/** True when the database has no outbox, as another project's has none. */
export function lacksOutbox(cause: unknown): boolean {
  return cause instanceof DatabaseError && ['42P01', '3F000'].includes(cause.code);
}

/** An address as it stands beside a mail that is not kept: `p…@example.org`. */
function blurAddress(address: string): string {
  const [first = ''] = address;
  return `${first}…${address.slice(address.lastIndexOf('@'))}`;
}

/**
 * Stores a letter that waits for its next attempt, within the caller's transaction; returns its id.
 */
export async function storeLetter(
  session: OwnerSession,
  letter: WrittenLetter,
  createdAt: string,
  waiting: Waiting,
): Promise<string> {
  const id = await insert(session, letter, createdAt, waiting);
  await session.query(
    'insert into private.mail_letters (id, recipient, subject, body_text, body_html) values ($1, $2, $3, $4, $5)',
    [id, letter.to, letter.subject, letter.text, letter.html],
  );
  return id;
}

/** The number of attempts of a letter, and the time when it is due. */
type Waiting = {
  readonly attempts: number;
  readonly nextAt: Date;
};

/** A letter that does not wait is kept. */
async function insert(
  { query }: OwnerSession,
  letter: WrittenLetter,
  createdAt: string,
  waiting: Waiting | null,
): Promise<string> {
  const { kind, language, to, subject, text, html } = letter;
  const fate =
    waiting === null
      ? [to, 'kept', 0, null, subject, text, html]
      : [blurAddress(to), 'waiting', waiting.attempts, waiting.nextAt.toISOString(), null, null, null];
  const { rows } = await query(
    `insert into public.mail_outbox
       (created_at, kind, language, recipient, status, attempts, next_attempt_at, subject, body_text, body_html)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [createdAt, kind, language, ...fate],
  );
  return String(rows[0]?.['id']);
}

const CLAIM = `
  with due as (
    select id from public.mail_outbox
    where status = 'waiting' and next_attempt_at <= $1 and created_at > $3 and attempts < $5
    order by next_attempt_at limit $4
    for update skip locked
  )
  update public.mail_outbox as mail
  set attempts = mail.attempts + 1, next_attempt_at = $2
  from due join private.mail_letters as letter on letter.id = due.id
  where mail.id = due.id
  returning mail.id, mail.kind, mail.attempts, letter.recipient, letter.subject, letter.body_text, letter.body_html`;

function claimedOf(row: Readonly<Record<string, unknown>>): ClaimedLetter {
  return {
    id: String(row['id']),
    attempt: Number(row['attempts']),
    letter: {
      kind: String(row['kind']),
      to: String(row['recipient']),
      subject: String(row['subject']),
      text: String(row['body_text']),
      html: String(row['body_html']),
    },
  };
}

async function finish(
  { query }: OwnerSession,
  claimed: ClaimedLetter,
  outcome: Outcome,
  at: string,
): Promise<void> {
  const { status } = outcome;
  const { affected } = await query(
    `update public.mail_outbox set status = $3, sent_at = $4, next_attempt_at = $5, last_fault = $6
     where id = $1 and status = 'waiting' and attempts = $2`,
    [
      claimed.id,
      claimed.attempt,
      status,
      status === 'sent' ? at : null,
      status === 'waiting' ? outcome.nextAt.toISOString() : null,
      status === 'sent' ? null : outcome.fault,
    ],
  );
  if (affected > 0 && status !== 'waiting') {
    await query('delete from private.mail_letters where id = $1', [claimed.id]);
  }
}

/** A mail is only given up when nobody can be trying it any more. */
const GIVE_UP = `
  with given_up as (
    update public.mail_outbox
    set status = 'failed', next_attempt_at = null,
      last_fault = coalesce(last_fault, 'It was not delivered in time.')
    where status = 'waiting' and next_attempt_at <= $1 and (created_at <= $2 or attempts >= $3)
    returning id
  )
  delete from private.mail_letters using given_up where mail_letters.id = given_up.id`;
