import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Collection,
  collectionText,
  EMPTY_COLLECTION,
  type ReadCollection,
  readCollectionText,
} from '#domain/collection/collection.ts';
import { nowIso } from '#platform/clock.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { localTexts } from '#platform/storage/local.ts';
import type { TextStore, WriteResult } from '#platform/storage/text-store.ts';
import { setAside } from '../lists/set-aside.ts';

export type CollectionState = {
  /** The copies that the player owns. */
  readonly collection: Collection;
  /**
   * Stores what `change` makes of the collection as it lies in storage now. `full`: nothing
   * changed. `blocked`: it holds until the page goes.
   */
  readonly change: (change: (collection: Collection) => Collection) => WriteResult;
};

type Places = {
  readonly texts: Pick<TextStore, 'readText' | 'writeText' | 'subscribe'>;
  readonly nowIso: () => string;
};

/**
 * The store of the player's collection (docs/product.md, "My collection"). Storage is the truth:
 * other tabs write there too. What cannot be read stays as it is until a change would overwrite it;
 * then it is set aside.
 */
export function createCollectionStore({ texts, nowIso: now }: Places): StoreApi<CollectionState> {
  const stored = () => texts.readText(storageKeys.collection);
  const store = createStore<CollectionState>()((set) => ({
    collection: readFrom(stored()).collection,
    change: (change) => {
      const before = stored();
      const { collection: found, unread } = readFrom(before);
      if (unread > 0 && !setAside(texts, storageKeys.collectionSetAside, [before], now())) {
        return { ok: false, reason: 'full' };
      }
      const collection = change(found);
      const written = texts.writeText(storageKeys.collection, collectionText(collection));
      if (written.ok || written.reason === 'blocked') set({ collection });
      return written;
    },
  }));
  texts.subscribe(storageKeys.collection, (text) =>
    store.setState({ collection: readFrom(text).collection }),
  );
  return store;
}

function readFrom(text: string | null): ReadCollection {
  if (text === null) return { collection: EMPTY_COLLECTION, unread: 0 };
  return readCollectionText(text) ?? { collection: EMPTY_COLLECTION, unread: 1 };
}

/** The collection of this browser. */
export const collectionStore = createCollectionStore({ texts: localTexts, nowIso });
