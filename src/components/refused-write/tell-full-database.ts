import { t } from '@lingui/core/macro';
import { STORAGE_FULL } from '#platform/storage/open-database.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Announces from now on where the browser had no room for an older version, a second copy or
 * something else beside the lists and games themselves. Calling it again changes nothing.
 */
export function tellFullDatabase(): void {
  addEventListener(STORAGE_FULL, tellFull);
}

function tellFull(): void {
  toast.warning({
    id: STORAGE_FULL,
    title: t`Browser storage is full`,
    description: t`Your lists and games are as they were; their older versions or second copies were not kept. Make a backup, then delete lists.`,
  });
}
