import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { catalogue } from '#data/catalogue.ts';
import type { FactionId, Unit } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from './catalogue-panel.module.css';
import { CatalogueToolbar } from './catalogue-toolbar.tsx';
import { summaryLine } from '../army/summary-line.ts';
import { UnitRow } from './unit-row.tsx';
import type { UnitFilterModel } from './use-unit-filter.ts';

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
  const isPublished = catalogue.factionById.get(faction)?.published !== false;
  const language = useLanguage();
  return (
    <section className={styles.panel} aria-label={t`Available Units`}>
      <CatalogueToolbar faction={faction} model={model} />
      {!isPublished && (
        <p className={styles.notice}>
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
        <ul className={styles.units}>
          {model.shown.map((unit) => (
            <UnitRow
              key={unit.id}
              unit={unit}
              summary={summaryLine(unit, catalogue, language)}
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
