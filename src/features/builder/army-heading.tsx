import { Trans, useLingui } from '@lingui/react/macro';
import type { RosterDocument } from '#domain/roster/types.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { dispatch } from './actions.ts';
import styles from './army-heading.module.css';

/** The list's name, edited in place, with the label of the saved list that it is. */
export function ArmyHeading({ document }: { document: RosterDocument }) {
  const { t } = useLingui();
  return (
    <div className={styles['heading']}>
      <TextField
        label={t`List name`}
        placeholder={t`Enter list name`}
        value={document.name}
        maxLength={120}
        onValueChange={(name) => dispatch({ type: 'rename', name })}
      />
      <TextField
        label={t`Points target`}
        placeholder={t`None`}
        inputMode="numeric"
        value={document.target === null ? '' : String(document.target)}
        maxLength={4}
        onValueChange={(text) => dispatch({ type: 'set-target', target: parseTarget(text) })}
      />
      <p className={styles['current']}>
        <Trans>Current list: {document.currentName ?? t`New List`}</Trans>
      </p>
    </div>
  );
}

/** A target is a whole number of points above 0; everything else means no target. */
function parseTarget(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  const target = Number(digits);
  return digits === '' || target === 0 ? null : target;
}
