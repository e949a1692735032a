import { useLingui } from '@lingui/react/macro';
import { type BrowseFilters, type ListKind, MOST_POINTS } from '#domain/community/browse-filters.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import styles from './board-filters-dialog.module.css';
import { UnitFilter } from './unit-filter.tsx';

type Change = (next: Partial<BrowseFilters>) => void;

/** Returns the filters that the fields below set. */
export function fieldsOf(filters: BrowseFilters) {
  const { kind, legalOnly, minPoints, maxPoints, units } = filters;
  return { kind, legalOnly, minPoints, maxPoints, units };
}

/** Everything that narrows the board and has no place beside the search. */
export function BoardFilterFields({ filters, change }: { filters: BrowseFilters; change: Change }) {
  const { t } = useLingui();
  return (
    <div className={styles.filters}>
      <ToggleGroup<ListKind | 'all'>
        label={t`Kind of list`}
        value={filters.kind ?? 'all'}
        onValueChange={(kind) => change({ kind: kind === 'all' ? null : kind })}
        items={[
          { value: 'all', label: t`All` },
          { value: 'casual', label: t`Casual` },
          { value: 'tournament', label: t`Tournament` },
        ]}
      />
      <Switch
        label={t`Legal lists only`}
        description={t`Without units that tournaments do not allow, with one High Command at most.`}
        checked={filters.legalOnly}
        onCheckedChange={(legalOnly) => change({ legalOnly })}
      />
      <div className={styles.points}>
        <NumberField
          label={t`Points from`}
          placeholder={t`None`}
          max={MOST_POINTS}
          maxLength={4}
          value={filters.minPoints}
          onValueChange={(minPoints) => change({ minPoints })}
        />
        <NumberField
          label={t`Points to`}
          placeholder={t`None`}
          max={MOST_POINTS}
          maxLength={4}
          value={filters.maxPoints}
          onValueChange={(maxPoints) => change({ maxPoints })}
        />
      </div>
      <UnitFilter
        faction={filters.faction}
        chosen={filters.units}
        onChosenChange={(units) => change({ units })}
      />
    </div>
  );
}
