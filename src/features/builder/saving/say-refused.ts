import { t } from '@lingui/core/macro';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Reports why a list was not saved on this device, and the next step. The outcome of a later save
 * takes the place of the message.
 */
export function sayRefused(code: 'empty' | 'full' | 'blocked' | 'invalid'): void {
  if (code === 'empty')
    toast.error({ id: 'save', title: t`Cannot save an empty list. Add some units first.` });
  else if (code === 'full') {
    toast.error({
      id: 'save',
      title: t`Browser storage is full. Please clear some saved lists.`,
      description: t`Your army is still here, unsaved. Share it to be safe.`,
    });
  } else {
    toast.error({
      id: 'save',
      title: t`Failed to save list locally`,
      description:
        code === 'blocked'
          ? t`This browser does not let the page store anything. Share the list to keep it.`
          : t`A unit in the list has impossible values. Remove it and save again.`,
    });
  }
}
