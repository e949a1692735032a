import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { catalogue } from '#data/catalogue.ts';
import { listMarksStore } from '#data/lists/list-marks-store.ts';
import { marksOfDocument } from '#data/lists/marks-of-document.ts';
import { unitNames } from '#data/unit-names.ts';
import { armyOf } from '#domain/roster/army.ts';
import { unitNotesOf, valuesOf } from '#domain/roster/many/list-marks.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './list-notes.module.css';

/** The notes on the open list and on the units in it; nothing while there are none. */
export function ListNotes({ document }: { document: RosterDocument }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { open } = useDialogAddress('notes');
  const byId = useStore(listMarksStore, (state) => state.byId);
  const { marks } = marksOfDocument(byId, document);
  const army = armyOf(document, catalogue);
  const nameOf = unitNames(army, document.faction, language);
  const { note } = valuesOf(marks);
  const noted = unitNotesOf(marks);
  const onUnits = army.flatMap(({ unit: { id } }) => {
    const text = noted.get(id);
    return text === undefined ? [] : [{ id, text }];
  });
  if (note === '' && onUnits.length === 0) return null;
  return (
    <div className={styles.notes} role="group" aria-label={t`Your notes`}>
      <div className={styles.texts}>
        {note !== '' && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
        {onUnits.map(({ id, text }) => (
          <p key={id} className={styles.note}>
            <strong>{nameOf(id)}</strong> <bdi>{text}</bdi>
          </p>
        ))}
      </div>
      <Button variant="quiet" iconOnly icon="edit" label={t`Edit notes`} onClick={() => open()} />
    </div>
  );
}
