import { judgeSave, type Verdict } from '#domain/roster/sync/judge.ts';
import { type CloudList, toCloudRow } from '#domain/roster/sync/cloud-list.ts';
import type { PendingDelete, PendingSave, Refusal } from '#domain/roster/sync/pending.ts';
import { BackendError, BackendUnavailable, isOtherVersion } from '#platform/backend/backend-error.ts';
import type { CloudTable } from './cloud-table.ts';

/** The reason why a change still waits. */
export type WaitReason =
  /** No network, no server, or an answer that cannot be read. */
  | 'offline'
  /** The session is not good any more, or is another account's. */
  | 'signed-out'
  /** The server has a fault of its own, or asks for patience. */
  | 'fault'
  /**
   * The server has a fault where it keeps the profile, which holds the WAB id (docs/product.md,
   * "Cloud lists").
   */
  | 'wab-id-unknown';

/** The result of sending a change. */
export type SendResult =
  /** `row` is null when the cloud had it and another device went on from it. */
  | { readonly kind: 'saved'; readonly row: CloudList | null }
  | { readonly kind: 'deleted' }
  /** Not deleted, as another device changed it since: it stays, and this is what it is now. */
  | { readonly kind: 'kept'; readonly row: CloudList }
  | { readonly kind: 'conflict'; readonly theirs: CloudList | null }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | { readonly kind: 'rebase'; readonly revision: number }
  | { readonly kind: 'new-id' }
  | { readonly kind: 'waiting'; readonly reason: WaitReason };

/**
 * Sends a save once. `wasTried`: it went out before. A list that the player had before them is
 * replaced only while it is the one that they saw; everything else is judged by what the cloud has.
 */
export async function sendSave(save: PendingSave, wasTried: boolean, table: CloudTable): Promise<SendResult> {
  return orWait(async () => {
    const row = toCloudRow(save.list);
    if (save.base !== null) {
      const updated = await table.update(row, save.base);
      if (updated !== null) return { kind: 'saved', row: updated };
    }
    const verdict = judgeSave(save, await look(save, wasTried, table));
    return verdict.kind === 'insert' ? insert(save, table) : resultOf(verdict);
  });
}

/** Sends a deletion once. A list that another device changed since the player saw it stays. */
export async function sendDelete(change: PendingDelete, table: CloudTable): Promise<SendResult> {
  return orWait(async () => {
    if (await table.remove(change.listId, change.base)) return { kind: 'deleted' };
    const row = await table.byId(change.listId);
    return row === null ? { kind: 'deleted' } : { kind: 'kept', row };
  });
}

async function look(save: PendingSave, wasTried: boolean, table: CloudTable) {
  const mayHaveCome = wasTried || save.base !== null;
  const [own, named, versions] = await Promise.all([
    table.byId(save.listId),
    table.byName(save.list),
    mayHaveCome ? table.versionsOf(save.listId) : [],
  ]);
  return { own, named, versions };
}

async function insert(save: PendingSave, table: CloudTable): Promise<SendResult> {
  const wabId = await wabIdOf(table);
  if (typeof wabId !== 'string') return wabId;
  const made = await table.insert(toCloudRow(save.list), wabId);
  if (made !== null) return { kind: 'saved', row: made };
  // Taken between the look and the insert, by an answer that was lost, or by another account that
  // one cannot see.
  return (await table.byId(save.listId)) === null ? { kind: 'new-id' } : { kind: 'waiting', reason: 'fault' };
}

async function wabIdOf(table: CloudTable): Promise<string | SendResult> {
  try {
    return (await table.wabId()) ?? { kind: 'refused', reason: 'wab-id-missing' };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const result = resultOfError(error);
    if (result.kind === 'refused') return { kind: 'refused', reason: 'wab-id-unknown' };
    return error.status >= 500 && isFault(result) ? { kind: 'waiting', reason: 'wab-id-unknown' } : result;
  }
}

function isFault(result: SendResult): boolean {
  return result.kind === 'waiting' && result.reason === 'fault';
}

function resultOf(verdict: Exclude<Verdict, { kind: 'insert' }>): SendResult {
  return verdict.kind === 'passed' ? { kind: 'saved', row: null } : verdict;
}

async function orWait(work: () => Promise<SendResult>): Promise<SendResult> {
  try {
    return await work();
  } catch (error) {
    return resultOfError(error);
  }
}

/** A bug of ours must not look like a network that is down. */
function resultOfError(error: unknown): SendResult {
  if (error instanceof BackendUnavailable) return { kind: 'waiting', reason: 'offline' };
  if (!(error instanceof BackendError)) throw error;
  const { status } = error;
  // A full disk is emptied, and an older server updated: both take the list later.
  if (error.code === '53100' || isOtherVersion(error)) return { kind: 'waiting', reason: 'fault' };
  if (status === 0 || (status >= 502 && status <= 504)) return { kind: 'waiting', reason: 'offline' };
  if (status === 401) return { kind: 'waiting', reason: 'signed-out' };
  if (status === 403) return { kind: 'refused', reason: 'not-allowed' };
  if (error.code === 'PT413') return { kind: 'refused', reason: 'no-room' };
  const isOurs = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isOurs ? { kind: 'refused', reason: 'not-accepted' } : { kind: 'waiting', reason: 'fault' };
}
