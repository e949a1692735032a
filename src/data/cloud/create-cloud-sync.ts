import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SavedList } from '#domain/roster/saved-list.ts';
import type { CloudList } from '#domain/roster/sync/cloud-list.ts';
import { type DeleteAsked, pendingOf, type Queue } from '#domain/roster/sync/pending.ts';
import { type OpenList, saveTarget, type SaveTarget } from '#domain/roster/sync/save-target.ts';
import type { ListArchive } from '../lists/list-archive.ts';
import type { CloudQueue } from './cloud-queue.ts';
import { type CloudResult, type CloudSender, createCloudSender, type SenderPlaces } from './cloud-sender.ts';
import type { DraftBases } from './draft-bases.ts';
import { dropChange, keepSide, type SettleResult, type Side, trashLists } from './keep-side.ts';
import type { WaitReason } from './send-change.ts';

export type CloudSyncState = {
  /** The changes that wait, and those that the player has to decide about. */
  readonly queue: Queue;
  readonly isSending: boolean;
  /** The reason why the last sending stopped; null when everything went through. */
  readonly waitReason: WaitReason | null;
  /** False when what waits would not outlive the page. */
  readonly isKept: boolean;
};

export type SaveRequest = {
  readonly list: SavedList;
  /** The cloud's lists as far as they are known. */
  readonly cloud: readonly CloudList[];
  /** The draft that is saved; null for a list that is taken into the cloud as it is. */
  readonly draftId: string | null;
  /** The list that the draft was saved as or loaded from; by default this very list. */
  readonly open?: OpenList | null;
};

/** The result of a save, and the id under which the cloud has the list or will have it. */
export type SaveAnswer = CloudResult & {
  readonly listId: string;
  /**
   * The instant (ISO 8601) since which the cloud has had just this content; null when it is new
   * there.
   */
  readonly unchangedSince: string | null;
};

export type RemoveOptions = {
  /** Delete also when the lists cannot be put into the trash. */
  readonly forGood?: boolean;
  /** Lists that go into the trash by another way, as they are deleted from this browser too. */
  readonly kept?: readonly SavedList[];
};

/**
 * `no-trash`: this browser keeps no deleted lists, so nothing was deleted: ask, then delete for
 * good.
 */
export type RemoveAnswer =
  | { readonly ok: true; readonly results: readonly CloudResult[] }
  | { readonly ok: false; readonly code: 'no-trash' };

export type CloudSync = StoreApi<CloudSyncState> & {
  readonly save: (request: SaveRequest) => Promise<SaveAnswer>;
  /** Saves a list over this one, which the player has before them. */
  readonly replace: (list: SavedList, over: CloudList) => Promise<SaveAnswer>;
  /** Puts a list beside the one in the cloud, for the player to choose; nothing is sent. */
  readonly putBeside: (list: SavedList, over: CloudList, draftId: string | null) => Promise<SaveAnswer>;
  /** Adds a list under an id of its own. */
  readonly add: (list: SavedList) => Promise<SaveAnswer>;
  /**
   * Deletes lists, saves of them that wait too; all go among the deleted lists first, unless
   * `forGood`.
   */
  readonly remove: (lists: readonly CloudList[], options?: RemoveOptions) => Promise<RemoveAnswer>;
  /**
   * Takes a deletion back: a list that is gone already is saved again, under another id. Returns
   * the ids that the lists have then.
   */
  readonly undoRemove: (lists: readonly CloudList[]) => Promise<readonly string[]>;
  /** Sends all that waits. */
  readonly flush: () => Promise<void>;
  readonly tryAgain: (listId: string) => Promise<void>;
  /** Takes a change out of what waits; a save that goes is kept among the deleted lists. */
  readonly drop: (listId: string) => Promise<SettleResult>;
  /** Settles a list that two devices changed; `copyName` is for the copy when both are kept. */
  readonly settle: (listId: string, side: Side, copyName: string) => Promise<SettleResult>;
  /**
   * The states of a cloud list that this browser keeps, newest first: what gave way here is among
   * them.
   */
  readonly versionsHere: ListArchive['versionsOf'];
  /** The revision of a cloud list that a draft has before it; null when it has not seen it. */
  readonly baseOf: DraftBases['baseOf'];
  /** The draft has this list before it, at this revision. */
  readonly noteLoaded: (draftId: string, row: CloudList) => void;
  /** Reads storage again, as another tab wrote there. */
  readonly reload: () => void;
};

export type CloudSyncPlaces = Omit<SenderPlaces, 'queue' | 'bases' | 'onProgress'> & {
  readonly queue: CloudQueue;
  readonly archive: Pick<ListArchive, 'noteSave' | 'versionsOf' | 'putTrash' | 'dropTrash'>;
  readonly bases: DraftBases;
  readonly nowIso: () => string;
};

type Asker = (list: SavedList, target: SaveTarget, draftId: string | null) => Promise<SaveAnswer>;

/**
 * An account's changes on their way to the cloud. Each is stored before it is sent, and leaves only
 * when the cloud has answered: a reload, a lost answer or another tab loses none and doubles none.
 */
