import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { EventOutcome } from '#data/events/event-outcome.ts';
import { eventProblemMessage } from '#platform/words/event-problems.ts';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { toast } from '#ui/toast/toast.tsx';

/** An action on an event. `done` is the message after it; without one the page says enough. */
type Act = {
  readonly action: () => Promise<EventOutcome>;
  readonly done?: string;
  /** Follows a success. */
  readonly after?: () => unknown;
};

/** A question before an action that others notice. */
export type EventQuestion = Act & {
  readonly title: string;
  readonly body: ReactNode;
  /** The verb. */
  readonly confirm: string;
  readonly isDanger?: boolean;
};

/**
 * Runs actions on an event, at once (`act`) or after a question (`ask`, shown by `dialog`). Says
 * why one failed, and fetches the events again either way.
 */
export function useEventAct() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [question, setQuestion] = useState<EventQuestion | null>(null);
  const { isPending, mutate: act } = useMutation({
    mutationFn: async ({ action }: Act) => action(),
    onSuccess: (outcome, { done, after }) => {
      if (outcome.ok) {
        if (done !== undefined) toast.success({ title: done });
        after?.();
      } else {
        toast.error({ title: t`That did not work`, description: t(eventProblemMessage(outcome.problem)) });
      }
      void client.invalidateQueries({ queryKey: ['events'] });
    },
  });
  const dialog = question !== null && (
    <AlertDialog
      open
      onOpenChange={(open) => !open && setQuestion(null)}
      title={question.title}
      body={question.body}
      confirmLabel={question.confirm}
      cancelLabel={t`Go back`}
      danger={question.isDanger ?? false}
      onConfirm={() => act(question)}
    />
  );
  return { isBusy: isPending, act, ask: setQuestion, dialog };
}
