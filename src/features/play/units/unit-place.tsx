import { useLingui } from '@lingui/react/macro';
import { type GameUnit, PLACES } from '#domain/game/types.ts';
import { Select } from '#ui/select/select.tsx';
import { RuleButton } from '../sheets/rule-button.tsx';
import { PLACE_NAMES } from './unit-words.ts';
import { perform } from '../table/perform.ts';
import styles from './unit-details.module.css';

/** The place of the unit: on the table, held back, fled, destroyed. */
export function UnitPlace({ id, place: current }: Pick<GameUnit, 'id' | 'place'>) {
  const { t } = useLingui();
  return (
    <div className={styles.line}>
      <RuleButton rule="places" label={t`Place`} />
      <Select
        label={t`Place of the unit`}
        value={current}
        items={PLACES.map((value) => ({ value, label: t(PLACE_NAMES[value]) }))}
        onValueChange={(place) => perform({ type: 'unit-placed', unit: id, place })}
      />
    </div>
  );
}
