import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';

/** A confirmation before an action that others notice; it names the target. */
export type Question = {
  readonly title: string;
  readonly body: ReactNode;
  /** The verb. */
  readonly confirm: string;
  readonly isDanger?: boolean;
  readonly onConfirm: () => void;
};

/** A question over the page, and how to ask it. */
export function useAsk(): { readonly ask: (question: Question) => void; readonly dialog: ReactNode } {
  const { t } = useLingui();
  const [question, setQuestion] = useState<Question | null>(null);
  const dialog =
    question === null ? null : (
      <AlertDialog
        open
        onOpenChange={(open) => !open && setQuestion(null)}
        title={question.title}
        body={question.body}
        confirmLabel={question.confirm}
        cancelLabel={t`Cancel`}
        danger={question.isDanger ?? false}
        onConfirm={question.onConfirm}
      />
    );
  return { ask: setQuestion, dialog };
}
