import { t } from '@lingui/core/macro';
import { isPersistent } from '#platform/storage/local.ts';
import { toast } from '#ui/toast/toast.tsx';

let isTold = false;

/** Announces once, before anything is saved, where this browser will not store it. */
export function tellMemoryOnly(): void {
  if (isTold || isPersistent()) return;
  isTold = true;
  toast.warning({
    title: t`This browser’s storage is blocked`,
    description: t`Lists are kept in memory only, until you close or reload this page. Share a list to keep it.`,
  });
}
