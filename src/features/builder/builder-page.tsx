import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Lazy } from '#components/lazy/lazy.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { TABLET } from '#ui/breakpoints.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { HeaderSlot } from '#ui/header-slot/header-slot.tsx';
import { ArmyActions } from './army/army-actions.tsx';
import { ArmyPanel } from './army/army-panel.tsx';
import { ArmySheet } from './army/army-sheet.tsx';
import styles from './builder-page.module.css';
import { loadCloudWatch } from './saving/load-cloud.ts';
import { CataloguePanel } from './catalogue/catalogue-panel.tsx';
import { loadFilters, loadListNews, loadNotes, loadPaste, loadQuestions } from './load-ahead.ts';
import { closeQuestion, questionStore } from './open-dialog.ts';
import { TotalsBar } from './army/totals-bar.tsx';
import { UnstoredLine } from './saving/unstored-line.tsx';
import { useDraftArmy } from './army/use-draft-army.ts';
import { useInitialFaction } from './catalogue/faction-picker.tsx';
import { useUnitFilter } from './catalogue/use-unit-filter.ts';
import { dispatch } from './actions.ts';
import { DraftUndo } from './draft-undo.tsx';
import { SavedState } from './saving/saved-state.tsx';

type BuilderPageProps = {
  /** Renders the details of a unit in an opened row. */
  unitDetails: (unit: Unit) => ReactNode;
  onViewCard: (unitId: string) => void;
};

/** Catalogue and army: side by side where there is room, the army in a sheet on a phone. */
export function BuilderPage({ unitDetails, onViewCard }: BuilderPageProps) {
  const { t } = useLingui();
  const isWide = useMediaQuery(TABLET);
  const draft = useDraftArmy();
  const model = useUnitFilter(draft.document.faction, draft.language);
  const question = useStore(questionStore, (state) => state.question);
  const armySheet = useDialogAddress('army');
  const filters = useDialogAddress('filters');
  const paste = useDialogAddress('paste');
  const notes = useDialogAddress('notes');
  const userId = userIdOf(useViewer());
  useInitialFaction();
  const catalogueTop = useScrolledUp(draft.document.faction);
  const army = <ArmyPanel draft={draft} onViewCard={onViewCard} />;
  return (
    <div className={styles.page} data-faction={draft.document.faction} data-fills-window="">
      <BuilderHeader document={draft.document} withName={!isWide} />
      <div ref={catalogueTop} className={styles.catalogue}>
        <CataloguePanel faction={draft.document.faction} model={model} unitDetails={unitDetails} />
      </div>
      {isWide && (
        <section className={styles.army} aria-label={t`Your army`}>
          <div className={styles.entries}>{army}</div>
          <div className={styles.actions}>
            <ArmyActions draft={draft} />
          </div>
        </section>
      )}
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
      {paste.isOpen && <Lazy load={loadPaste} props={{ onClose: paste.close }} onFailure={paste.close} />}
      {notes.isOpen && (
        <Lazy
          load={loadNotes}
          props={{ document: draft.document, onClose: notes.close }}
          onFailure={notes.close}
        />
      )}
      {draft.document.remembered !== undefined && (
        <Lazy load={loadListNews} props={{ document: draft.document }} isQuiet />
      )}
      {question !== null && <Lazy load={loadQuestions} props={{ question }} onFailure={closeQuestion} />}
    </div>
  );
}

/** Scrolls an element to its top when what it shows is another thing. Returns its ref. */
function useScrolledUp(subject: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(subject);
  useLayoutEffect(() => {
    if (shown.current === subject) return;
    shown.current = subject;
    if (ref.current !== null) ref.current.scrollTop = 0;
  }, [subject]);
  return ref;
}

/**
 * The builder's part of the header: undo and redo, and on a phone the list's name, edited in place.
 */
function BuilderHeader({ document, withName }: { document: RosterDocument; withName: boolean }) {
  const { t } = useLingui();
  return (
    <HeaderSlot>
      {withName && (
        <div className={styles.list}>
          <input
            className={styles.name}
            aria-label={t`List name`}
            placeholder={t`Name your list`}
            value={document.name}
            maxLength={120}
            autoComplete="off"
            enterKeyHint="done"
            data-keeps-itself
            onChange={(event) => dispatch({ type: 'rename', name: event.currentTarget.value })}
          />
          <SavedState document={document} />
        </div>
      )}
      <DraftUndo />
    </HeaderSlot>
  );
}
