import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { filterUnits } from '#domain/roster/find/filter.ts';
import { sortUnits } from '#domain/roster/find/sort.ts';
import { MOST_COMPARED } from '#domain/units/compare.ts';
import { MOST_SEARCHED } from '#domain/units/query.ts';
import { paths } from '#platform/paths.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { classNames } from '#ui/class-names.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import dialogs from '../browse/dialogs.module.css';
import styles from '../browse/unit-stats.module.css';
import { UnitPortrait } from '../unit-name.tsx';
import { useCompared } from '../use-unit-query.ts';
import { WithCards } from '../with-cards.tsx';
import { CompareTable } from './compare-table.tsx';

/** `/unit-stats/compare?units=faction:id,…`: up to four units side by side. */
export function Component() {
  const { t } = useLingui();
  const { units, dropped, toggle, add } = useCompared();
  const picker = useDialogAddress('pick-unit');
  const isEmpty = units.length === 0;
  const addUnit = (
    <Button
      variant={isEmpty ? 'primary' : 'secondary'}
      icon="plus"
      aria-haspopup="dialog"
      disabled={units.length >= MOST_COMPARED}
      onClick={() => picker.open()}
    >
      <Trans>Add a unit</Trans>
    </Button>
  );
  return (
    <div className={classNames('page', styles.page)} data-width="wide">
      <title>{t`Compare units – Muster`}</title>
      <meta name="description" content={t`Up to four units side by side, with what differs marked.`} />
      <header className={styles.compareHead}>
        <div className="page-head">
          <h1>
            <Trans>Compare units</Trans>
          </h1>
          <p>
            <Trans>Up to four side by side. Differences are marked ≠.</Trans>
          </p>
        </div>
        <div className={styles.compareActions}>
          <Button flush variant="quiet" icon="chevron-left" render={<Link to={paths.unitStats()} />}>
            <Trans>All units</Trans>
          </Button>
          {!isEmpty && addUnit}
        </div>
      </header>
      {dropped > 0 && (
        <Banner tone="info" title={t`Not all units of this address can be shown`}>
          <p>
            <Trans>Unknown units, and any after the fourth, are left out.</Trans>
          </p>
        </Banner>
      )}
      {isEmpty ? (
        <EmptyState title={t`No units selected`} headingLevel={2} icon="list">
          <p>
            <Trans>Add a unit here, or tick units in the list of all units.</Trans>
          </p>
          {addUnit}
        </EmptyState>
      ) : (
        <WithCards>
          {({ cardOf }) => <CompareTable units={units} cardOf={cardOf} onRemove={toggle} />}
        </WithCards>
      )}
      {picker.isOpen && <UnitPicker taken={units} onPick={add} onClose={picker.close} />}
    </div>
  );
}

type UnitPickerProps = { taken: readonly Unit[]; onPick: (unit: Unit) => void; onClose: () => void };

/** One unit out of all, found by words in any language. */
function UnitPicker({ taken, onPick, onClose }: UnitPickerProps) {
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
      className={dialogs.pickerDialog}
    >
      <div className={dialogs.picker}>
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
            <Trans>No unit matches</Trans>
          </p>
        )}
        <ul className={dialogs.choices} aria-label={t`Units`}>
          {found.map((unit) => (
            <li key={unitKey(unit.faction, unit.id)}>
              <button type="button" className={dialogs.choice} onClick={() => onPick(unit)}>
                <UnitPortrait unit={unit} size={36} />
                <span className={dialogs.choiceName}>
                  {localName(unit, language)}
                  <span className={dialogs.choiceFacts}>
                    {unitTypeName(unit.type, language)} ·{' '}
                    {factionName(unit.faction, language) ?? unit.faction}
                  </span>
                </span>
                <span className={dialogs.points}>
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
