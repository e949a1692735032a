import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';

type DeleteQuestionsProps = {
  /** The names of the lists that are to go; null while there are none. */
  names: readonly string[] | null;
  /** From where they go, as a sentence; empty where that is clear. */
  where?: string;
  onCancel: () => void;
  onDelete: () => void;
  deletion: { readonly needsForGood: unknown; readonly forget: () => void; readonly runForGood: () => void };
};

/** Asks before lists are deleted, and once more where they could not be brought back. */
export function DeleteQuestions({ names, where = '', onCancel, onDelete, deletion }: DeleteQuestionsProps) {
  const { t } = useLingui();
  const count = names?.length ?? 0;
  const isOne = count < 2;
  const name = names?.[0] ?? '';
  return (
    <>
      <AlertDialog
        open={names !== null}
        onOpenChange={(open) => !open && onCancel()}
        title={
          isOne
            ? t`Delete “${name}”?`
            : t`${plural(count, { one: 'Delete # list?', other: 'Delete # lists?' })}`
        }
        body={`${where} ${
          isOne
            ? t`The list moves to Deleted. You can bring it back for 30 days.`
            : t`The lists move to Deleted. You can bring them back for 30 days.`
        }`.trim()}
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
