import { useStore } from 'zustand';
import type { EventDeed } from '#domain/events/log/types.ts';
import { accountHere } from '#data/session/account-here.ts';
import { createOutbox } from '#data/results/create-outbox.ts';
import { onHope } from '#data/results/on-hope.ts';
import { queryClient } from '#data/query/query-client.ts';
import { newId } from '#platform/ids.ts';
import { nowIso } from '#platform/clock.ts';
import { localTexts } from '#platform/storage/local.ts';
import { oneAtATime } from '#platform/tabs/one-at-a-time.ts';
import { createDeeds } from './create-deeds.ts';
import { refreshEventLog } from './event-log.ts';
import { sendDeeds } from './send-deeds.ts';
import type { WaitingDeed } from './waiting-deeds.ts';

const deeds = createDeeds({
  texts: localTexts,
  account: accountHere,
  send: sendDeeds,
  onSent: async (event) => refreshEventLog(queryClient(), event),
  alone: async (work) => oneAtATime('event-deeds', work),
  newId,
  nowIso,
});

let lookAgain: (() => void) | null = null;

/** From now on, what waits is sent whenever there is hope. Safe to call again. */
export function watchDeeds(): void {
  if (lookAgain !== null) return lookAgain();
  lookAgain = createOutbox({ send: deeds.sendWaiting, isWaiting: deeds.isWaiting, onHope });
}

/**
 * Does something in a running event: it shows at once, is kept on the device and sent as soon as
 * there is a network. False when the browser cannot keep it; then nothing was done.
 */
export function doInEvent(event: string, some: readonly EventDeed[]): boolean {
  if (!deeds.keep(event, some)) return false;
  void deeds.sendWaiting().then(watchDeeds);
  return true;
}

/** Forgets deeds that the backend did not take. */
export function dropDeeds(ids: readonly string[]): void {
  deeds.drop(ids);
}

/** The deeds of an event that wait on this device, refused ones too; follows their changes. */
export function useWaitingDeeds(event: string): readonly WaitingDeed[] {
  return useStore(deeds.store, deeds.waiting).filter((deed) => deed.event === event);
}
