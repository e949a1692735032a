import { t } from '@lingui/core/macro';
import type { CloudResult } from '#data/cloud/cloud-sender.ts';
import { toast } from '#ui/toast/toast.tsx';

/** Reports the outcome of deleting a list from the cloud, with Undo. */
export function sayDeleted(name: string, results: readonly CloudResult[], undo: () => void): void {
  const has = (kind: CloudResult['kind']) => results.some((result) => result.kind === kind);
  if (has('refused')) toast.error({ title: t`Failed to delete lists from cloud` });
  else if (has('kept')) {
    toast.warning({
      title: t`“${name}” was changed on another device meanwhile, so it was kept.`,
    });
  } else if (results.some((result) => result.kind === 'waiting' && result.reason === 'fault')) {
    toast.error({
      title: t`An error occurred while deleting the lists`,
      description: t`The cloud has a fault and still has “${name}”. The deletion is sent again by itself.`,
      action: { label: t`Undo`, onPress: undo },
    });
  } else {
    toast.success({
      title: t`"${name}" deleted successfully`,
      ...(has('waiting') ? { description: t`It goes from the cloud once that can be reached.` } : {}),
      action: { label: t`Undo`, onPress: undo },
    });
  }
}
