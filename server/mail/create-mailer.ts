import type { AuthConfig } from '#server/project/project-config.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import { writeEventMails } from './event-mails.ts';
import { databaseCode } from './fault-code.ts';
import { DEFAULT_EXPIRY } from './letter/own-templates.ts';
import { readProjectTemplates } from './letter/project-templates.ts';
import { type WrittenLetter, writeLetter } from './letter/write-letter.ts';
import type { Mail, Mailer } from './mailer.ts';
import { createOutbox, lacksOutbox, type Outbox } from './outbox.ts';
import { deliverDue, post, type PostOffice } from './post-office.ts';
import { writeResultMails } from './result-mails.ts';
import { openSmtp } from './smtp.ts';

export type MailerParts = {
  /** SMTP_URL; null keeps every mail in the outbox. */
  readonly smtpUrl: string | null;
  /** MAIL_FROM: an address, or a name and an address in angle brackets. */
  readonly from: string;
  /** The app's address; links of notices lead there. */
  readonly siteUrl: string;
  readonly database: Database;
  /** The project's own templates. */
  readonly templates: AuthConfig['email']['templates'];
  readonly now: () => Date;
  readonly log: Log;
  /** The lifetime of links and codes, in seconds; by default an hour. */
  readonly expiry?: number;
};

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
/**
 * The intervals of searching the outbox: for letters that are due, and for those that are past
 * their time.
 */
const DUE_EVERY = 15 * SECOND;
const SWEEP_EVERY = 600 * SECOND;
/** The time that closing waits for letters under way. */
const GRACE = 5 * SECOND;
const KEPT_FOR = 30 * DAY;
const MOST_ROWS = 10_000;

/**
 * Creates the mailer of a server. Throws an error whose message tells an operator the problem: a
 * template that cannot be filled in, an invalid SMTP_URL or MAIL_FROM.
 */
export function createMailer(parts: MailerParts): Mailer {
  const { smtpUrl, from, siteUrl, database, now, log, expiry = DEFAULT_EXPIRY } = parts;
  const templates = readProjectTemplates(parts.templates);
  if (!templates.ok) throw new Error(templates.problems.join('\n'));
  const smtp = smtpUrl === null ? null : openSmtp(smtpUrl, from);
  const outbox = createOutbox(database, now);
  const office: PostOffice | null = smtp === null ? null : { outbox, smtp, now, log, expiry };
  const underWay = new Set<Promise<unknown>>();
  const track = <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  };
  const timers = [
    ...(office === null
      ? []
      : [
          repeat(DUE_EVERY, () => track(writeResultMails({ database, siteUrl, now, log }))),
          repeat(DUE_EVERY, () => track(writeEventMails({ database, siteUrl, now, log }))),
          repeat(DUE_EVERY, () => track(deliverDue(office))),
        ]),
    repeat(SWEEP_EVERY, () => track(sweep(outbox, now, expiry, log))),
  ];

  const send = async (mail: Mail) => {
    const writing = writeLetter(mail, templates.templates, expiry);
    if (writing.ok) return office === null ? keep(outbox, writing.letter, log) : post(office, writing.letter);
    log.error(`Mail (${mail.kind}): refused, ${writing.reason}.`);
    return 'failed';
  };
  return {
    delivers: smtp !== null,
    send: (mail) =>
      track(send(mail)).catch((cause: unknown) => {
        log.error(`Mail (${mail.kind}): lost, it could not be written (${databaseCode(cause)}).`);
        return 'failed';
      }),
    close: async () => {
      for (const stop of timers) stop();
      const settled = Promise.allSettled(underWay);
      await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, GRACE).unref())]);
      smtp?.close();
      await settled;
    },
  };
}

async function keep(outbox: Outbox, letter: WrittenLetter, log: Log): Promise<'kept' | 'failed'> {
  try {
    await outbox.keep(letter);
    return 'kept';
  } catch (cause) {
    const why = lacksOutbox(cause) ? 'there is no SMTP_URL and no outbox' : databaseCode(cause);
    log.error(`Mail (${letter.kind}): lost, ${why}.`);
    return 'failed';
  }
}

/** Tidies the outbox. Returns false when there is no outbox. */
async function sweep(outbox: Outbox, now: () => Date, expiry: number, log: Log): Promise<boolean> {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  try {
    await outbox.sweep(ago(expiry * SECOND), ago(KEPT_FOR), MOST_ROWS);
  } catch (cause) {
    if (lacksOutbox(cause)) return false;
    log.error(`Mail: the outbox could not be tidied (${databaseCode(cause)}).`);
  }
  return true;
}

/**
 * Runs `task` again and again, never twice at a time, until it returns false or the returned
 * function is called.
 */
function repeat(everyMs: number, task: () => Promise<boolean>): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    void task().then((goesOn) => {
      busy = false;
      if (!goesOn) clearInterval(timer);
    });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
