import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Returns the sentence for a message's Undo that was pressed: null when its own edit was the latest
 * and simply went.
 */
export function takenBackMessage(outcome: 'undone' | 'over-edits' | 'gone'): MessageDescriptor | null {
  switch (outcome) {
    case 'undone':
      return null;
    case 'over-edits':
      return msg`Undone. What you did after it comes back with Undo.`;
    case 'gone':
      return msg`That was already undone.`;
  }
}
