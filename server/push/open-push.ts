import type { Database } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import type { Settings } from '../http/settings.ts';
import { openPushKeys } from './open-push-keys.ts';
import { openPushOffice, type PushOffice } from './push-office.ts';

type PushParts = {
  readonly settings: Settings;
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Log;
};

/** Notifications, as the app learns of them. */
export type Push = PushOffice & {
  /** The key with which browsers subscribe; null where none are sent. */
  readonly publicKey: string | null;
};

/**
 * Begins to send notifications where the host has turned them on, unless it serves another Supabase
 * folder, which has no queue. Throws KeysError or DatabaseError.
 */
export async function openPush({ settings, database, now, log }: PushParts): Promise<Push> {
  const {
    push,
    keys: { dataDir },
    supabaseDir,
  } = settings;
  if (!push.isOn || supabaseDir !== null) return { publicKey: null, close: () => Promise.resolve() };
  const keys = await openPushKeys(dataDir, push);
  const parts = { database, keys, subject: subjectOf(settings), origins: push.origins, now, log };
  const { close } = await openPushOffice(parts);
  return { publicKey: keys.publicKey, close };
}

/** The address at which push services reach the host when something is wrong with the messages. */
function subjectOf({ contactEmail, publicUrl }: Settings): string {
  if (contactEmail !== null) return `mailto:${contactEmail}`;
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:no-reply@localhost';
}
