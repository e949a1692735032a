import { isSameName } from '../same-list.ts';
import type { SavedList } from '../saved-list.ts';
import type { CloudList } from './cloud-list.ts';

/** The reason why the cloud will not take a change however often it is sent. */
export type Refusal =
  /** The account may not write any more. */
  | 'not-allowed'
  /** The list has a form that the cloud does not store. */
  | 'not-accepted'
  /** The account keeps as many lists as it may. */
  | 'no-room'
  /** The profile has no WAB id (docs/product.md, "Cloud lists"). */
  | 'wab-id-missing'
  /** The profile, which holds the WAB id, cannot be read (docs/product.md, "Cloud lists"). */
  | 'wab-id-unknown';

export type PendingState =
  /**
   * To be sent. `isTried`: it went out before and its answer never came, so it may be there
   * already.
   */
  | { readonly kind: 'waiting'; readonly isTried: boolean }
  /**
   * Another device was there first. `theirs`: what the cloud has now; null when it was deleted
   * there.
   */
  | { readonly kind: 'conflict'; readonly theirs: CloudList | null }
  | { readonly kind: 'refused'; readonly reason: Refusal };

type Common = {
  readonly listId: string;
  /** Tells this change from a later one of the same list. */
  readonly changeId: string;
  /** ISO 8601 instant at which the player asked for it. */
  readonly at: string;
  /** The revision that the player had before them; null for a list that is new to the cloud. */
  readonly base: number | null;
  readonly list: SavedList;
  readonly state: PendingState;
};

export type PendingSave = Common & {
  readonly type: 'save';
  /**
   * Earlier contents of this change that were sent without a response: the cloud may have one of
   * them.
   */
  readonly sent: readonly SavedList[];
  /** The draft that was saved, which stands at the new revision once the save is through. */
  readonly draftId: string | null;
};

/** `list` is what the player saw when they deleted it. */
export type PendingDelete = Common & { readonly type: 'delete'; readonly base: number };

/** Something that the player asked of the cloud and that the cloud has not answered yet. */
export type Pending = PendingSave | PendingDelete;

/** The waiting changes, one a list, in the order of their first request. */
export type Queue = readonly Pending[];

/** A save as it is asked for. */
export type SaveAsked = Omit<PendingSave, 'type' | 'state' | 'sent'>;
export type DeleteAsked = Omit<PendingDelete, 'type' | 'state'>;

/**
 * Everything that happens to a queue. `changeId` names the change that was sent: a later one is not
 * touched by its answer.
 */
export type QueueEvent =
  /** `conflictWith`: what the cloud has in place of this list, which the player has not seen. */
  | { readonly event: 'save'; readonly save: SaveAsked; readonly conflictWith: CloudList | null }
  | { readonly event: 'delete'; readonly change: DeleteAsked }
  | { readonly event: 'sending'; readonly changeId: string }
  /**
   * The cloud has it, now at this revision; null when it was there and has been built upon since.
   */
  | {
      readonly event: 'sent';
      readonly changeId: string;
      readonly listId: string;
      readonly revision: number | null;
    }
  | { readonly event: 'conflict'; readonly changeId: string; readonly theirs: CloudList | null }
  | { readonly event: 'refused'; readonly changeId: string; readonly reason: Refusal }
  /** The cloud has an earlier content of this change, at this revision. */
  | { readonly event: 'rebase'; readonly changeId: string; readonly revision: number }
  /** The id is somebody else's already. */
  | { readonly event: 'new-id'; readonly changeId: string; readonly freshId: string }
  | { readonly event: 'try-again'; readonly listId: string }
  /** Taken out without being sent: by the player, or because nothing is left to be done. */
  | { readonly event: 'drop'; readonly listId: string }
  | { readonly event: 'keep-mine'; readonly listId: string; readonly freshId: string }
  | { readonly event: 'keep-both'; readonly listId: string; readonly freshId: string; readonly name: string };

const WAITING: PendingState = { kind: 'waiting', isTried: false };
/** Contents that are remembered as possibly sent. */
const SENT_KEPT = 10;

/**
 * The queue after one more event. An event about a change that is not there any more changes
 * nothing.
 */
