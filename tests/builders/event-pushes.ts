/** Pushes about an event, as an organiser and a player with devices are told them. */
import type { Database } from '#server/db/database.ts';
import { setProfile } from './community.ts';
import { type Account, asOwner, createAccount } from './database.ts';
import { choosePushes, claimPushes, finishPushes, newDevice, saveDevice } from './push.ts';

const KINDS = ['event-seat', 'event-list', 'event-table', 'event-result'];

/** A device for the account, which wants to be told everything about its events. */
export async function withEventDevice(database: Database, who: Account): Promise<void> {
  await saveDevice(database, who, newDevice());
  await choosePushes(database, who, ...KINDS);
}

/** An organiser and Anna, who have devices, and Berta, who has a name; nobody else has a device. */
export async function toldAccounts(database: Database) {
  await asOwner(database, 'delete from private.push_subscriptions');
  const organiser = await createAccount(database);
  const anna = await createAccount(database);
  const berta = await createAccount(database);
  for (const who of [organiser, anna]) await withEventDevice(database, who);
  await setProfile(database, berta, `username = 'Berta ${berta.id.slice(0, 8)}'`);
  return { organiser, anna, berta };
}

/** Returns what tests do with the messages under way. */
export function eventPushes(database: Database) {
  const claim = async () => claimPushes(database);
  return {
    claim,
    waiting: async () => asOwner(database, 'select recipient_id from private.push_messages'),
    forget: async () => asOwner(database, 'delete from private.push_log'),
    /** Takes what is due, and lets it be sent. */
    told: async () => {
      const rows = await claim();
      await finishPushes(database, ...rows.map(({ id }) => ({ id: String(id), outcome: 'sent' })));
      return rows;
    },
  };
}
