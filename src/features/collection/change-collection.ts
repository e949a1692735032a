import { t } from '@lingui/core/macro';
import { reportWrite } from '#components/refused-write/report-write.ts';
import { collectionChanges } from '#data/collection/collection-changes.ts';
import { collectionStore } from '#data/collection/collection-store.ts';
import { collectionSync } from '#data/collection/collection-sync.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import type { Collection } from '#domain/collection/collection.ts';
import { toast } from '#ui/toast/toast.tsx';

/** Changes the collection, and reports a change that cannot be kept. True when it holds now. */
export function changeCollection(change: (collection: Collection) => Collection): boolean {
  const written = collectionChanges.change(change);
  collectionSync.sendSoon(userIdOf(sessionStore.getState().viewer));
  return reportWrite(
    written,
    'collection',
    t`Your collection stays until you leave. Download it to keep it.`,
  );
}

/** Changes the whole collection at once, with a message that can take it back. */
export function replaceCollection(change: (collection: Collection) => Collection, title: string): void {
  const before = collectionStore.getState().value;
  if (!changeCollection(change)) return;
  toast.success({
    id: 'collection',
    title,
    action: { label: t`Undo`, onPress: () => void changeCollection(() => before) },
  });
}
