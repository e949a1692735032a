import { loadBackend } from '#platform/backend/backend.ts';
import { nowIso } from '#platform/clock.ts';
import { localTexts } from '#platform/storage/local.ts';
import { readLists } from '../lists/stored-lists.ts';
import { failureBehind, failureIn, type TableOutcome } from './table-problem.ts';

/**
 * Everything that is kept of who is signed in, as the text of one JSON file: what the backend has,
 * and under `this_device` the lists that are saved in this browser. Passwords and secrets of second
 * factors are not in it.
 */
export async function exportMyData(): Promise<TableOutcome<{ readonly text: string }>> {
  try {
    const { rest } = await loadBackend();
    const answer = await rest.rpc('export_my_data');
    const failed = failureIn(answer);
    if (failed !== null) return failed;
    const data: unknown = answer.data;
    if (typeof data !== 'object' || data === null) return { ok: false, code: 'signed-out' };
    const { lists } = readLists(localTexts, nowIso());
    const everything = { ...data, this_device: { saved_lists: lists.map(({ raw }) => raw) } };
    return { ok: true, text: JSON.stringify(everything, null, 2) };
  } catch (error) {
    return failureBehind(error);
  }
}

/**
 * Deletes the account of who is signed in, and all that the backend has of it. With a second factor
 * that was not shown in this session: `needs-second-factor`. Afterwards the session is worth
 * nothing; the caller signs out on this device.
 */
export async function deleteMyAccount(): Promise<TableOutcome> {
  try {
    const { rest } = await loadBackend();
    return failureIn(await rest.rpc('delete_my_account')) ?? { ok: true };
  } catch (error) {
    return failureBehind(error);
  }
}
