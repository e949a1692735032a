import { Trans, useLingui } from '@lingui/react/macro';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { ListFindings } from '#components/list-findings/list-findings.tsx';
import { useDraft } from '#data/lists/use-draft.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { localTexts } from '#platform/storage/local.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import {
  loadChosenFormat,
  loadEmptyArmy,
  loadFindingFixes,
  loadListNotes,
  loadParkedList,
  loadUnstored,
} from '../load-ahead.ts';
import { ArmyHeading } from './army-heading.tsx';
import styles from './army-panel.module.css';
import { EntryRow } from './entry-row.tsx';
import type { DraftArmy } from './use-draft-army.ts';

type ArmyPanelProps = {
  draft: DraftArmy;
  onViewCard: (unitId: string) => void;
};

/** The army: name and target, legality, units. */
export function ArmyPanel({ draft, onViewCard }: ArmyPanelProps) {
  const { t } = useLingui();
  const { army, findings, document, nameOf, totals } = draft;
  const commanders = findings.find((finding) => finding.code === 'high-command-limit')?.unitIds ?? [];
  const isStored = useDraft((state) => state.persisted);
  const entries = useKeptFocus();
  return (
    <div className={styles.panel} data-army="" tabIndex={-1}>
      {!isStored && <Lazy load={loadUnstored} props={{ document }} />}
      <ArmyHeading document={document}>
        <ListFindings
          findings={findings}
          units={totals.units}
          nameOf={nameOf}
          detailsOf={(finding) => <Lazy load={loadFindingFixes} props={{ finding, draft }} />}
        />
        {localTexts.readText(storageKeys.formats) !== null && (
          <Lazy load={loadChosenFormat} props={{ document }} isQuiet />
        )}
        {document.savedId !== null && <Lazy load={loadListNotes} props={{ document }} isQuiet />}
        {localTexts.readText(storageKeys.parkedLists) !== null && (
          <Lazy load={loadParkedList} props={{ document }} />
        )}
      </ArmyHeading>
      <div className={styles.units} {...entries}>
        <h2 className={styles.title}>
          <Trans>Selected Units</Trans>
        </h2>
        {army.length === 0 ? (
          <EmptyState title={t`No units selected`} icon="list">
            <Lazy load={loadEmptyArmy} props={{ document }} isQuiet />
          </EmptyState>
        ) : (
          <ul className={styles.entries}>
            {army.map((entry) => (
              <EntryRow
                key={entry.unit.id}
                entry={entry}
                violation={commanders.includes(entry.unit.id) ? t`Violation: Multiple High Command` : null}
                onViewCard={onViewCard}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/**
 * Keeps the focus in place when the entry that has it goes: it moves to the minus of the entry that
 * takes its place, else of the last one, else to the list itself. Returns the attributes of the
 * element around the entries.
 */
function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<number | null>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null || focused.current === null || document.activeElement !== document.body) return;
    const rows = list.querySelectorAll('li');
    const next = rows[Math.min(focused.current, rows.length - 1)];
    (next?.querySelector<HTMLElement>('[data-step="minus"]') ?? list).focus();
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const row = target.closest('li');
      const index = row === null ? -1 : [...currentTarget.querySelectorAll('li')].indexOf(row);
      focused.current = index === -1 ? null : index;
    },
    // Not told when the focused element is taken out: then the place is still known.
    onBlur: () => {
      focused.current = null;
    },
  };
}
