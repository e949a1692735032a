import type { StoreApi } from 'zustand/vanilla';
import { type Collection, readCollectionText } from '#domain/collection/collection.ts';
import {
  changesBeyond,
  changesJson,
  collectionOf,
  type DatedCollection,
  datedChanges,
  isNoChange,
  joinChanges,
  NO_CHANGES,
  ownedIn,
  readChangesText,
} from '#domain/collection/dated.ts';
import { now } from '#platform/clock.ts';
import { collectionKeys } from '#platform/storage/collection-keys.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { localTexts } from '#platform/storage/local.ts';
import type { TextStore, WriteResult } from '#platform/storage/text-store.ts';
import type { KeptState } from '../kept-store.ts';
import { collectionStore } from './collection-store.ts';

export type CollectionChanges = {
  /** Every change of this browser's collection up to now. */
  readonly read: () => DatedCollection;
  /** Changes the collection as its store does, and dates the change. */
  readonly change: (change: (collection: Collection) => Collection) => WriteResult;
  /** Takes up changes of other devices. */
  readonly take: (changes: DatedCollection) => WriteResult;
  /** Id of the account whose collection this is; null while it is no account's. */
  readonly owner: () => string | null;
  /**
   * Makes this collection an account's, together with what the account had here before. A unit that
   * is gone from it stays in the account.
   */
  readonly giveTo: (userId: string) => WriteResult;
  /**
   * Puts this collection aside for its owner and shows the one of somebody else (null: of no
   * account). `full`: nothing was put aside, and this collection stays.
   */
  readonly switchTo: (owner: string | null) => WriteResult;
  /** True when a collection of no account was put aside. */
  readonly hasParkedOfNobody: () => boolean;
  /** False when there are changes that no `noteSent` covers. */
  readonly isSent: () => boolean;
  readonly noteSent: (isSent: boolean) => void;
};

type Places = {
  readonly store: StoreApi<KeptState<Collection>>;
  readonly texts: Pick<TextStore, 'readText' | 'writeText' | 'remove'>;
  readonly now: () => Date;
};

/** The changes of the collection that is shown, whosever it is. */
type Ledger = Pick<CollectionChanges, 'read' | 'take'> & {
  /** Dates what differs in this collection from the changes before. */
  readonly dated: (shown: Collection, before: DatedCollection | null) => DatedCollection;
  /** Shows what all changes come to, and keeps them. */
  readonly write: (changes: DatedCollection) => WriteResult;
};

const DONE: WriteResult = { ok: true };

/**
 * The changes of the collection with their instants (docs/decisions/104). They lie beside the
 * collection, so that pages which only read it carry none of this, and are found by comparing: a
 * version of the app that knows no instants loses none.
 */
export function createCollectionChanges(places: Places): CollectionChanges {
  const { store, texts } = places;
  const ledger = createLedger(places);
  const noteSent = (isSent: boolean) => {
    if (isSent) texts.remove(collectionKeys.unsent);
    else texts.writeText(collectionKeys.unsent, '1');
  };
  return {
    read: ledger.read,
    take: ledger.take,
    change: (change) => {
      const before = ledger.read();
      const written = store.getState().change(change);
      if (!holds(written)) return written;
      const changes = ledger.dated(store.getState().value, before);
      texts.writeText(collectionKeys.changes, textOf(changes));
      noteSent(false);
      return written;
    },
    isSent: () => texts.readText(collectionKeys.unsent) === null,
    noteSent,
    ...ownersOf(places, ledger, () => noteSent(false)),
  };
}

function createLedger({ store, texts, now: clock }: Places): Ledger {
  const dated: Ledger['dated'] = (shown, before) => datedChanges(before, shown, clock().getTime());
  const read = () => {
    const before = readChangesText(texts.readText(collectionKeys.changes) ?? '');
    const shown = readCollectionText(texts.readText(storageKeys.collection) ?? '');
    // Nobody took away the units that cannot be read.
    if (shown === null) return before ?? NO_CHANGES;
    const kept = shown.unread === 0 ? {} : collectionOf(before ?? NO_CHANGES);
    return dated({ ...kept, ...shown.value }, before);
  };
  const write: Ledger['write'] = (changes) => {
    // The collection goes first: without the instants it is dated again at the next look. The other
    // way round, older copies would pass for newer ones.
    const written = store.getState().change(() => collectionOf(changes));
    if (holds(written)) texts.writeText(collectionKeys.changes, textOf(changes));
    return written;
  };
  return {
    dated,
    read,
    write,
    take: (changes) => {
      const before = read();
      return isNoChange(changesBeyond(changes, before)) ? DONE : write(joinChanges(before, changes));
    },
  };
}

/** The collections of several people in one browser, of which one is shown. */
function ownersOf(
  { texts }: Places,
  { read, write }: Ledger,
  onSwitch: () => void,
): Pick<CollectionChanges, 'owner' | 'giveTo' | 'switchTo' | 'hasParkedOfNobody'> {
  const owner = () => texts.readText(collectionKeys.account);
  const keyOf = (who: string | null) => collectionKeys.parked(who ?? 'nobody');
  const parked = (who: string | null) => readChangesText(texts.readText(keyOf(who)) ?? '') ?? NO_CHANGES;
  /** Shows these changes as those of `who`. */
  const show = (who: string | null, changes: DatedCollection) => {
    const written = write(changes);
    if (!holds(written)) return written;
    if (who === null) texts.remove(collectionKeys.account);
    else texts.writeText(collectionKeys.account, who);
    texts.remove(keyOf(who));
    onSwitch();
    return written;
  };
  return {
    owner,
    giveTo: (userId) => show(userId, joinChanges(ownedIn(read()), parked(userId))),
    switchTo: (next) => {
      const current = owner() === null ? ownedIn(read()) : read();
      const aside = isNoChange(current) ? DONE : texts.writeText(keyOf(owner()), textOf(current));
      return holds(aside) ? show(next, parked(next)) : aside;
    },
    hasParkedOfNobody: () => !isNoChange(parked(null)),
  };
}

/** True for a write that holds at least until the page goes. */
function holds(written: WriteResult): boolean {
  return written.ok || written.reason === 'blocked';
}

function textOf(changes: DatedCollection): string {
  return JSON.stringify(changesJson(changes));
}

/** The changes of this browser's collection. */
export const collectionChanges = createCollectionChanges({ store: collectionStore, texts: localTexts, now });
