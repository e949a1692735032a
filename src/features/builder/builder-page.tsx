import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Lazy } from '#components/lazy/lazy.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { TABLET } from '#ui/breakpoints.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { ArmyPanel } from './army/army-panel.tsx';
import { BuilderHeader } from './builder-header.tsx';
import styles from './builder-page.module.css';
import { ArmySheet } from './army/army-sheet.tsx';
import { loadCloudWatch } from './saving/load-cloud.ts';
import { CataloguePanel } from './catalogue/catalogue-panel.tsx';
import { closeQuestion, loadFilters, loadQuestions, questionStore } from './open-dialog.ts';
import { TotalsBar } from './army/totals-bar.tsx';
import { UnstoredLine } from './saving/unstored-notice.tsx';
import { useDraftArmy } from './army/use-draft-army.ts';
import { useInitialFaction } from './catalogue/faction-change.ts';
import { useUnitFilter } from './catalogue/use-unit-filter.ts';

type BuilderPageProps = {
  /** Renders the details of a unit in an opened row. */
  unitDetails: (unit: Unit) => ReactNode;
  onViewCard: (unitId: string) => void;
};

/** Catalogue and army: side by side where there is room, the army in a sheet on a phone. */
export function BuilderPage({ unitDetails, onViewCard }: BuilderPageProps) {
  const isWide = useMediaQuery(TABLET);
  const draft = useDraftArmy();
  const model = useUnitFilter(draft.document.faction, draft.language);
  const question = useStore(questionStore, (state) => state.question);
  const armySheet = useDialogAddress('army');
  const filters = useDialogAddress('filters');
  const userId = userIdOf(useViewer());
  useInitialFaction();
  const army = <ArmyPanel draft={draft} onViewCard={onViewCard} />;
  return (
    <div className={styles.page} data-faction={draft.document.faction} data-fills-window="">
      <h1 className="visually-hidden">
        <Trans>Army builder</Trans>
      </h1>
      <BuilderHeader document={draft.document} withName={!isWide} />
      <div className={styles.catalogue}>
        <CataloguePanel faction={draft.document.faction} model={model} unitDetails={unitDetails} />
      </div>
      {isWide && <div className={styles.army}>{army}</div>}
      {!isWide && armySheet.isOpen && (
        <ArmySheet draft={draft} onClose={armySheet.close}>
          {army}
        </ArmySheet>
      )}
      <div className={styles.bar}>
        {!isWide && <UnstoredLine onOpenArmy={() => armySheet.open()} />}
        <TotalsBar draft={draft} {...(isWide ? {} : { onOpenArmy: () => armySheet.open() })} />
      </div>
      {userId !== null && <Lazy load={loadCloudWatch} props={{ userId }} isQuiet />}
      {filters.isOpen && (
        <Lazy load={loadFilters} props={{ model, onClose: filters.close }} onFailure={filters.close} />
      )}
      {question !== null && <Lazy load={loadQuestions} props={{ question }} onFailure={closeQuestion} />}
    </div>
  );
}
