import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useId, useState } from 'react';
import { MOST_NOTE_LENGTH, tidyNote, valuesOf, withMark } from '#domain/roster/many/list-marks.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { changeMarks, type MarkedList, type OnMarked } from './mark-actions.ts';

type NoteDialogProps = { item: MarkedList; onMarked: OnMarked; onClose: () => void };

/** Writes the note on a list; an empty one takes it away. */
export function NoteDialog({ item, onMarked, onClose }: NoteDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [typed, setTyped] = useState(valuesOf(item.marks).note);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isKept = changeMarks(
      [item],
      (marks, now) => withMark(marks, 'note', tidyNote(typed), now),
      onMarked,
    );
    if (isKept) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Note on “${item.list.name}”`}
      description={t`Only you see it. It is not shared, posted or printed.`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <Button type="submit" form={formId} variant="primary">
          <Trans>Save the note</Trans>
        </Button>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextArea
          label={t`Note`}
          value={typed}
          onValueChange={setTyped}
          maxLength={MOST_NOTE_LENGTH}
          hint={t`${typed.length} of ${MOST_NOTE_LENGTH} characters`}
        />
      </form>
    </Dialog>
  );
}
