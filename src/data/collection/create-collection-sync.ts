import { createStore, type StoreApi } from 'zustand/vanilla';
import { changesBeyond, isNoChange, ownedIn } from '#domain/collection/dated.ts';
import { BackendError, BackendUnavailable } from '#platform/backend/backend-error.ts';
import type { CollectionChanges } from './collection-changes.ts';
import type { CollectionTable } from './collection-table.ts';

/** The reason why the account lacks changes, or this browser the account's. */
export type SyncFault =
  /** No network, no server, or an answer that cannot be read. */
  | 'offline'
  | 'signed-out'
  /** The server does not take it from this account. */
  | 'refused'
  /** The server has a fault of its own, or asks for patience. */
  | 'fault'
  /** This browser has no room for what the account has. */
  | 'full';

export type CollectionSyncState = {
  readonly owner: string | null;
  /** True when a collection of no account was put aside in this browser. */
  readonly hasParked: boolean;
  readonly isSending: boolean;
  /** False until the account has every change of this browser. */
  readonly isSent: boolean;
  readonly fault: SyncFault | null;
};

export type CollectionSync = StoreApi<CollectionSyncState> & {
  /**
   * Brings this browser's collection and the account's together. A collection that another account
   * left here is put aside for it; one of no account waits for the player's choice.
   */
  readonly meet: (userId: string) => Promise<void>;
  /** Makes the collection of no account the account's. */
  readonly giveTo: (userId: string) => Promise<void>;
  /** Shows the collection of somebody else; null: the one of no account. */
  readonly switchTo: (owner: string | null) => Promise<void>;
  /** Sends changes a moment after the last one. */
  readonly sendSoon: (userId: string | null) => void;
  /** Reads storage again, as another tab wrote there. */
  readonly reload: () => void;
};

type Places = {
  readonly changes: CollectionChanges;
  readonly tableOf: (userId: string) => CollectionTable;
  /** Calls back a moment later; a later call replaces the one before. */
  readonly later: (work: () => void) => void;
};

/** The collection on its way to the account and back. What is not sent lies in this browser. */
export function createCollectionSync({ changes, tableOf, later }: Places): CollectionSync {
  const store = createStore<CollectionSyncState>()(() => ({
    owner: changes.owner(),
    hasParked: changes.hasParkedOfNobody(),
    isSending: false,
    isSent: changes.isSent(),
    fault: null,
  }));
  const note = (progress: Partial<CollectionSyncState> = {}) =>
    store.setState({
      owner: changes.owner(),
      hasParked: changes.hasParkedOfNobody(),
      isSent: changes.isSent(),
      ...progress,
    });
  let sending: Promise<void> = Promise.resolve();
  /** One after the other: an answer must not come between another one and its consequences. */
  const send = async (userId: string) => {
    const run = async () => {
      if (changes.owner() !== userId) return note();
      note({ isSending: true });
      const fault = await exchange(userId, changes, tableOf(userId));
      note({ isSending: false, fault });
    };
    sending = sending.then(run, run);
    return sending;
  };
  const choose = async (written: { readonly ok: boolean; readonly reason?: string }) => {
    note({ fault: written.reason === 'full' ? 'full' : null });
    const owner = changes.owner();
    if (written.reason !== 'full' && owner !== null) await send(owner);
  };
  return Object.assign(store, {
    meet: async (userId: string) => {
      const owner = changes.owner();
      const isFree = owner === null && isNoChange(ownedIn(changes.read()));
      if (owner === userId) await send(userId);
      else if (owner !== null || isFree) await choose(changes.switchTo(userId));
      else note({ fault: null });
    },
    giveTo: async (userId: string) => choose(changes.giveTo(userId)),
    switchTo: async (owner: string | null) => choose(changes.switchTo(owner)),
    sendSoon: (userId: string | null) => {
      note();
      if (userId !== null && changes.owner() === userId) later(() => void send(userId));
    },
    reload: () => note(),
  });
}

/**
 * Takes up what the account has and sends what it lacks. Returns the fault that came between; what
 * this browser has is never lost.
 */
async function exchange(
  userId: string,
  changes: CollectionChanges,
  table: CollectionTable,
): Promise<SyncFault | null> {
  const isOurs = () => changes.owner() === userId;
  try {
    let known = await table.read();
    if (!isOurs()) return null;
    const news = changesBeyond(changes.read(), known);
    if (!isNoChange(news)) known = await table.keep(news);
    if (!isOurs()) return null;
    const written = changes.take(known);
    if (!written.ok && written.reason === 'full') return 'full';
    changes.noteSent(isNoChange(changesBeyond(changes.read(), known)));
    return null;
  } catch (error) {
    return faultOf(error);
  }
}

/** A bug of ours must not look like a network that is down. */
function faultOf(error: unknown): SyncFault {
  if (error instanceof BackendUnavailable) return 'offline';
  if (!(error instanceof BackendError)) throw error;
  const { status } = error;
  if (status === 0 || (status >= 502 && status <= 504)) return 'offline';
  if (status === 401) return 'signed-out';
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'refused' : 'fault';
}
