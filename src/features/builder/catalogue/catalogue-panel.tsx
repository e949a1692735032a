import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import type { FactionId, Unit } from '#domain/catalogue/types.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { loadProfileNames } from '../load-ahead.ts';
import styles from './catalogue-panel.module.css';
import { UnitRow } from './unit-row.tsx';
import type { UnitFilterModel } from './use-unit-filter.ts';
import type { UnitOrder } from '#domain/roster/find/sort.ts';
import { addUnitPath } from '#platform/workshop-paths.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { DESKTOP } from '#ui/breakpoints.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { FactionPicker } from './faction-picker.tsx';

type CataloguePanelProps = {
  faction: FactionId;
  model: UnitFilterModel;
  unitDetails: (unit: Unit) => ReactNode;
};

/** The faction's units: search, filter, sort, and a row each. */
export function CataloguePanel({ faction, model, unitDetails }: CataloguePanelProps) {
  const { t } = useLingui();
  const [openUnit, setOpenUnit] = useState<string | null>(null);
  const toggle = (unitId: string) => setOpenUnit((current) => (current === unitId ? null : unitId));
  const isWide = useMediaQuery(DESKTOP);
  const isPublished = catalogue.factionById.get(faction)?.published !== false;
  return (
    <section className={styles.panel} aria-label={t`Available Units`}>
      {/* In a narrower window the bar has the title. */}
      <h1 className={isWide ? styles.title : 'visually-hidden'}>
        <Trans>Army builder</Trans>
      </h1>
      <h2 className="visually-hidden">
        <Trans>Available Units</Trans>
      </h2>
      <CatalogueToolbar faction={faction} model={model} />
      {!isPublished && (
        <p className={styles.notice}>
          <Trans>This faction’s own units have not been published here yet. Known units are listed.</Trans>
        </p>
      )}
      {model.shown.length === 0 ? (
        <EmptyState title={t`No unit matches`} icon="search">
          <p>
            <Trans>Search for fewer words, or remove a filter.</Trans>
          </p>
          <Button variant="primary" onClick={model.clear}>
            <Trans>Show all units</Trans>
          </Button>
          <Button icon="plus" render={<Link to={addUnitPath(faction, model.filter.search.trim())} />}>
            <Trans>Add a missing unit</Trans>
          </Button>
        </EmptyState>
      ) : (
        <ul className={styles.units}>
          {model.shown.map((unit) => (
            <UnitRow
              key={unit.id}
              unit={unit}
              isOpen={openUnit === unit.id}
              withProfile={isWide}
              onToggle={toggle}
              drawDetails={unitDetails}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * Faction, search, filters and order of the catalogue: two lines on a phone, the order beside the
 * count.
 */
function CatalogueToolbar({ faction, model }: { faction: FactionId; model: UnitFilterModel }) {
  const { t } = useLingui();
  const filters = useDialogAddress('filters');
  const isWide = useMediaQuery(DESKTOP);
  const orders: { value: UnitOrder; label: string }[] = [
    { value: 'points-asc', label: t`Points, low to high` },
    { value: 'points-desc', label: t`Points, high to low` },
    { value: 'name-asc', label: t`Name, A to Z` },
    { value: 'name-desc', label: t`Name, Z to A` },
  ];
  return (
    <div className={styles.toolbar} role="search" aria-label={t`Find units`}>
      <div className={styles.faction}>
        <FactionPicker current={faction} />
      </div>
      <div className={styles.search}>
        <TextField
          label={t`Search units`}
          hideLabel
          type="search"
          icon="search"
          placeholder={t`Search units`}
          clearLabel={t`Clear search`}
          value={model.filter.search}
          onValueChange={(search) => model.change({ search })}
        />
      </div>
      <div className={styles.order}>
        <Select
          icon="sort"
          label={t`Sort`}
          value={model.order}
          items={orders}
          onValueChange={model.setOrder}
        />
      </div>
      <Button
        variant="secondary"
        icon="filter"
        aria-pressed={model.active > 0}
        onClick={() => filters.open()}
      >
        {model.active > 0 ? t`Filters (${model.active})` : t`Filters`}
      </Button>
      <p className={styles.count} aria-live="polite">
        <Plural value={model.shown.length} one="# unit" other="# units" />
      </p>
      {isWide && (
        <div className={styles.heads} aria-hidden="true">
          <Lazy load={loadProfileNames} props={{}} isQuiet />
        </div>
      )}
    </div>
  );
}
