import { Plural, useLingui } from '@lingui/react/macro';
import type { FactionId } from '#domain/catalogue/types.ts';
import type { UnitOrder } from '#domain/roster/sort.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './catalogue-toolbar.module.css';
import { FactionPicker } from './faction-picker.tsx';
import type { UnitFilterModel } from './use-unit-filter.ts';

/**
 * Faction, search, filters and order of the catalogue: two lines on a phone, the order beside the
 * count.
 */
export function CatalogueToolbar({ faction, model }: { faction: FactionId; model: UnitFilterModel }) {
  const { t } = useLingui();
  const filters = useDialogAddress('filters');
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
      <div className={styles.order}>
        <Select label={t`Sort`} value={model.order} items={orders} onValueChange={model.setOrder} />
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
    </div>
  );
}
