import { type Pending, pendingOf, sendable } from '#domain/roster/sync/pending.ts';
import type { CloudQueue } from './cloud-queue.ts';
import type { CloudTable } from './cloud-table.ts';
import type { DraftBases } from './draft-bases.ts';
import { eventsOf } from './queue-events.ts';
import { sendDelete, sendSave, type SendResult, type WaitReason } from './send-change.ts';

/** The result of a save or a deletion: `waiting` is kept and sent later. */
export type CloudResult = Exclude<SendResult, { kind: 'rebase' | 'new-id' }>;

export type SenderPlaces = {
  readonly queue: Pick<CloudQueue, 'read' | 'apply'>;
  readonly table: CloudTable;
  readonly bases: Pick<DraftBases, 'note'>;
  readonly newId: () => string;
  readonly isOnline: () => boolean;
  /** Keeps other tabs from sending at the same time. */
  readonly alone: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Told of each change that was answered. */
  readonly onAnswer: (change: Pending, result: CloudResult) => void;
  readonly onProgress: (progress: {
    readonly isSending: boolean;
    readonly waitReason: WaitReason | null;
  }) => void;
};

export type CloudSender = {
  /** Sends all that waits; calls in between wait for their turn. */
  readonly flush: () => Promise<void>;
  /** Sends all that waits and tells what came of one change. */
  readonly send: (change: Pick<Pending, 'changeId' | 'listId'>) => Promise<CloudResult>;
};

/**
 * Turns at one change in one go: an id that is taken, or a content that came there unseen, needs a
 * second.
 */
const TURNS = 3;

/** Sends what waits in a queue, one after the other, in one tab at a time. */
export function createCloudSender(places: SenderPlaces): CloudSender {
  const { queue } = places;
  const results = new Map<string, CloudResult>();
  let last: Promise<void> = Promise.resolve();
  let waitReason: WaitReason | null = null;

  const progress = (isSending: boolean, reason: WaitReason | null) => {
    waitReason = reason;
    places.onProgress({ isSending, waitReason });
  };
  const onResult = (changeId: string, result: CloudResult) => {
    results.set(changeId, result);
    progress(true, result.kind === 'waiting' ? result.reason : waitReason);
  };
  const flushOnce = async () => {
    if (sendable(queue.read()).length === 0) return;
    if (!places.isOnline()) {
      progress(false, 'offline');
      return;
    }
    progress(true, null);
    try {
      await places.alone(async () => sendAll(places, onResult));
    } finally {
      progress(false, waitReason);
    }
  };
  const flush = async () => {
    last = last.then(flushOnce, flushOnce);
    return last;
  };
  return {
    flush,
    send: async ({ changeId, listId }) => {
      await flush();
      const result = results.get(changeId);
      results.delete(changeId);
      if (result !== undefined) return result;
      const present = queue.read();
      const change = present.find((one) => one.changeId === changeId) ?? pendingOf(present, listId);
      // Another tab sent it.
      if (change === undefined) return { kind: 'saved', row: null };
      return change.state.kind === 'waiting'
        ? { kind: 'waiting', reason: waitReason ?? 'offline' }
        : change.state;
    },
  };
}

const STOPS_ALL: readonly WaitReason[] = ['offline', 'signed-out'];

/** Each change once, in order. What stops one stops all; a fault may be about this list alone. */
async function sendAll(
  places: SenderPlaces,
  onResult: (changeId: string, result: CloudResult) => void,
): Promise<void> {
  const tried = new Set<string>();
  const untried = () => sendable(places.queue.read()).find(({ changeId }) => !tried.has(changeId));
  for (let next = untried(); next !== undefined; next = untried()) {
    tried.add(next.changeId);
    const result = await sendOne(next.changeId, places);
    if (result !== null) onResult(next.changeId, result);
    if (result?.kind === 'waiting' && STOPS_ALL.includes(result.reason)) return;
  }
}

/** One change, until the cloud has answered or it has to wait. Null when another tab was faster. */
async function sendOne(changeId: string, places: SenderPlaces): Promise<CloudResult | null> {
  const { queue, table } = places;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const change = queue.read().find((one) => one.changeId === changeId);
    if (change?.state.kind !== 'waiting') return null;
    const wasTried = change.state.isTried;
    if (!wasTried) queue.apply({ event: 'sending', changeId });
    const result =
      change.type === 'save' ? await sendSave(change, wasTried, table) : await sendDelete(change, table);
    queue.apply(...eventsOf(change, result, places.newId()));
    if (result.kind === 'rebase' || result.kind === 'new-id') continue;
    if (change.type === 'save' && result.kind === 'saved' && result.row !== null && change.draftId !== null) {
      places.bases.note(change.draftId, result.row.list.id, result.row.revision);
    }
    places.onAnswer(change, result);
    return result;
  }
  return { kind: 'waiting', reason: 'fault' };
}
