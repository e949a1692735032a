import { useLingui } from '@lingui/react/macro';
import type { RosterDocument } from '#domain/roster/types.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { dispatch } from '../actions.ts';
import { SavedState } from '../saving/saved-state.tsx';
import styles from './army-heading.module.css';

/** The list's name, edited in place, with the label of the saved list that it is. */
export function ArmyHeading({ document }: { document: RosterDocument }) {
  const { t } = useLingui();
  return (
    <div className={styles.heading} data-keeps-itself>
      <TextField
        label={t`List name`}
        placeholder={t`Enter list name`}
        value={document.name}
        maxLength={120}
        onValueChange={(name) => dispatch({ type: 'rename', name })}
      />
      <NumberField
        label={t`Points target`}
        placeholder={t`None`}
        value={document.target}
        min={1}
        max={9999}
        maxLength={4}
        onValueChange={(target) => dispatch({ type: 'set-target', target })}
      />
      <p className={styles.current}>
        <span>{t`Current list: ${document.currentName ?? t`New List`}`}</span>
        <SavedState document={document} />
      </p>
    </div>
  );
}
