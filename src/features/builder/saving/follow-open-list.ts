import { t } from '@lingui/core/macro';
import { undoAction } from '#components/undo/undo-action.ts';
import { catalogue } from '#data/catalogue.ts';
import { cloudSync } from '#data/cloud/cloud-sync.ts';
import { followCloud } from '#data/cloud/follow-cloud.ts';
import type { OpenListNews } from '#data/cloud/look-at-cloud.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { loadDraft } from '#data/lists/load-draft.ts';
import { withNews } from '#data/lists/told-changes.ts';
import { documentFromSavedList, toSavedList } from '#domain/roster/saved-list.ts';
import { documentPrint, withSavedMark } from '#domain/roster/saved-mark.ts';
import type { CloudList } from '#domain/roster/sync/cloud-list.ts';
import { nowIso } from '#platform/clock.ts';
import { toast } from '#ui/toast/toast.tsx';
import { dispatch } from '../actions.ts';

type Ways = {
  /** Shows both sides of a list. */
  readonly compare: (listId: string) => void;
  readonly save: () => void;
};

/**
 * Keeps the open list as the cloud has it while it has no changes of its own, and asks otherwise.
 * Reports each change once. Returns the function that ends it.
 */
export function followOpenList(userId: string, ways: Ways): () => void {
  const told = new Set<string>();
  const once = (key: string, tell: () => void) => {
    if (told.has(key)) return;
    told.add(key);
    tell();
  };
  return followCloud(userId, (news: OpenListNews) => {
    if (news.kind === 'follow') follow(userId, news.row);
    else if (news.kind === 'ask') {
      const { list, revision } = news.row;
      once(`${list.id} ${revision}`, () => ask(userId, news.row, ways));
    } else if (news.kind === 'deleted') {
      const name = standOnNothing();
      if (!news.isOwn) tellDeleted(name, ways);
    }
  });
}

/** Loads what another device saved, unless it is what the draft says anyway. */
function follow(userId: string, row: CloudList): void {
  const { history, draftId } = draftStore.getState();
  const theirs = withSavedMark(documentFromSavedList(row.list, catalogue), 'cloud');
  if (draftId !== null) cloudSync(userId).noteLoaded(draftId, row);
  if (documentPrint(theirs) === documentPrint(history.document)) return;
  const takeBack = loadDraft(withNews(theirs, row.list));
  toast.info({
    id: 'cloud-followed',
    title: t`“${row.list.name}” was changed elsewhere and is up to date here`,
    action: undoAction(t`Undo`, takeBack),
  });
}

/** Asks which side counts. Nothing is sent or replaced before the player has chosen. */
function ask(userId: string, row: CloudList, { compare }: Ways): void {
  const { name } = row.list;
  const putBeside = async () => {
    const { history, draftId } = draftStore.getState();
    const now = nowIso();
    const mine = toSavedList(history.document, catalogue, { id: '', createdAt: now, updatedAt: now });
    if (!mine.ok) {
      toast.info({ title: t`Add a name and a unit to your list first` });
      return;
    }
    await cloudSync(userId).putBeside(mine.list, row, draftId);
    compare(row.list.id);
  };
  toast.warning({
    id: 'cloud-conflict',
    title: t`“${name}” was changed elsewhere`,
    description: t`Your own changes are kept here. Compare both and choose.`,
    action: { label: t`Compare`, onPress: () => void putBeside() },
  });
}

/** The open list stays as one that is not in the cloud. Returns its name. */
function standOnNothing(): string {
  const { document } = draftStore.getState().history;
  const { name, currentName, saved } = document;
  const isHere = saved !== undefined && saved.localPrint === documentPrint(document);
  const mark = isHere ? { saved: { print: saved.print, localPrint: saved.localPrint } } : {};
  dispatch({ type: 'mark-saved', currentName, savedId: null, ...mark });
  return name;
}

function tellDeleted(name: string, { save }: Ways): void {
  toast.warning({
    id: 'cloud-conflict',
    title: t`“${name}” is no longer in the cloud`,
    description: t`It was deleted elsewhere and is kept here. Save it to have it in the cloud again.`,
    action: { label: t`Save to cloud`, onPress: save },
  });
}