export function createCloudSync(places: CloudSyncPlaces): CloudSync {
  const { queue, archive, bases, newId, nowIso } = places;
  const store = createStore<CloudSyncState>()(() => ({
    queue: queue.read(),
    isSending: false,
    waitReason: null,
    isKept: true,
  }));
  const apply: CloudQueue['apply'] = (...events) => {
    const next = queue.apply(...events);
    store.setState({ queue: next, isKept: next.length === 0 || queue.isKept() });
    return next;
  };
  const onProgress: SenderPlaces['onProgress'] = (progress) =>
    store.setState({ ...progress, queue: queue.read() });
  const sender = createCloudSender({ ...places, queue: { read: queue.read, apply }, onProgress });

  const ask: Asker = async (list, { listId, base, conflictWith }, draftId) => {
    const [changeId, at] = [newId(), nowIso()];
    const asked = { ...list, id: listId, updated_at: at };
    apply({ event: 'save', save: { listId, changeId, at, base, list: asked, draftId }, conflictWith });
    void archive.noteSave(asked, conflictWith?.list ?? null, at);
    const result = await sender.send({ changeId, listId });
    return { ...result, listId, unchangedSince: base === null ? null : unchangedSince(result, base) };
  };
  const add: CloudSync['add'] = async (list) =>
    ask(list, { listId: newId(), base: null, conflictWith: null }, null);
  return Object.assign(store, {
    save: saver({ ask, read: queue.read, bases, newId }),
    replace: async (list: SavedList, over: CloudList) =>
      ask(list, { listId: over.list.id, base: over.revision, conflictWith: null }, null),
    putBeside: async (list: SavedList, over: CloudList, draftId: string | null) =>
      ask(list, { listId: over.list.id, base: over.revision, conflictWith: over }, draftId),
    add,
    remove: remover({ ...places, apply, send: sender.send }),
    undoRemove: undoer({ queue, archive, apply, add }),
    flush: sender.flush,
    tryAgain: async (listId: string) => {
      apply({ event: 'try-again', listId });
      return sender.flush();
    },
    ...settler({ ...places, apply, flush: sender.flush }),
    versionsHere: archive.versionsOf,
    baseOf: bases.baseOf,
    noteLoaded: (draftId: string, row: CloudList) => bases.note(draftId, row.list.id, row.revision),
    reload: () => store.setState({ queue: queue.read() }),
  });
}

/**
 * Since when the cloud has had what was saved; null when the save gave it a new revision, or is not
 * through.
 */
function unchangedSince(result: CloudResult, base: number): string | null {
  const isUnchanged = result.kind === 'saved' && result.row?.revision === base;
  return isUnchanged ? (result.row.list.updated_at ?? null) : null;
}

function deletionOf({ list, revision }: CloudList, changeId: string, at: string): DeleteAsked {
  return { listId: list.id, changeId, at, base: revision, list };
}

function isGoing(kind: CloudResult['kind'] | undefined): boolean {
  return kind === 'deleted' || kind === 'waiting';
}

/** Deletes lists once what they hold is kept. */
function remover({
  queue,
  archive,
  apply,
  send,
  newId,
  nowIso,
}: CloudSyncPlaces & Pick<CloudQueue, 'apply'> & Pick<CloudSender, 'send'>): CloudSync['remove'] {
  return async (lists, { forGood = false, kept = [] } = {}) => {
    const isTrashed = await trashLists(lists, queue.read(), { archive, nowIso, kept });
    if (!isTrashed && !forGood) return { ok: false, code: 'no-trash' };
    const changes = lists.map((row) => deletionOf(row, newId(), nowIso()));
    apply(...changes.map((change) => ({ event: 'delete' as const, change })));
    const results = await Promise.all(changes.map(send));
    const staying = changes.filter((_, at) => !isGoing(results[at]?.kind)).map(({ listId }) => listId);
    if (staying.length > 0) await archive.dropTrash(staying);
    // A deletion that the cloud refuses would hide the list for ever.
    apply(...staying.map((listId) => ({ event: 'drop' as const, listId })));
    return { ok: true, results };
  };
}

/** Settles or drops what waits for the player's decision. */
function settler({
  queue,
  archive,
  apply,
  newId,
  nowIso,
  flush,
}: CloudSyncPlaces & Pick<CloudQueue, 'apply'> & Pick<CloudSender, 'flush'>): Pick<
  CloudSync,
  'drop' | 'settle'
> {
  const pending = (listId: string) => pendingOf(queue.read(), listId);
  return {
    drop: async (listId) => dropChange(pending(listId), { archive, apply, nowIso }),
    settle: async (listId, side, copyName) => {
      const settled = await keepSide(pending(listId), side, { archive, apply, newId, nowIso, copyName });
      if (settled.ok) await flush();
      return settled;
    },
  };
}

function undoer({
  queue,
  archive,
  apply,
  add,
}: Pick<CloudSyncPlaces, 'queue' | 'archive'> &
  Pick<CloudQueue, 'apply'> &
  Pick<CloudSync, 'add'>): CloudSync['undoRemove'] {
  return async (lists) => {
    await archive.dropTrash(lists.map(({ list }) => list.id));
    const waiting = lists.filter(({ list }) => pendingOf(queue.read(), list.id)?.type === 'delete');
    apply(...waiting.map(({ list }) => ({ event: 'drop' as const, listId: list.id })));
    const gone = lists.filter((row) => !waiting.includes(row));
    const again = await Promise.all(gone.map(async ({ list }) => add(list)));
    return [...waiting.map(({ list }) => list.id), ...again.map(({ listId }) => listId)];
  };
}

/** Saves where the list belongs: by its name and faction, or as the list that was renamed. */
function saver({
  ask,
  read,
  bases,
  newId,
}: Pick<CloudSyncPlaces, 'bases' | 'newId'> &
  Pick<CloudQueue, 'read'> & { readonly ask: Asker }): CloudSync['save'] {
  return async ({ list, cloud, draftId, open = { name: list.name, cloudId: null } }) => {
    const baseOf = (listId: string) => (draftId === null ? null : bases.baseOf(draftId, listId));
    return ask(list, saveTarget(list, { cloud, queue: read(), baseOf, freshId: newId(), open }), draftId);
  };
}
