import * as v from 'valibot';
import type { Language } from '#domain/catalogue/types.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { now } from '#platform/clock.ts';
import { preferredLanguage } from '#platform/language/language.ts';
import {
  currentSubscription,
  subscribe,
  type Subscription,
  unsubscribe,
} from '#platform/push/push-manager.ts';
import { siteContacts } from '#platform/site.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText, remove, writeText } from '#platform/storage/local.ts';
import { type TableOutcome, tableOutcomeOf } from '../profiles/table-problem.ts';

/** The device as this browser told the backend last. `savedAt`: ms since 1970. */
export type ToldDevice = {
  readonly userId: string;
  readonly endpoint: string;
  readonly language: Language;
  readonly savedAt: number;
};

const told = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    userId: v.string(),
    endpoint: v.string(),
    language: v.picklist(['en', 'es', 'fr']),
    savedAt: v.number(),
  }),
);

/** Returns what this browser told the backend last; null while notifications are off here. */
export function toldDevice(): ToldDevice | null {
  const read = v.safeParse(told, readText(storageKeys.push));
  return read.success ? read.output : null;
}

/** The outcome of turning notifications on: the browser may refuse, or have no push service. */
export type TurnedOn = TableOutcome | { readonly ok: false; readonly code: 'blocked' | 'no-push-service' };

/**
 * Turns notifications on in this browser, for the signed-in player. Call it directly after a press,
 * as the browser asks the player for leave.
 */
export async function turnOnPush(userId: string, pushKey: string): Promise<TurnedOn> {
  const made = await subscribe(pushKey);
  if (made === 'blocked') return { ok: false, code: 'blocked' };
  if (made === 'failed') return { ok: false, code: 'no-push-service' };
  return tellDevice(userId, made);
}

/** Turns notifications off in this browser, or on all devices of the player. */
export async function turnOffPush(everywhere: boolean): Promise<TableOutcome> {
  const { pushKey } = await siteContacts();
  const here = pushKey === null ? null : await currentSubscription(pushKey);
  const outcome = await tableOutcomeOf(async () => {
    if (everywhere || here !== null)
      await callRest({ path: 'rpc/drop_push', body: { endpoint: everywhere ? null : here?.endpoint } });
    return {};
  });
  // The browser stops at once; an address that is gone is forgotten when it is next written to.
  await leavePush();
  return outcome;
}

/** Ends notifications in this browser without telling the backend, whose session ends by itself. */
export async function leavePush(): Promise<void> {
  remove(storageKeys.push);
  await unsubscribe();
}

/** Tells the backend of this browser's subscription and notes that it knows. */
export async function tellDevice(
  userId: string,
  { endpoint, p256dh, auth }: Subscription,
): Promise<TableOutcome> {
  const language = preferredLanguage();
  return tableOutcomeOf(async () => {
    await callRest({ path: 'rpc/save_push', body: { endpoint, p256dh, auth, language } });
    const device: ToldDevice = { userId, endpoint, language, savedAt: now().getTime() };
    writeText(storageKeys.push, JSON.stringify(device));
    return {};
  });
}