export function foldQueue(queue: Queue, event: QueueEvent): Queue {
  switch (event.event) {
    case 'save':
      return withSave(queue, event.save, event.conflictWith);
    case 'delete':
      return withDelete(queue, event.change);
    case 'sending':
      return onChange(queue, event.changeId, (one) => ({
        ...one,
        state: { kind: 'waiting', isTried: true },
      }));
    case 'sent':
      return withAnswer(queue, event);
    case 'conflict':
      return onChange(queue, event.changeId, (one) => ({
        ...one,
        state: { kind: 'conflict', theirs: event.theirs },
      }));
    case 'refused':
      return onChange(queue, event.changeId, (one) => ({
        ...one,
        state: { kind: 'refused', reason: event.reason },
      }));
    case 'rebase':
      return onChange(queue, event.changeId, (one) => ({ ...one, base: event.revision }));
    case 'new-id':
      return onChange(queue, event.changeId, (one) =>
        one.type === 'save' ? underId(one, event.freshId) : one,
      );
    case 'try-again':
      return onList(queue, event.listId, (one) =>
        one.state.kind === 'refused' ? { ...one, state: { kind: 'waiting', isTried: true } } : one,
      );
    case 'drop':
      return queue.filter(({ listId }) => listId !== event.listId);
    case 'keep-mine':
      return withMine(queue, event);
    case 'keep-both':
      return onList(queue, event.listId, (one) =>
        one.type === 'save'
          ? underId({ ...one, list: { ...one.list, name: event.name } }, event.freshId)
          : one,
      );
  }
}

/** The queue that a row of events makes. */
export function queueOf(events: readonly QueueEvent[], begun: Queue = []): Queue {
  return events.reduce(foldQueue, begun);
}

/**
 * Returns the change of a list that still has to be sent; undefined when there is no such change.
 */
export function pendingOf(queue: Queue, listId: string): Pending | undefined {
  return queue.find((one) => one.listId === listId);
}

/** Returns the changes that may be sent now, in order. */
export function sendable(queue: Queue): readonly Pending[] {
  return queue.filter(({ state }) => state.kind === 'waiting');
}

function withSave(queue: Queue, asked: SaveAsked, conflictWith: CloudList | null): Queue {
  const before = pendingOf(queue, asked.listId);
  const state: PendingState = conflictWith === null ? WAITING : { kind: 'conflict', theirs: conflictWith };
  if (before?.type !== 'save') {
    // Over a deletion that waits: should that be through by now, the save is judged as of a list
    // that is gone.
    const others = queue.filter((one) => one !== before);
    return [...others, { ...asked, type: 'save', sent: [], state }];
  }
  const isOut = before.state.kind === 'waiting' && before.state.isTried;
  const sent = isOut ? [...before.sent, before.list].slice(-SENT_KEPT) : before.sent;
  const next: PendingState =
    before.state.kind === 'refused' ? { kind: 'waiting', isTried: true } : before.state;
  // The player still has before them what they had at the first of these saves.
  return queue.map((one) =>
    one === before ? { ...asked, base: before.base, type: 'save', sent, state: next } : one,
  );
}

function withDelete(queue: Queue, asked: DeleteAsked): Queue {
  const others = queue.filter(({ listId }) => listId !== asked.listId);
  return [...others, { ...asked, type: 'delete', state: WAITING }];
}

function withAnswer(
  queue: Queue,
  { changeId, listId, revision }: Extract<QueueEvent, { event: 'sent' }>,
): Queue {
  const others = queue.filter((one) => one.changeId !== changeId);
  if (revision === null) return others;
  // Later changes of this list are based on the revision that the cloud has now.
  return others.map((one) =>
    one.listId === listId && one.state.kind === 'waiting'
      ? one.type === 'save'
        ? { ...one, base: revision, sent: [], state: WAITING }
        : { ...one, base: revision }
      : one,
  );
}

function withMine(queue: Queue, { listId, freshId }: Extract<QueueEvent, { event: 'keep-mine' }>): Queue {
  return onList(queue, listId, (one) => {
    if (one.type !== 'save' || one.state.kind !== 'conflict') return one;
    const { theirs } = one.state;
    if (theirs === null) return underId(one, freshId);
    const { id } = theirs.list;
    return { ...one, listId: id, list: { ...one.list, id }, base: theirs.revision, sent: [], state: WAITING };
  });
}

/** Ids are never used again: an answer that comes late must not meet another list under its id. */
function underId(one: PendingSave, id: string): PendingSave {
  return { ...one, listId: id, list: { ...one.list, id }, base: null, sent: [], state: WAITING };
}

function onChange(queue: Queue, changeId: string, edit: (one: Pending) => Pending): Queue {
  return queue.map((one) => (one.changeId === changeId ? edit(one) : one));
}

function onList(queue: Queue, listId: string, edit: (one: Pending) => Pending): Queue {
  return queue.map((one) => (one.listId === listId ? edit(one) : one));
}

/** The save that waits under a name and faction: a later save of that name goes on with it. */
export function pendingSaveOf(queue: Queue, wanted: Pick<SavedList, 'name' | 'faction'>): PendingSave | null {
  return queue.find((one): one is PendingSave => one.type === 'save' && isSameName(one.list, wanted)) ?? null;
}
