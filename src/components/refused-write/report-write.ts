import { t } from '@lingui/core/macro';
import type { WriteResult } from '#platform/storage/text-store.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Reports a change that the browser did not store. True when it holds now, be it until the page
 * goes; `whenBlocked` says what to do then. `id`: one message of a kind shows at a time.
 */
export function reportWrite(written: WriteResult, id: string, whenBlocked?: string): boolean {
  if (written.ok) return true;
  if (written.reason === 'full') {
    toast.error({
      id,
      title: t`Browser storage is full. Please clear some saved lists.`,
      description: t`Nothing was changed.`,
    });
    return false;
  }
  if (whenBlocked !== undefined) {
    toast.error({ id, title: t`This browser’s storage is blocked`, description: whenBlocked });
  }
  return true;
}
