import { isSameContent, isSameName } from '../same-list.ts';
import type { SavedList } from '../saved-list.ts';
import type { CloudList } from './cloud-list.ts';
import { pendingOf, type PendingSave, pendingSaveOf, type Queue } from './pending.ts';

/** The target of a save. */
export type SaveTarget = {
  readonly listId: string;
  readonly base: number | null;
  /**
   * The cloud's list of that name that the player has not seen: nothing is sent before they choose.
   */
  readonly conflictWith: CloudList | null;
};

/** The list that a draft was loaded from or saved as: its name then, and its id in the cloud. */
export type OpenList = { readonly name: string; readonly cloudId: string | null };

type Known = {
  readonly cloud: readonly CloudList[];
  readonly queue: Queue;
  /**
   * The revision of a cloud list that the draft was loaded from or saved as; null when it was
   * neither.
   */
  readonly baseOf: (listId: string) => number | null;
  readonly freshId: string;
  /** Null for a list that was neither loaded nor saved. */
  readonly open: OpenList | null;
};

/**
 * Returns the target of a list in the cloud, by its name and faction, as for a local save
 * (docs/product.md, "Cloud lists"). It continues a save that waits. It replaces a list that the
 * player has seen; it never replaces an unseen one without asking. Under a new name it renames the
 * list that the player has open. A list that the cloud seems to have already is sent too: only the
 * cloud can tell if it is still there.
 */
export function saveTarget(list: SavedList, known: Known): SaveTarget {
  const { cloud, queue, baseOf, freshId, open } = known;
  const waiting = pendingSaveOf(queue, list);
  if (waiting !== null) {
    return { listId: waiting.listId, base: waiting.base, conflictWith: null };
  }
  const rows = cloud.filter(
    (row) => isSameName(row.list, list) && pendingOf(queue, row.list.id) === undefined,
  );
  const twin = rows.find((row) => isSameContent(row.list, list));
  const row = twin ?? rows[0];
  if (row === undefined) {
    return renamedTarget(list, known) ?? { listId: freshId, base: null, conflictWith: null };
  }
  // A draft that bears the name by chance has not seen the list of that name.
  const base = open?.name === list.name ? baseOf(row.list.id) : null;
  return {
    listId: row.list.id,
    base: base ?? row.revision,
    conflictWith: base === null && row !== twin ? row : null,
  };
}

/**
 * Returns the open list, which the cloud has under a former name; null when it has no such list.
 */
function renamedTarget(list: SavedList, { cloud, queue, baseOf, open }: Known): SaveTarget | null {
  if (open === null) return null;
  const waiting = queue.find((one): one is PendingSave => one.type === 'save' && one.listId === open.cloudId);
  if (waiting !== undefined) return { listId: waiting.listId, base: waiting.base, conflictWith: null };
  const row = cloud.find(
    (one) =>
      pendingOf(queue, one.list.id) === undefined &&
      (open.cloudId === null
        ? isSameName(one.list, { name: open.name, faction: list.faction })
        : one.list.id === open.cloudId),
  );
  if (row === undefined) return null;
  const base = baseOf(row.list.id);
  if (base !== null) return { listId: row.list.id, base, conflictWith: null };
  return open.cloudId === null ? null : { listId: row.list.id, base: row.revision, conflictWith: row };
}
