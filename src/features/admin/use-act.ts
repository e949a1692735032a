import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [isBusy, setBusy] = useState(false);
  const act = async (action: () => Promise<AdminOutcome>, done: string): Promise<boolean> => {
    setBusy(true);
    const outcome = await action();
    setBusy(false);
    if (outcome.ok) {
      toast.success({ title: done });
      void client.invalidateQueries({ queryKey: ['admin'] });
    } else {
      toast.error({
        title: t`That did not work`,
        description: i18n._(adminProblemMessage(outcome.problem)),
      });
    }
    return outcome.ok;
  };
  return { isBusy, act };
}
