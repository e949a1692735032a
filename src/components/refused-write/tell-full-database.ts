import { t } from '@lingui/core/macro';
import { onStorageFull } from '#platform/storage/full.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Announces where the browser had no room for an older version, a second copy or something else
 * beside the lists and games themselves. Calling it again changes nothing.
 */
export function tellFullDatabase(): void {
  onStorageFull(tellFull);
}

function tellFull(): void {
  toast.warning({
    id: 'storage-full',
    title: t`Browser storage is full`,
    description: t`Your lists and games are as they were; their older versions or second copies were not kept. Make a backup, then delete lists.`,
  });
}
