import type { StoreApi } from 'zustand/vanilla';
import {
  type Collection,
  collectionText,
  EMPTY_COLLECTION,
  readCollectionText,
} from '#domain/collection/collection.ts';
import { nowIso } from '#platform/clock.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { localTexts } from '#platform/storage/local.ts';
import { createKeptStore, type KeptPlaces, type KeptState } from '../kept-store.ts';

/** The store of the copies that the player owns (docs/product.md, "My collection"). */
export function createCollectionStore(places: KeptPlaces): StoreApi<KeptState<Collection>> {
  const kept = {
    key: storageKeys.collection,
    setAsideKey: storageKeys.collectionSetAside,
    empty: EMPTY_COLLECTION,
    write: collectionText,
    read: readCollectionText,
  };
  return createKeptStore<Collection>(kept, places);
}

/** The collection of this browser. */
export const collectionStore = createCollectionStore({ texts: localTexts, nowIso });
