import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ArmyActions } from './army-actions.tsx';
import { ArmyHeading } from './army-heading.tsx';
import styles from './army-panel.module.css';
import { EmptyArmy } from './empty-army.tsx';
import { EntryRow } from './entry-row.tsx';
import { FindingsList } from './findings-list.tsx';
import { UnstoredNotice } from '../saving/unstored-notice.tsx';
import type { DraftArmy } from './use-draft-army.ts';

type ArmyPanelProps = {
  draft: DraftArmy;
  onViewCard: (unitId: string) => void;
};

/** The army: name and target, units, findings, and actions. */
export function ArmyPanel({ draft, onViewCard }: ArmyPanelProps) {
  const { t } = useLingui();
  const { army, findings, document, nameOf } = draft;
  const commanders = findings.find((finding) => finding.code === 'high-command-limit')?.unitIds ?? [];
  return (
    <section className={styles.panel} aria-label={t`Your army`}>
      <UnstoredNotice document={document} />
      <ArmyHeading document={document} />
      <ArmyActions draft={draft} />
      <FindingsList findings={findings} nameOf={nameOf} />
      <h2 className={styles.title}>
        <Trans>Selected Units</Trans>
      </h2>
      {army.length === 0 ? (
        <EmptyState title={t`No units selected`}>
          <EmptyArmy faction={document.faction} />
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
    </section>
  );
}
