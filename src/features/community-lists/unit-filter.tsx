import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { catalogue } from '#data/catalogue.ts';
import { foldText } from '#domain/catalogue/fold.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { MOST_UNITS } from '#domain/community/browse-filters.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './board-filters-dialog.module.css';

type UnitFilterProps = {
  /** The filter offers only units of this faction; null offers those of all factions. */
  faction: string | null;
  /** Ids. */
  chosen: readonly string[];
  onChosenChange: (ids: readonly string[]) => void;
};

/** Units that must all be in a list. Chosen units come first and stay in view during a search. */
export function UnitFilter({ faction, chosen, onChosenChange }: UnitFilterProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [term, setTerm] = useState('');
  const names = new Map(
    unitsOf(faction).map((unit) => [unit.id as string, localName(unit, language)] as const),
  );
  const others = [...names]
    .filter(([id, name]) => !chosen.includes(id) && foldText(name).includes(foldText(term)))
    .toSorted(([, one], [, other]) => one.localeCompare(other, language));
  const isFull = chosen.length >= MOST_UNITS;
  return (
    <fieldset className={styles.units}>
      <legend>
        <Trans>With these units</Trans>
      </legend>
      <TextField
        type="search"
        label={t`Search units`}
        hideLabel
        icon="search"
        placeholder={t`Search units`}
        clearLabel={t`Clear search`}
        value={term}
        onValueChange={setTerm}
      />
      <div className={styles.options} role="group" aria-label={t`Units`} tabIndex={0}>
        {chosen.map((id) => (
          <Checkbox
            key={id}
            label={names.get(id) ?? id}
            checked
            onCheckedChange={() => onChosenChange(chosen.filter((other) => other !== id))}
          />
        ))}
        {others.map(([id, name]) => (
          <Checkbox
            key={id}
            label={name}
            checked={false}
            disabled={isFull}
            onCheckedChange={() => onChosenChange([...chosen, id])}
          />
        ))}
        {others.length === 0 && chosen.length === 0 && (
          <p className={styles.none}>
            <Trans>No unit has that name.</Trans>
          </p>
        )}
      </div>
      {isFull && (
        <p className={styles.none}>
          <Plural value={MOST_UNITS} one="# unit at most." other="# units at most." />
        </p>
      )}
    </fieldset>
  );
}

function unitsOf(faction: string | null): readonly Unit[] {
  return faction === null ? catalogue.units : (catalogue.unitsByFaction.get(faction) ?? catalogue.units);
}
