import { type PushOutcome, readDuePushes } from './due-push.ts';
import { type PushSender, sendPush } from './send-push.ts';

/** The queue in the database. Both reject when it cannot be reached. */
export type PushQueue = {
  /** `claim_pushes(most)`. */
  readonly claim: (most: number) => Promise<unknown>;
  /** `finish_pushes(outcomes)`. */
  readonly finish: (outcomes: readonly PushOutcome[]) => Promise<void>;
};

/** Messages that are sent at the same time, and rounds of them in one go. */
const AT_ONCE = 20;
const MOST_ROUNDS = 25;

/**
 * Sends what is due, as long as there is something and nobody wants it to end. Returns the number
 * of messages. Rejects when the queue cannot be reached; what was taken is tried again later.
 */
export async function drainPushes(
  queue: PushQueue,
  sender: PushSender,
  isOver: () => boolean = () => false,
): Promise<number> {
  let count = 0;
  for (let round = 0; round < MOST_ROUNDS && !isOver(); round += 1) {
    const due = readDuePushes(await queue.claim(AT_ONCE));
    if (due.length === 0) break;
    await queue.finish(await Promise.all(due.map(async (push) => sendPush(push, sender))));
    count += due.length;
  }
  return count;
}
