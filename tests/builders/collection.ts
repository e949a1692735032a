/** The player's collection, for tests of what shows it. */
import { collectionStore } from '#data/collection/collection-store.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { EMPTY_COLLECTION, type OwnedCopies, withCopies } from '#domain/collection/collection.ts';

/** Puts units of the Northern Tribes in place of what the player owns. */
export function putCollection(units: Readonly<Record<string, number | OwnedCopies>> = {}): void {
  collectionStore
    .getState()
    .change(() =>
      Object.entries(units).reduce(
        (collection, [id, copies]) =>
          withCopies(
            collection,
            unitKey('northern-tribes', id),
            typeof copies === 'number' ? { owned: copies } : copies,
          ),
        EMPTY_COLLECTION,
      ),
    );
}
