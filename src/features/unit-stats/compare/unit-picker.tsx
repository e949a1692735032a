import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { filterUnits } from '#domain/roster/filter.ts';
import { sortUnits } from '#domain/roster/sort.ts';
import { MOST_SEARCHED } from '#domain/units/query.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../browse/dialogs.module.css';
import { UnitPortrait } from '../unit-name.tsx';

type UnitPickerProps = { taken: readonly Unit[]; onPick: (unit: Unit) => void; onClose: () => void };

/** One unit out of all, found by words in any language. */
export function UnitPicker({ taken, onPick, onClose }: UnitPickerProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const filter = { search, tournamentLegalOnly: false, characteristics: [], keywords: [] };
  const others = catalogue.units.filter((unit) => !taken.includes(unit));
  const found = sortUnits(filterUnits(others, filter, catalogue, language), 'name-asc', language);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Add a unit`}
      closeLabel={t`Close`}
      className={styles.pickerDialog}
    >
      <div className={styles.picker}>
        <TextField
          type="search"
          label={t`Search units`}
          hideLabel
          icon="search"
          placeholder={t`Name, keyword or rule`}
          clearLabel={t`Clear search`}
          maxLength={MOST_SEARCHED}
          value={text}
          onValueChange={setText}
        />
        {found.length === 0 && (
          <p role="status">
            <Trans>No unit is like that</Trans>
          </p>
        )}
        <ul className={styles.choices} aria-label={t`Units`}>
          {found.map((unit) => (
            <li key={unitKey(unit.faction, unit.id)}>
              <button type="button" className={styles.choice} onClick={() => onPick(unit)}>
                <UnitPortrait unit={unit} size={36} />
                <span className={styles.choiceName}>
                  {localName(unit, language)}
                  <span className={styles.choiceFacts}>
                    {unitTypeName(unit.type, language)} · <FactionName unit={unit} />
                  </span>
                </span>
                <span className={styles.points}>
                  <Trans>{unit.points} pts</Trans>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function FactionName({ unit }: { unit: Unit }) {
  const faction = catalogue.factionById.get(unit.faction);
  const language = useLanguage();
  return faction === undefined ? unit.faction : localName(faction, language);
}
