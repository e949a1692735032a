import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  type BrowseFilters,
  type ListKind,
  MOST_POINTS,
  NO_FILTERS,
} from '#domain/community/browse-filters.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import styles from './board-filters-dialog.module.css';
import { UnitFilter } from './unit-filter.tsx';
import type { BrowseModel } from './use-browse-filters.ts';

type FiltersDialogProps = { model: BrowseModel; onClose: () => void };

/**
 * Everything that narrows the board and has no place beside the search. It counts once it is
 * applied.
 */
export function BoardFiltersDialog({ model, onClose }: FiltersDialogProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<BrowseFilters>(model.filters);
  const choose = (next: Partial<BrowseFilters>) => setWanted((before) => ({ ...before, ...next }));
  const apply = () => {
    const { kind, legalOnly, minPoints, maxPoints, units } = wanted;
    model.apply({ kind, legalOnly, minPoints, maxPoints, units });
  };
  const clear = () => {
    const { kind, legalOnly, minPoints, maxPoints, units } = NO_FILTERS;
    choose({ kind, legalOnly, minPoints, maxPoints, units });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Filters`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="quiet" onClick={clear}>
            <Trans>Clear all filters</Trans>
          </Button>
          <Button variant="primary" onClick={apply}>
            <Trans>Show lists</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.filters}>
        <ToggleGroup<ListKind | 'all'>
          label={t`Kind of list`}
          value={wanted.kind ?? 'all'}
          onValueChange={(kind) => choose({ kind: kind === 'all' ? null : kind })}
          items={[
            { value: 'all', label: t`All` },
            { value: 'casual', label: t`Casual` },
            { value: 'tournament', label: t`Tournament` },
          ]}
        />
        <Switch
          label={t`Legal lists only`}
          description={t`Without units that tournaments do not allow, with one High Command at most.`}
          checked={wanted.legalOnly}
          onCheckedChange={(legalOnly) => choose({ legalOnly })}
        />
        <div className={styles.points}>
          <NumberField
            label={t`Points from`}
            placeholder={t`None`}
            max={MOST_POINTS}
            maxLength={4}
            value={wanted.minPoints}
            onValueChange={(minPoints) => choose({ minPoints })}
          />
          <NumberField
            label={t`Points to`}
            placeholder={t`None`}
            max={MOST_POINTS}
            maxLength={4}
            value={wanted.maxPoints}
            onValueChange={(maxPoints) => choose({ maxPoints })}
          />
        </div>
        <UnitFilter
          faction={model.filters.faction}
          chosen={wanted.units}
          onChosenChange={(units) => choose({ units })}
        />
      </div>
    </Dialog>
  );
}
