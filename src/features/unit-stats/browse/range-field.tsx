import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Measure } from '#domain/units/columns.ts';
import { MOST_MEASURED, type Range } from '#domain/units/query.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { COLUMN_UNITS, COLUMN_WORDS } from './column-words.ts';
import styles from './dialogs.module.css';

type RangeFieldProps = { measure: Measure; range: Range; onRangeChange: (range: Range) => void };

/** From and to of one value; an empty field is open. */
export function RangeField({ measure, range, onRangeChange }: RangeFieldProps) {
  const { t } = useLingui();
  const name = t(COLUMN_WORDS[measure]);
  const unit = COLUMN_UNITS[measure];
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>
        {name}
        {unit !== undefined && <span className={styles.unit}>{t(unit)}</span>}
      </legend>
      <LimitField
        label={t`${name} from`}
        hint={t`from`}
        value={range.min}
        onValueChange={(min) => onRangeChange({ ...range, min })}
      />
      <LimitField
        label={t`${name} to`}
        hint={t`to`}
        value={range.max}
        onValueChange={(max) => onRangeChange({ ...range, max })}
      />
    </fieldset>
  );
}

type LimitFieldProps = {
  label: string;
  hint: string;
  value: number | null;
  onValueChange: (value: number | null) => void;
};

/**
 * A field for a number with at most one decimal, after a point or comma. Invalid input does not
 * change the value, and leaving the field shows the value in force.
 */
function LimitField({ label, hint, value, onValueChange }: LimitFieldProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const kept = text.replace(/[^\d.,]/gu, '').slice(0, 4);
    setTyped(kept);
    const number = Number(kept.replace(',', '.'));
    if (kept === '') onValueChange(null);
    else if (/^\d{1,2}(?:[.,]\d)?$/u.test(kept) && number <= MOST_MEASURED) onValueChange(number);
  };
  return (
    <TextField
      label={label}
      hideLabel
      placeholder={hint}
      inputMode="decimal"
      value={typed ?? (value === null ? '' : i18n.number(value))}
      onValueChange={type}
      onBlur={() => setTyped(null)}
    />
  );
}
