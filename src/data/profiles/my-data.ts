import { BackendError } from '#platform/backend/backend-error.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { nowIso } from '#platform/clock.ts';
import { collectionKeys } from '#platform/storage/collection-keys.ts';
import { localTexts } from '#platform/storage/local.ts';
import { readLists } from '../lists/stored-lists.ts';
import { type TableOutcome, tableOutcomeOf } from './table-problem.ts';

/**
 * Everything that is kept of who is signed in, as the text of one JSON file: what the backend has,
 * and under `this_device` the lists that are saved in this browser. Passwords and secrets of second
 * factors are not in it.
 */
export async function exportMyData(): Promise<TableOutcome<{ readonly text: string }>> {
  return tableOutcomeOf(async () => {
    const data = await callRest({ path: 'rpc/export_my_data', body: {} });
    if (typeof data !== 'object' || data === null) throw new BackendError('signed out', 401, null);
    const { lists } = readLists(localTexts, nowIso());
    const everything = { ...data, this_device: { saved_lists: lists.map(({ raw }) => raw) } };
    return { text: JSON.stringify(everything, null, 2) };
  });
}

/**
 * Deletes the account of who is signed in, and all that the backend has of it. With a second factor
 * that was not shown in this session: `needs-second-factor`. Afterwards the session is worth
 * nothing; the caller signs out on this device.
 */
export async function deleteMyAccount(): Promise<TableOutcome> {
  return tableOutcomeOf(async () => {
    await callRest({ path: 'rpc/delete_my_account', body: {} });
    // The collection stays in this browser, for whichever account comes next to take it over.
    localTexts.remove(collectionKeys.account);
    return {};
  });
}
