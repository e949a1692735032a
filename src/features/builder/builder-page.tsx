import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Unit } from '#domain/catalogue/types.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { ArmyPanel } from './army-panel.tsx';
import styles from './builder-page.module.css';
import { BuilderHeader } from './builder-header.tsx';
import { CataloguePanel } from './catalogue-panel.tsx';
import { FilterActions, FilterPanel } from './filter-panel.tsx';
import { HighCommandDialog } from './high-command-dialog.tsx';
import { TotalsBar } from './totals-bar.tsx';
import { TotalsLine } from './totals-line.tsx';
import { useDraftArmy } from './use-draft-army.ts';
import { useInitialFaction } from './use-initial-faction.ts';
import { useUnitFilter } from './use-unit-filter.ts';

type BuilderPageProps = {
  /** What an opened row shows of its unit. */
  unitDetails: (unit: Unit) => ReactNode;
  onViewCard: (unitId: string) => void;
};

/** Catalogue and army: side by side where there is room, the army in a sheet on a phone. */
export function BuilderPage({ unitDetails, onViewCard }: BuilderPageProps) {
  const { t } = useLingui();
  const isWide = useMediaQuery('(min-width: 768px)');
  const draft = useDraftArmy();
  const model = useUnitFilter(draft.document.faction, draft.language);
  const armySheet = useDialogAddress('army');
  const filters = useDialogAddress('filters');
  useInitialFaction();
  const army = <ArmyPanel draft={draft} onViewCard={onViewCard} />;
  return (
    <div className={styles['page']} data-faction={draft.document.faction}>
      <BuilderHeader document={draft.document} withName={!isWide} />
      <div className={styles['catalogue']}>
        <CataloguePanel draft={draft} model={model} unitDetails={unitDetails} />
      </div>
      {isWide ? (
        <div className={styles['army']}>{army}</div>
      ) : (
        <Drawer
          open={armySheet.isOpen}
          onOpenChange={(open) => !open && armySheet.close()}
          title={t`Your army`}
          closeLabel={t`Close`}
          footer={<TotalsLine totals={draft.totals} target={draft.document.target} />}
        >
          {army}
        </Drawer>
      )}
      <div className={styles['bar']}>
        <TotalsBar draft={draft} {...(isWide ? {} : { onOpenArmy: () => armySheet.open() })} />
      </div>
      <Dialog
        open={filters.isOpen}
        onOpenChange={(open) => !open && filters.close()}
        title={t`Filters`}
        closeLabel={t`Close`}
        footer={<FilterActions model={model} onClose={filters.close} />}
      >
        <FilterPanel model={model} />
      </Dialog>
      <HighCommandDialog />
    </div>
  );
}
