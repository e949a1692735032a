import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { act } from './community.ts';
import { type Account, asOwner, createSession } from './database.ts';

/** A browser as its push service knows it. */
export type TestDevice = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** A browser that nobody has subscribed yet, at this push service. */
export function newDevice(origin = 'https://updates.push.services.mozilla.com'): TestDevice {
  const pair = createECDH('prime256v1');
  return {
    endpoint: `${origin}/send/${randomUUID()}`,
    p256dh: pair.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

/** Saves a browser as a device of a player, in a session of its own. Returns the session's id. */
export async function saveDevice(
  database: Database,
  who: Account,
  { endpoint, p256dh, auth }: TestDevice,
  language = 'en',
): Promise<string> {
  const session = await createSession(database, who);
  await act(database, who, 'select save_push($1, $2, $3, $4)', [endpoint, p256dh, auth, language], {
    session_id: session,
  });
  return session;
}

/** The player wants to be told these kinds of things. */
export async function choosePushes(
  database: Database,
  who: Account,
  ...kinds: readonly string[]
): Promise<void> {
  for (const kind of kinds) await act(database, who, 'select choose_push($1, true)', [kind]);
}

/** Claims what is due after so many seconds. */
export async function claimPushes(database: Database, seconds = 10) {
  await asOwner(database, `update private.push_messages set due_at = due_at - make_interval(secs => $1)`, [
    seconds,
  ]);
  return asOwner(database, 'select * from claim_pushes(100)');
}

/** Deletes devices whose session has ended, which claiming does once an hour. */
export async function sweepDevices(database: Database): Promise<void> {
  await asOwner(database, `update private.push_sweeps set at = at - interval '1 hour'`);
  await asOwner(database, 'select claim_pushes(1)');
}

/** Says what came of messages. */
export async function finishPushes(
  database: Database,
  ...outcomes: readonly { readonly id: string; readonly outcome: string; readonly wait?: number }[]
): Promise<void> {
  await asOwner(database, 'select finish_pushes($1)', [JSON.stringify(outcomes)]);
}
