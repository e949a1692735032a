import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';

type DeleteQuestionsProps = {
  /** The name of the list that is to go; null while none is. */
  name: string | null;
  /** From where it goes, as a sentence; empty where that is clear. */
  where?: string;
  onCancel: () => void;
  onDelete: () => void;
  deletion: { readonly needsForGood: unknown; readonly forget: () => void; readonly runForGood: () => void };
};

/** Asks before a list is deleted, and once more where it could not be brought back. */
export function DeleteQuestions({ name, where = '', onCancel, onDelete, deletion }: DeleteQuestionsProps) {
  const { t } = useLingui();
  return (
    <>
      <AlertDialog
        open={name !== null}
        onOpenChange={(open) => !open && onCancel()}
        title={t`Delete “${name ?? ''}”?`}
        body={`${where} ${t`The list moves to Deleted. You can bring it back for 30 days.`}`.trim()}
        confirmLabel={t`Delete`}
        cancelLabel={t`Cancel`}
        danger
        onConfirm={onDelete}
      />
      <AlertDialog
        open={deletion.needsForGood !== null}
        onOpenChange={(open) => !open && deletion.forget()}
        title={t`Delete for good?`}
        body={t`This browser cannot keep deleted lists, so this one could not be brought back.`}
        confirmLabel={t`Delete for good`}
        cancelLabel={t`Keep it`}
        danger
        onConfirm={deletion.runForGood}
      />
    </>
  );
}
