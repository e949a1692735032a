import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Collection,
  collectionText,
  EMPTY_COLLECTION,
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
 * other tabs write there too. What cannot be read is set aside as it was.
 */
export function createCollectionStore({ texts, nowIso: now }: Places): StoreApi<CollectionState> {
  const read = (text = texts.readText(storageKeys.collection)): Collection => {
    if (text === null) return EMPTY_COLLECTION;
    const { collection, unread } = readCollectionText(text) ?? { collection: EMPTY_COLLECTION, unread: 1 };
    if (unread > 0 && setAside(texts, storageKeys.collectionSetAside, [text], now())) {
      texts.writeText(storageKeys.collection, collectionText(collection));
    }
    return collection;
  };
  const store = createStore<CollectionState>()((set) => ({
    collection: EMPTY_COLLECTION,
    change: (change) => {
      const collection = change(read());
      const written = texts.writeText(storageKeys.collection, collectionText(collection));
      if (written.ok || written.reason === 'blocked') set({ collection });
      return written;
    },
  }));
  store.setState({ collection: read() });
  texts.subscribe(storageKeys.collection, (text) => store.setState({ collection: read(text) }));
  return store;
}

/** The collection of this browser. */
export const collectionStore = createCollectionStore({ texts: localTexts, nowIso });
