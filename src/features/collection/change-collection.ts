import { t } from '@lingui/core/macro';
import { collectionStore } from '#data/collection/collection-store.ts';
import type { Collection } from '#domain/collection/collection.ts';
import { toast } from '#ui/toast/toast.tsx';

/** Changes the collection, and reports a change that cannot be kept. True when it holds now. */
export function changeCollection(change: (collection: Collection) => Collection): boolean {
  const written = collectionStore.getState().change(change);
  if (written.ok) return true;
  const isFull = written.reason === 'full';
  toast.error({
    id: 'collection',
    title: isFull
      ? t`Browser storage is full. Please clear some saved lists.`
      : t`This browser’s storage is blocked`,
    description: isFull
      ? t`Nothing was changed.`
      : t`Your collection stays until you leave. Download it to keep it.`,
  });
  return !isFull;
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
