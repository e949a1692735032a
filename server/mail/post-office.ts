import { randomUUID } from 'node:crypto';
import type { Log } from '../http/log.ts';
import type { WrittenLetter } from './letter/write-letter.ts';
import { type ClaimedLetter, lacksOutbox, MOST_ATTEMPTS, type Outbox, type Outcome } from './outbox.ts';
import { DELIVERY_MS, type Smtp } from './smtp.ts';
import { databaseCode } from './fault-code.ts';

/** The parts that a delivery needs. */
export type PostOffice = {
  readonly outbox: Outbox;
  readonly smtp: Smtp;
  readonly now: () => Date;
  readonly log: Log;
  /** The lifetime of links and codes, in seconds: later there is nothing left to deliver. */
  readonly expiry: number;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/**
 * The waits after each failed attempt: all attempts fit within half an hour, as links live for one
 * hour.
 */
const BACK_OFF: readonly number[] = [30 * SECOND, 2 * MINUTE, 7 * MINUTE, 20 * MINUTE];
/** A process that died leaves its letter to the others after so long. */
const LEASE = DELIVERY_MS + 2 * MINUTE;
const AT_ONCE = 10;

const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

/**
 * Stores a letter and makes the first attempt. One that no outbox takes gets this attempt only.
 * Never throws.
 */
export async function post(office: PostOffice, letter: WrittenLetter): Promise<'sent' | 'kept' | 'failed'> {
  const { outbox, now, log } = office;
  try {
    return await attempt(office, await outbox.enqueue(letter, later(now(), LEASE)));
  } catch (cause) {
    if (!lacksOutbox(cause))
      log.error(
        `Mail (${letter.kind}): sent without retries, the outbox did not take it (${databaseCode(cause)}).`,
      );
  }
  const delivery = await office.smtp.deliver(letter, randomUUID(), now());
  if (delivery.ok) return 'sent';
  log.error(`Mail (${letter.kind}): lost, ${delivery.code}.`);
  return 'failed';
}

/** Tries the letters that are due. Returns false when there is no outbox at all. Never throws. */
export async function deliverDue(office: PostOffice): Promise<boolean> {
  const { outbox, now, log, expiry } = office;
  try {
    const at = now();
    const due = await outbox.claim(AT_ONCE, later(at, -expiry * SECOND), later(at, LEASE));
    await Promise.all(due.map((claimed) => attempt(office, claimed)));
  } catch (cause) {
    if (lacksOutbox(cause)) return false;
    log.error(`Mail: the outbox could not be read (${databaseCode(cause)}).`);
  }
  return true;
}

/**
 * One attempt and its result in the outbox. A result that cannot be written is followed by another
 * attempt after the lease.
 */
async function attempt(office: PostOffice, claimed: ClaimedLetter): Promise<'sent' | 'kept' | 'failed'> {
  const { outbox, smtp, now, log } = office;
  const { kind } = claimed.letter;
  const delivery = await smtp.deliver(claimed.letter, claimed.id, now());
  const pause = BACK_OFF[claimed.attempt - 1];
  const outcome: Outcome = delivery.ok
    ? { status: 'sent' }
    : delivery.permanent || pause === undefined
      ? { status: 'failed', fault: delivery.fault }
      : { status: 'waiting', fault: delivery.fault, nextAt: later(now(), pause) };
  if (!delivery.ok) {
    const end = outcome.status === 'failed' ? 'Given up.' : 'Tried again later.';
    const count = `${String(claimed.attempt)} of ${String(MOST_ATTEMPTS)}`;
    log.error(`Mail (${kind}): not delivered, attempt ${count}, ${delivery.code}. ${end}`);
  }
  try {
    await outbox.finish(claimed, outcome);
  } catch (cause) {
    log.error(`Mail (${kind}): what became of it could not be written down (${databaseCode(cause)}).`);
  }
  return outcome.status === 'waiting' ? 'kept' : outcome.status;
}
