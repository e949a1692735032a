import { drainPushes, type PushQueue } from '#functions/push/drain-pushes.ts';
import type { VapidKeys } from '#functions/push/vapid.ts';
import type { Database } from '../db/database.ts';
import { DatabaseError } from '../db/database-error.ts';
import type { Log } from '../http/log.ts';
import { guardedFetch } from './guarded-fetch.ts';

type OfficeParts = {
  readonly database: Database;
  readonly keys: VapidKeys;
  /** A `mailto:` or `https:` address at which push services reach the host. */
  readonly subject: string;
  readonly origins: readonly string[];
  readonly now: () => Date;
  readonly log: Log;
};

/** Sends the notifications of the queue. */
export type PushOffice = {
  /** Waits for what is under way. */
  readonly close: () => Promise<void>;
};

/** The interval at which failed messages, and those that another process left, are taken up. */
const LOOK_EVERY_MS = 15_000;
/** Clocks differ. */
const AFTER_MS = 200;
const LONGEST_DELAY = 60;

/**
 * Begins to send: soon after the database says that something is queued, and every 15 seconds.
 * Throws DatabaseError.
 */
export async function openPushOffice(parts: OfficeParts): Promise<PushOffice> {
  const { database, keys, subject, origins, now, log } = parts;
  const sender = { fetch: guardedFetch({ origins }), keys, subject, origins, now };
  const queue = queueOf(database);
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  let isOver = false;
  let underWay: Promise<void> | null = null;
  let isAskedAgain = false;

  const look = () => {
    if (isOver) return;
    isAskedAgain = underWay !== null;
    underWay ??= drainPushes(queue, sender, () => isOver)
      .then(ignore, (cause: unknown) => {
        log.error(`Notifications: the queue could not be read (${codeOf(cause)}).`);
      })
      .finally(() => {
        underWay = null;
        if (isAskedAgain) look();
      });
  };
  const lookAfter = (seconds: number) => {
    const timer = setTimeout(
      () => {
        waiting.delete(timer);
        look();
      },
      seconds * 1_000 + AFTER_MS,
    );
    waiting.add(timer.unref());
  };
  await database.listen('muster_push', {
    onNotice: (text) => {
      if (!isOver) lookAfter(Math.min(LONGEST_DELAY, Number(text) || 0));
    },
    onGap: look,
  });
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    close: async () => {
      isOver = true;
      clearInterval(timer);
      for (const each of waiting) clearTimeout(each);
      await underWay;
    },
  };
}

function ignore(): void {
  // The number of messages is nobody's concern here.
}

/** The server is the owner of the tables. */
function queueOf(database: Database): PushQueue {
  return {
    claim: async (most) =>
      (
        await database.withOwner(({ query }) =>
          query('select * from claim_pushes($1)', [most], { last: true }),
        )
      ).rows,
    finish: async (outcomes) => {
      await database.withOwner(({ query }) =>
        query('select finish_pushes($1)', [JSON.stringify(outcomes)], { last: true }),
      );
    },
  };
}

/** Messages and details may quote what is in the queue. */
function codeOf(cause: unknown): string {
  if (cause instanceof DatabaseError) return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}
