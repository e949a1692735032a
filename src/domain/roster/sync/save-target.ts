import { isSameContent, isSameName } from '../same-list.ts';
import type { SavedList } from '../saved-list.ts';
import type { CloudList } from './cloud-list.ts';
import { pendingOf, pendingSaveOf, type Queue } from './pending.ts';

/** The target of a save. */
export type SaveTarget = {
  readonly listId: string;
  readonly base: number | null;
  /**
   * The cloud's list of that name that the player has not seen: nothing is sent before they choose.
   */
  readonly conflictWith: CloudList | null;
};

type Known = {
  readonly cloud: readonly CloudList[];
  readonly queue: Queue;
  /**
   * The revision of a cloud list that the draft was loaded from or saved as; null when it was
   * neither.
   */
  readonly baseOf: (listId: string) => number | null;
  readonly freshId: string;
};

/**
 * Returns the target of a list in the cloud, by its name and faction, as for a local save
 * (docs/product.md, "Cloud lists"). It continues a save that waits. It replaces a list that the
 * player has seen; it never replaces an unseen one without asking. A list that the cloud seems to
 * have already is sent too: only the cloud can tell if it is still there.
 */
export function saveTarget(list: SavedList, { cloud, queue, baseOf, freshId }: Known): SaveTarget {
  const waiting = pendingSaveOf(queue, list);
  if (waiting !== null) {
    return { listId: waiting.listId, base: waiting.base, conflictWith: null };
  }
  const rows = cloud.filter(
    (row) => isSameName(row.list, list) && pendingOf(queue, row.list.id) === undefined,
  );
  const twin = rows.find((row) => isSameContent(row.list, list));
  const row = twin ?? rows[0];
  if (row === undefined) return { listId: freshId, base: null, conflictWith: null };
  const base = baseOf(row.list.id);
  return {
    listId: row.list.id,
    base: base ?? row.revision,
    conflictWith: base === null && row !== twin ? row : null,
  };
}
