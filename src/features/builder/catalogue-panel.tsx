import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { catalogue } from '#data/catalogue.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from './catalogue-panel.module.css';
import { CatalogueToolbar } from './catalogue-toolbar.tsx';
import { summaryLine } from './summary-line.ts';
import { UnitRow } from './unit-row.tsx';
import type { DraftArmy } from './use-draft-army.ts';
import type { UnitFilterModel } from './use-unit-filter.ts';

type CataloguePanelProps = {
  draft: DraftArmy;
  model: UnitFilterModel;
  unitDetails: (unit: Unit) => ReactNode;
};

/** The faction's units: search, filter, sort, and a row each. */
export function CataloguePanel({ draft, model, unitDetails }: CataloguePanelProps) {
  const { t } = useLingui();
  const [openUnit, setOpenUnit] = useState<string | null>(null);
  const toggle = (unitId: string) => setOpenUnit((current) => (current === unitId ? null : unitId));
  const faction = catalogue.factionById.get(draft.document.faction);
  return (
    <section className={styles['panel']} aria-label={t`Available Units`}>
      <CatalogueToolbar draft={draft} model={model} />
      {faction?.published === false && (
        <p className={styles['notice']}>
          <Trans>This faction’s own roster has not been published here yet. What is known is listed.</Trans>
        </p>
      )}
      {model.shown.length === 0 ? (
        <EmptyState title={t`No units match your filters`}>
          <Button variant="secondary" onClick={model.clear}>
            <Trans>Clear filters</Trans>
          </Button>
        </EmptyState>
      ) : (
        <ul className={styles['units']}>
          {model.shown.map((unit) => (
            <UnitRow
              key={unit.id}
              unit={unit}
              quantity={draft.quantities.get(unit.id) ?? 0}
              summary={summaryLine(unit, catalogue, draft.language)}
              isOpen={openUnit === unit.id}
              onToggle={toggle}
              drawDetails={unitDetails}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
