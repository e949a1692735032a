import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useId, useState } from 'react';
import { catalogue } from '#data/catalogue.ts';
import type { Marked } from '#data/lists/list-marks-store.ts';
import { unitNames } from '#data/unit-names.ts';
import type { UnitId } from '#domain/catalogue/types.ts';
import { armyOf } from '#domain/roster/army.ts';
import {
  MOST_NOTE_LENGTH,
  MOST_UNIT_NOTE_LENGTH,
  tidyNote,
  tidyUnitNote,
  type UnitNotes,
  unitNotesOf,
  valuesOf,
  withMark,
  withUnitNote,
} from '#domain/roster/many/list-marks.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { changeMarks } from './change-marks.ts';
import styles from './list-notes.module.css';

type NotesDialogProps = {
  document: RosterDocument;
  /** The list among the marked ones. */
  item: Marked;
  /** Called once the notes are kept. */
  onMarked: () => void;
  onClose: () => void;
};

/** Writes the notes on a list and on its units; an empty one takes it away. */
export function NotesDialog({ document, item, onMarked, onClose }: NotesDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [note, setNote] = useState(valuesOf(item.marks).note);
  const [unitNotes, setUnitNotes] = useState(unitNotesOf(item.marks));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isKept = changeMarks(
      [item],
      (marks, now) =>
        [...unitNotes].reduce(
          (changed, [unitId, typed]) => withUnitNote(changed, unitId, tidyUnitNote(typed), now),
          withMark(marks, 'note', tidyNote(note), now),
        ),
      onMarked,
    );
    if (isKept) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Notes on “${document.name}”`}
      description={t`Only you see them. They are neither shared nor posted, and printed only if you choose so.`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <Button type="submit" form={formId} variant="primary">
          <Trans>Save the notes</Trans>
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <TextArea
          label={t`On the list`}
          value={note}
          onValueChange={setNote}
          maxLength={MOST_NOTE_LENGTH}
          hint={t`${note.length} of ${MOST_NOTE_LENGTH} characters`}
        />
        <UnitFields
          document={document}
          notes={unitNotes}
          onType={(unitId, typed) => setUnitNotes(new Map([...unitNotes, [unitId, typed]]))}
        />
      </form>
    </Dialog>
  );
}

type UnitFieldsProps = {
  document: RosterDocument;
  notes: UnitNotes;
  onType: (unitId: UnitId, typed: string) => void;
};

/** A line for each unit of the list. */
function UnitFields({ document, notes, onType }: UnitFieldsProps) {
  const army = armyOf(document, catalogue);
  const nameOf = unitNames(army, document.faction, useLanguage());
  return (
    <fieldset className={styles.units}>
      <legend>
        <Trans>On its units</Trans>
      </legend>
      {army.map(({ unit }) => (
        <TextField
          key={unit.id}
          label={nameOf(unit.id)}
          value={notes.get(unit.id) ?? ''}
          maxLength={MOST_UNIT_NOTE_LENGTH}
          onValueChange={(typed) => onType(unit.id, typed)}
        />
      ))}
    </fieldset>
  );
}
