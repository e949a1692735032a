import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminOutcome } from '#data/admin/act.ts';
import { toast } from '#ui/toast/toast.tsx';
import { adminProblemMessage } from './problem-words.ts';

/**
 * Runs actions of an administrator, reports their outcome, and refetches all data of the admin area
 * after a success.
 */
export function useAct() {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const { isPending, mutateAsync } = useMutation({
    mutationFn: async ({ action }: { action: () => Promise<AdminOutcome>; done: string }) => action(),
    onSuccess: (outcome, { done }) => {
      if (outcome.ok) {
        toast.success({ title: done });
        void client.invalidateQueries({ queryKey: ['admin'] });
      } else {
        toast.error({
          title: t`That did not work`,
          description: i18n._(adminProblemMessage(outcome.problem)),
        });
      }
    },
  });
  const act = async (action: () => Promise<AdminOutcome>, done: string): Promise<boolean> =>
    (await mutateAsync({ action, done })).ok;
  return { isBusy: isPending, act };
}
