import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AdminOutcome } from '#data/admin/act.ts';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { adminProblemMessage } from './problem-words.ts';

/** An action of an administrator, and the message once it is done. */
type Act = {
  readonly action: () => Promise<AdminOutcome>;
  readonly done: string;
  /** Follows a success. */
  readonly after?: () => unknown;
};

/** A confirmation before an action that others notice; it names the target. */
export type Question = Act & {
  readonly title: string;
  readonly body: ReactNode;
  /** The verb. */
  readonly confirm: string;
  readonly isDanger?: boolean;
};

/**
 * Runs actions of an administrator, at once (`act`) or after a question (`ask`, shown by `dialog`).
 * Reports their outcome, and refetches all data of the admin area after a success.
 */
export function useAct() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const { isPending, mutate: act } = useMutation({
    mutationFn: async ({ action }: Act) => action(),
    onSuccess: (outcome, { done, after }) => {
      if (outcome.ok) {
        toast.success({ title: done });
        void client.invalidateQueries({ queryKey: ['admin'] });
        after?.();
      } else {
        toast.error({ title: t`That did not work`, description: t(adminProblemMessage(outcome.problem)) });
      }
    },
  });
  const dialog = question !== null && (
    <AlertDialog
      open
      onOpenChange={(open) => !open && setQuestion(null)}
      title={question.title}
      body={question.body}
      confirmLabel={question.confirm}
      cancelLabel={t`Cancel`}
      danger={question.isDanger ?? false}
      onConfirm={() => act(question)}
    />
  );
  return { isBusy: isPending, act, ask: setQuestion, dialog };
}
