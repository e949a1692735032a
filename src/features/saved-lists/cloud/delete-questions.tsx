import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import type { ShownList } from '#domain/roster/sync/shown-lists.ts';
import type { useDeleteLine } from './use-delete-line.ts';

type DeleteQuestionsProps = {
  doomed: ShownList | null;
  onAnswer: () => void;
  deletion: ReturnType<typeof useDeleteLine>;
};

/** Asks before a list is deleted, and once more where it could not be brought back. */
export function DeleteQuestions({ doomed, onAnswer, deletion }: DeleteQuestionsProps) {
  const { t } = useLingui();
  const isOnBoth = doomed !== null && doomed.place === 'cloud' && doomed.local !== null;
  const where = isOnBoth
    ? t`The list goes from the cloud and from this device.`
    : doomed?.place === 'cloud'
      ? t`The list goes from the cloud.`
      : '';
  return (
    <>
      <AlertDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && onAnswer()}
        title={t`Delete “${doomed?.list.name ?? ''}”?`}
        body={`${where} ${t`The list goes to Deleted and can be brought back from there for 30 days.`}`.trim()}
        confirmLabel={t`Delete`}
        cancelLabel={t`Cancel`}
        danger
        onConfirm={() => doomed !== null && deletion.run(doomed)}
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
