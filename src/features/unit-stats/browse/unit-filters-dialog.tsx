import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import { UNIT_TYPES } from '#domain/catalogue/types.ts';
import { filterOptions } from '#domain/roster/find/filter-options.ts';
import { browse } from '#domain/units/browse.ts';
import { type Measure, MEASURES, type UnitRow } from '#domain/units/columns.ts';
import { MOST_MEASURED, type Range, type UnitQuery, withoutFilters, withRange } from '#domain/units/query.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckboxDisclosure } from '#ui/checkbox/checkbox-disclosure.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { QueryModel } from '../use-unit-query.ts';
import { COLUMN_UNITS, COLUMN_WORDS } from './column-words.ts';
import styles from './dialogs.module.css';

type FiltersDialogProps = { model: QueryModel; rows: readonly UnitRow[]; onClose: () => void };

/**
 * Everything that narrows the units and has no place beside the search. It counts once it is
 * applied. As in the builder, a unit must have every word that is ticked.
 */
export function UnitFiltersDialog({ model, rows, onClose }: FiltersDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [wanted, setWanted] = useState<UnitQuery>(model.query);
  const choose = (next: Partial<UnitQuery>) => setWanted((before) => ({ ...before, ...next }));
  const clear = () => choose({ ...withoutFilters(wanted), search: wanted.search, faction: wanted.faction });
  const ofFaction = rows.filter(({ unit }) => wanted.faction === null || unit.faction === wanted.faction);
  const options = filterOptions(ofFaction.map(({ unit }) => unit));
  const count = browse(rows, wanted, catalogue, language).length;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Filters`}
      closeLabel={t`Close`}
      size="lg"
      footer={
        <>
          <Button variant="quiet" onClick={clear}>
            <Trans>Clear all filters</Trans>
          </Button>
          <Button variant="primary" onClick={() => model.apply(wanted)}>
            <Plural value={count} one="Show # unit" other="Show # units" />
          </Button>
        </>
      }
    >
      <div className={styles.filters}>
        <div className={styles.switches}>
          <Switch
            label={t`Tournament legal only`}
            checked={wanted.legalOnly}
            onCheckedChange={(legalOnly) => choose({ legalOnly })}
          />
          <Switch
            label={t`High Command only`}
            checked={wanted.highCommandOnly}
            onCheckedChange={(highCommandOnly) => choose({ highCommandOnly })}
          />
        </div>
        <CheckboxDisclosure
          title={t`Type`}
          names={UNIT_TYPES}
          labelOf={(type) => unitTypeName(type, language)}
          chosen={wanted.types}
          onChange={(types) => choose({ types })}
        />
        <Disclosure title={t`Values`} count={Object.keys(wanted.ranges).length} defaultOpen>
          <div className={styles.ranges}>
            {MEASURES.map((measure) => (
              <RangeField
                key={measure}
                measure={measure}
                range={wanted.ranges[measure] ?? { min: null, max: null }}
                onRangeChange={(range) => choose({ ranges: withRange(wanted.ranges, measure, range) })}
              />
            ))}
          </div>
        </Disclosure>
        {(['characteristics', 'keywords'] as const).map((kind) => (
          <CheckboxDisclosure
            key={kind}
            title={t(COLUMN_WORDS[kind])}
            names={options[kind]}
            labelOf={(name) => localTerm(catalogue, kind, name, language)}
            chosen={wanted[kind]}
            onChange={(words) => choose({ [kind]: words })}
          />
        ))}
      </div>
    </Dialog>
  );
}

type RangeFieldProps = { measure: Measure; range: Range; onRangeChange: (range: Range) => void };

/** From and to of one value; an empty field is open. */
function RangeField({ measure, range, onRangeChange }: RangeFieldProps) {
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
