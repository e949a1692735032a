import { useLingui } from '@lingui/react/macro';
import { undoAction } from '#components/undo/undo-action.ts';
import { catalogue } from '#data/catalogue.ts';
import type { SettleResult, Side } from '#data/cloud/keep-side.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { copyName } from '#domain/roster/names.ts';
import { documentFromSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import { toast } from '#ui/toast/toast.tsx';
import type { Compared } from './compared.ts';
import { standOnSide } from './stand-on-side.ts';
import type { Shown } from './use-shown-lists.ts';

/** Keeps one side of a list, or both, and reports what happened to the other. */
export function useSettle(shown: Shown, onDone: () => void) {
  const { t } = useLingui();
  const outcome = ({ mine: { name }, theirs }: Compared, side: Side, copy: string) => {
    if (side === 'both') return { title: t`Both are kept: “${name}” and “${copy}”` };
    const title = t`“${name}” is settled`;
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
