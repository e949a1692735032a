import { catalogue } from '#data/catalogue.ts';
import type { CloudSync } from '#data/cloud/create-cloud-sync.ts';
import type { Side } from '#data/cloud/keep-side.ts';
import type { TakeBack } from '#data/lists/create-draft-store.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { documentFromSavedList } from '#domain/roster/saved-list.ts';
import { isSameName } from '#domain/roster/same-list.ts';
import { markAfter, withSavedMark } from '#domain/roster/saved-mark.ts';
import type { CloudList } from '#domain/roster/sync/cloud-list.ts';
import type { Compared } from './compared.ts';

type Kept = {
  readonly side: Side;
  /** The id under which this device's side goes on; null when it gave way. */
  readonly listId: string | null;
  /** The name of this device's side when both are kept. */
  readonly copy: string;
};

/**
 * Brings the open list to the side that was kept, when it is the one that was settled: the other
 * device's side is loaded, this device's goes on under its new id or name. Returns what brings the
 * former list back, or null when the open list is another or stays as it is.
 */
export function standOnSide(
  compared: Compared,
  kept: Kept,
  sync: Pick<CloudSync, 'noteLoaded'>,
): TakeBack | null {
  const { history, draftId, dispatch } = draftStore.getState();
  const { document } = history;
  if (compared.kind === 'cloud-twins' || !isSameName(document, compared.mine)) return null;
  const { side, listId, copy } = kept;
  if (side === 'theirs') {
    const row = cloudSideOf(compared);
    if (row === null) {
      dispatch({ type: 'mark-saved', currentName: null, savedId: null });
      return null;
    }
    if (draftId !== null) sync.noteLoaded(draftId, row);
    const theirs = documentFromSavedList(row.list, catalogue);
    return dispatch({ type: 'load', document: withSavedMark(theirs, 'cloud') });
  }
  const name = side === 'both' ? copy : document.name;
  if (name !== document.name) dispatch({ type: 'rename', name });
  const stored = documentFromSavedList({ ...compared.mine, name: name.trim() }, catalogue);
  const saved = markAfter(document, stored, 'cloud');
  dispatch({ type: 'mark-saved', currentName: name.trim(), savedId: listId ?? document.savedId, saved });
  return null;
}

function cloudSideOf({ kind, line }: Compared): CloudList | null {
  if (kind !== 'conflict') return line.cloud;
  return line.pending?.state.kind === 'conflict' ? line.pending.state.theirs : null;
}
