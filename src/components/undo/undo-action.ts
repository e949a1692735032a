import { i18n } from '@lingui/core';
import type { TakeBack } from '#data/lists/create-draft-store.ts';
import { takenBackMessage } from '#platform/words/taken-back.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Returns the Undo of a message: it takes back only the change of that message, and nothing after
 * it.
 */
export function undoAction(label: string, takeBack: TakeBack) {
  return {
    label,
    onPress: () => {
      const said = takenBackMessage(takeBack());
      if (said !== null) toast.info({ title: i18n._(said) });
    },
  };
}
