import type { CloudList } from '#domain/roster/sync/cloud-list.ts';
import { isSameContent } from '#domain/roster/same-list.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import { type Pending, pendingOf, type Queue } from '#domain/roster/sync/pending.ts';
import type { ListArchive } from '../lists/list-archive.ts';
import type { CloudQueue } from './cloud-queue.ts';

/** The player's choice between two states of a list. */
export type Side = 'mine' | 'theirs' | 'both';

/**
 * `no-archive`: this browser can keep no old states, so nothing was replaced. `gone`: there is
 * nothing to choose any more.
 */
export type SettleResult =
  /** `listId`: the id under which this device's side goes on; null when it gave way. */
  | { readonly ok: true; readonly listId: string | null }
  | { readonly ok: false; readonly code: 'no-archive' | 'gone' };

type KeepPlaces = {
  readonly archive: Pick<ListArchive, 'noteSave' | 'putTrash' | 'dropTrash'>;
  readonly apply: CloudQueue['apply'];
  readonly newId: () => string;
  readonly nowIso: () => string;
  /** The name of the copy when both are kept. */
  readonly copyName: string;
};

/**
 * Settles a list that two devices changed. What gives way is put among the versions, or among the
 * deleted lists, before anything is replaced; where this browser cannot keep it, this device's side
 * does not give way.
 */
export async function keepSide(
  change: Pending | undefined,
  side: Side,
  { archive, apply, newId, nowIso, copyName }: KeepPlaces,
): Promise<SettleResult> {
  if (change?.type !== 'save' || change.state.kind !== 'conflict') return { ok: false, code: 'gone' };
  const { listId, list: mine } = change;
  const theirs = change.state.theirs?.list ?? null;
  const now = nowIso();
  if (side === 'both') {
    const freshId = newId();
    apply({ event: 'keep-both', listId, freshId, name: copyName });
    return { ok: true, listId: freshId };
  }
  if (side === 'mine') {
    // The cloud keeps what this replaces; here it is kept too where that is possible.
    if (theirs !== null) await archive.noteSave({ ...mine, id: theirs.id }, theirs, now);
    const freshId = newId();
    apply({ event: 'keep-mine', listId, freshId });
    return { ok: true, listId: theirs?.id ?? freshId };
  }
  const kept =
    theirs === null
      ? await archive.putTrash([mine], now)
      : await archive.noteSave(theirs, { ...mine, id: theirs.id }, now);
  if (!kept.ok) return { ok: false, code: 'no-archive' };
  apply({ event: 'drop', listId });
  return { ok: true, listId: null };
}

/**
 * Takes a change out of the queue; a save goes among the deleted lists first, and stays where that
 * cannot be.
 */
export async function dropChange(
  change: Pending | undefined,
  { archive, apply, nowIso }: Pick<KeepPlaces, 'archive' | 'apply' | 'nowIso'>,
): Promise<SettleResult> {
  if (change === undefined) return { ok: false, code: 'gone' };
  if (change.type === 'save') {
    const kept = await archive.putTrash([change.list], nowIso());
    if (!kept.ok) return { ok: false, code: 'no-archive' };
  } else {
    await archive.dropTrash([change.listId]);
  }
  apply({ event: 'drop', listId: change.listId });
  return { ok: true, listId: null };
}

/**
 * Puts lists that are about to be deleted among the deleted ones, as their waiting saves have them;
 * the same list twice, or one that is `kept` there otherwise, once. False where that cannot be.
 */
export async function trashLists(
  lists: readonly CloudList[],
  queue: Queue,
  { archive, nowIso, kept }: Pick<KeepPlaces, 'archive' | 'nowIso'> & { readonly kept: readonly SavedList[] },
): Promise<boolean> {
  const now = nowIso();
  const going = lists.map(({ list }) => ({ list, waiting: pendingOf(queue, list.id)?.list ?? list }));
  for (const { list, waiting } of going) {
    const noted = waiting === list ? { ok: true } : await archive.noteSave(waiting, list, now);
    if (!noted.ok) return false;
  }
  const wanted = going.map(({ waiting }) => waiting);
  const once = wanted.filter(
    (list, at) =>
      wanted.findIndex((other) => isSameContent(other, list)) === at &&
      !kept.some((other) => isSameContent(other, list)),
  );
  return (await archive.putTrash(once, now)).ok;
}
