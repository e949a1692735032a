import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { NumberField } from '#domain/game/missions/number-fields.ts';
import { missionNumberWords, type PlaceNames } from '#platform/words/mission-numbers.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../admin.module.css';

type NumberSectionProps = {
  fields: readonly NumberField[];
  /** The names of the mission's entries in the reader's language. */
  names: PlaceNames;
  onChange: (place: string, text: string) => void;
};

/** The numbers of a mission or feat, each a field with its bounds. */
export function NumberSection({ fields, names, onChange }: NumberSectionProps) {
  const { t } = useLingui();
  const heading = useId();
  if (fields.length === 0) return null;
  const errorOf = ({ fault, from, to }: NumberField) => {
    if (fault === 'order') return t`Between the lowest and the highest value.`;
    return fault === null ? undefined : t`A whole number from ${from} to ${to}.`;
  };
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading}>
        <Trans>Numbers</Trans>
      </h3>
      <div className={styles.missionNumbers}>
        {fields.map((field) => (
          <TextField
            key={field.place}
            label={missionNumberWords(field.place, names, t)}
            hint={t`${field.from} to ${field.to}`}
            error={errorOf(field)}
            // The numeric keypad of a phone has no minus.
            inputMode={field.from < 0 ? 'text' : 'numeric'}
            maxLength={7}
            value={field.text}
            onValueChange={(text) => onChange(field.place, text)}
          />
        ))}
      </div>
    </section>
  );
}
