import { useLingui } from '@lingui/react/macro';
import { undoAction } from '#components/undo/undo-action.ts';
import { catalogue } from '#data/catalogue.ts';
import type { SettleResult, Side } from '#data/cloud/keep-side.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { copyName } from '#domain/roster/names.ts';
import { documentFromSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import { toast } from '#ui/toast/toast.tsx';
import type { CloudSync } from '#data/cloud/create-cloud-sync.ts';
import type { TakeBack } from '#data/lists/create-draft-store.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { isSameName } from '#domain/roster/same-list.ts';
import { markAfter, withSavedMark } from '#domain/roster/saved-mark.ts';
import type { CloudList } from '#domain/roster/sync/cloud-list.ts';
import type { ShownList } from '#domain/roster/sync/shown-lists.ts';
import type { Shown } from './use-shown-lists.ts';

/** Keeps one side of a list, or both, and reports what happened to the other. */
export function useSettle(shown: Shown, onDone: () => void) {
  const { t } = useLingui();
  const outcome = ({ mine: { name }, theirs }: Compared, side: Side, copy: string) => {
    if (side === 'both') return { title: t`Both are kept: “${name}” and “${copy}”` };
    const title = t`The conflict in “${name}” is resolved`;
    if (theirs !== null)
      return { title, description: t`The other version is kept among its older versions.` };
    return side === 'mine' ? { title } : { title, description: t`This device’s version is under Deleted.` };
  };
  return async (compared: Compared, side: Side) => {
    const { name } = compared.mine;
    const copy = copyName(
      name,
      shown.lines.map(({ list }) => list.name),
    );
    const settled = await settle(shown, compared, side, copy);
    if (settled.ok) {
      const takeBack = standOnSide(compared, { side, listId: settled.listId, copy }, shown.sync);
      toast.success({
        ...outcome(compared, side, copy),
        ...(takeBack === null ? {} : { action: undoAction(t`Undo`, takeBack) }),
      });
    } else if (settled.code === 'no-archive') {
      toast.error({
        title: t`This browser cannot keep older versions, so nothing was replaced`,
        description: t`Keep both instead.`,
      });
      return;
    }
    onDone();
  };
}

async function settle(
  { sync }: Shown,
  { kind, line, mine, theirs }: Compared,
  side: Side,
  copy: string,
): Promise<SettleResult> {
  const { cloud, pending } = line;
  if (kind === 'conflict') {
    return pending === null ? GONE : sync.settle(pending.listId, side, copy);
  }
  if (cloud === null || theirs === null) return GONE;
  if (kind !== 'cloud-twins') {
    if (side !== 'mine') return settleHere(mine, theirs, side === 'both' ? copy : null);
    await sync.replace(mine, cloud);
    return DONE;
  }
  const [other] = line.others;
  if (other === undefined) return GONE;
  if (side === 'both') {
    await sync.replace({ ...other.list, name: copy }, other);
    return DONE;
  }
  const removed = await sync.remove([side === 'mine' ? other : cloud]);
  return removed.ok ? DONE : { ok: false, code: 'no-archive' };
}

/**
 * The cloud's side comes into this browser in place of its own, which stays among the versions or
 * as a copy.
 */
async function settleHere(mine: SavedList, theirs: SavedList, copy: string | null): Promise<SettleResult> {
  const { versionsOf, saveList } = savedListsStore.getState();
  if (copy === null && !(await versionsOf(mine.id)).ok) return NO_ARCHIVE;
  const copied =
    copy === null || saveList({ ...documentFromSavedList(mine, catalogue), name: copy }, 'replace').ok;
  const taken = copied && saveList(documentFromSavedList(theirs, catalogue), 'replace').ok;
  return taken ? DONE : NO_ARCHIVE;
}

const DONE: SettleResult = { ok: true, listId: null };
const GONE: SettleResult = { ok: false, code: 'gone' };
const NO_ARCHIVE: SettleResult = { ok: false, code: 'no-archive' };

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
function standOnSide(compared: Compared, kept: Kept, sync: Pick<CloudSync, 'noteLoaded'>): TakeBack | null {
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
  const stored = {
    ...documentFromSavedList({ ...compared.mine, name: name.trim() }, catalogue),
    savedId: compared.kind === 'conflict' || side === 'both' ? listId : cloudIdOf(compared),
  };
  const saved = markAfter(document, stored, 'cloud');
  dispatch({ type: 'mark-saved', currentName: name.trim(), savedId: listId ?? document.savedId, saved });
  return null;
}

function cloudIdOf({ line: { cloud } }: Compared): string | null {
  return cloud === null ? null : cloud.list.id;
}

function cloudSideOf({ kind, line }: Compared): CloudList | null {
  if (kind !== 'conflict') return line.cloud;
  return line.pending?.state.kind === 'conflict' ? line.pending.state.theirs : null;
}

/** The two sides of a list between which the player chooses. */
export type Compared = {
  readonly kind: NonNullable<ShownList['choice']>;
  readonly line: ShownList;
  readonly mine: SavedList;
  /** Null when another device deleted it. */
  readonly theirs: SavedList | null;
};

/** Returns the two sides of the list with this id; null when there is nothing left to choose. */
export function comparedIn(lines: readonly ShownList[], listId: string): Compared | null {
  const line = lines.find(
    ({ list, cloud, pending }) =>
      list.id === listId || cloud?.list.id === listId || pending?.listId === listId,
  );
  if (line === undefined || line.choice === null) return null;
  const { choice: kind, pending, local, cloud, others } = line;
  const [mine, theirs] = {
    conflict: () => [
      pending?.list,
      pending?.state.kind === 'conflict' ? (pending.state.theirs?.list ?? null) : undefined,
    ],
    'local-newer': () => [local, cloud?.list],
    'local-older': () => [local, cloud?.list],
    'cloud-twins': () => [cloud?.list, others[0]?.list],
  }[kind]();
  return mine === undefined || mine === null || theirs === undefined ? null : { kind, line, mine, theirs };
}

/** Returns the names of a list's two sides and of the ways to settle the difference. */
export function useSideWords({ kind, mine: { name }, theirs }: Compared) {
  const { t } = useLingui();
  const places = {
    mine: t`This device`,
    theirs: t`The cloud`,
    keepMine: t`Keep this device’s`,
    keepTheirs: t`Keep the cloud’s`,
    keepBoth: t`Keep both`,
  };
  if (kind === 'cloud-twins') {
    return {
      story: t`Two devices saved a list “${name}” at the same time. Nothing was overwritten.`,
      mine: t`The newer one`,
      theirs: t`The older one`,
      keepMine: t`Keep the newer one`,
      keepTheirs: t`Keep the older one`,
      keepBoth: t`Keep both`,
    };
  }
  if (kind !== 'conflict') {
    return { ...places, story: t`“${name}” on this device differs from the one in the cloud.` };
  }
  return theirs === null
    ? {
        ...places,
        story: t`Another device deleted “${name}” from the cloud. This device still has it.`,
        keepTheirs: t`Leave it deleted`,
      }
    : { ...places, story: t`“${name}” was changed on two devices. Nothing was overwritten.` };
}
