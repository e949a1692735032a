import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { handInList, type ListToHandIn, refreshHandedInLists } from '#data/events/handed-in-lists.ts';
import { toast } from '#ui/toast/toast.tsx';
import { handInMessage } from './hand-in-words.ts';

/**
 * Hands in a list and reads the lists of the event again: after a lost answer they show whether it
 * arrived. `problem` says why the last try failed; null for none.
 */
export function useHandIn(event: string, onDone: () => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync, data, isPending } = useMutation({ mutationFn: handInList });
  const problem: MessageDescriptor | null =
    data === undefined || data.ok ? null : handInMessage(data.problem);
  const handIn = async (list: Omit<ListToHandIn, 'event'>): Promise<void> => {
    const outcome = await mutateAsync({ event, ...list });
    void refreshHandedInLists(client, event);
    if (!outcome.ok) return;
    const { version } = outcome;
    const seal = outcome.seal.slice(0, 8);
    toast.success({ title: t`Version ${version} is in`, description: t`Its seal begins with ${seal}.` });
    onDone();
  };
  return { handIn, isBusy: isPending, problem };
}
