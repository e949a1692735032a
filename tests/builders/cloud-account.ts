/** The signed-in player and their cloud, for tests of pages. */
import { GUEST } from '#domain/access/viewer.ts';
import type { CloudTable } from '#data/cloud/cloud-table.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { toCloudRow } from '#domain/roster/sync/cloud-list.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { type MemoryCloud, memoryCloud, type Weather } from './memory-cloud.ts';

export type Account = {
  readonly userId: string;
  readonly cloud: MemoryCloud;
  /** The network conditions of every later call. */
  weather: Weather;
  /** From now on the profile, which holds the WAB id, is answered with a fault. */
  profileFails: boolean;
  /** The table as another device of the player reaches it. */
  readonly elsewhere: CloudTable;
};

const accounts = new Map<string, Account>();

/**
 * Stands in for the table's module: `vi.mock('#data/cloud/rest-cloud-table.ts', async () =>
 * (await import('#tests/builders/cloud-account.ts')).restTableModule)`.
 */
export const restTableModule = {
  restCloudTable: (_load: unknown, userId: string): CloudTable => {
    const account = accounts.get(userId) ?? accountOf(userId);
    const table = account.cloud.tableOf(() => account.weather);
    const wabId = async () => {
      if (account.profileFails) throw new BackendError('a fault', 500, null);
      return table.wabId();
    };
    return { ...table, wabId };
  },
};

/** Signs a player in who never was here, with these lists in the cloud. */
export async function signInAnew(lists: readonly SavedList[] = []): Promise<Account> {
  const userId = `00000000-0000-4000-8000-${String(accounts.size).padStart(12, '0')}`;
  const account = accountOf(userId);
  accounts.set(userId, account);
  for (const list of lists) await account.elsewhere.insert(toCloudRow(list), 'WAB-AAAA-BBBB-CCCC');
  const rights = { isWabAdmin: false, isTester: false, isPreview: false };
  sessionStore.setState({ viewer: { status: 'authenticated', userId, email: 'a@example.org', ...rights } });
  return account;
}

/** Nobody is signed in. */
export function signOutAgain(): void {
  sessionStore.setState({ viewer: GUEST });
}

function accountOf(userId: string): Account {
  const cloud = memoryCloud();
  return { userId, cloud, weather: 'fair', profileFails: false, elsewhere: cloud.tableOf() };
}
