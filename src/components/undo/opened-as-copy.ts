import { plural, t } from '@lingui/core/macro';
import type { TakeBack } from '#data/lists/create-draft-store.ts';
import { toast } from '#ui/toast/toast.tsx';
import { undoAction } from './undo-action.ts';

/**
 * Reports that a list stands in the builder as a copy, with the names of units that are not known
 * here. With `takeBack`, the message itself brings the former list back.
 */
export function sayOpenedAsCopy(unknown: readonly string[] = [], takeBack?: TakeBack): void {
  const names = unknown.join(', ');
  toast.info({
    // Saving takes its place: what it asks for is done then.
    id: 'save',
    title: t`Opened as a copy. Save it to keep it.`,
    description:
      unknown.length === 0
        ? t`Undo brings back what you were building.`
        : t`${plural(unknown.length, { one: 'One unit is not known here', other: '# units are not known here' })}: ${names}`,
    ...(takeBack !== undefined && { action: undoAction(t`Undo`, takeBack) }),
  });
}
