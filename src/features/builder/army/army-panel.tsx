import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ArmyActions } from './army-actions.tsx';
import styles from './army-panel.module.css';
import { EntryRow } from './entry-row.tsx';
import { UnstoredNotice } from '../saving/unstored-notice.tsx';
import type { DraftArmy } from './use-draft-army.ts';
import type { RosterDocument, Finding } from '#domain/roster/types.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { dispatch } from '../actions.ts';
import { SavedState } from '../saving/saved-state.tsx';
import { findingMessage } from '#platform/words/findings.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { catalogue } from '#data/catalogue.ts';
import type { FactionId } from '#domain/catalogue/types.ts';
import { starterDocument } from '#domain/roster/starter.ts';
import { Button } from '#ui/button/button.tsx';

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

/** The list's name, edited in place, with the label of the saved list that it is. */
export function ArmyHeading({ document }: { document: RosterDocument }) {
  const { t } = useLingui();
  return (
    <div className={styles.heading} data-keeps-itself>
      <TextField
        label={t`List name`}
        placeholder={t`Enter list name`}
        value={document.name}
        maxLength={120}
        onValueChange={(name) => dispatch({ type: 'rename', name })}
      />
      <NumberField
        label={t`Points target`}
        placeholder={t`None`}
        value={document.target}
        min={1}
        max={9999}
        maxLength={4}
        onValueChange={(target) => dispatch({ type: 'set-target', target })}
      />
      <p className={styles.current}>
        <span>{t`Current list: ${document.currentName ?? t`New List`}`}</span>
        <SavedState document={document} />
      </p>
    </div>
  );
}

type FindingsListProps = { findings: readonly Finding[]; nameOf: (unitId: string) => string };

/**
 * The broken rules and the warnings of an army, each with its reason. Missing parts are not listed,
 * so that an unfinished army is not nagged about.
 */
function FindingsList({ findings, nameOf }: FindingsListProps) {
  const { t } = useLingui();
  const shown = findings.filter((finding) => finding.level !== 'missing');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t`Warnings`}>
      {shown.map((finding) => (
        <li key={`${finding.code} ${finding.unitIds.join(' ')}`}>
          <Banner tone={finding.level === 'violation' ? 'violation' : 'warning'}>
            {t(findingMessage(finding, nameOf))}
          </Banner>
        </li>
      ))}
    </ul>
  );
}

/** A hint for an empty army, and a ready list of the faction where its roster allows one. */
function EmptyArmy({ faction }: { faction: FactionId }) {
  const starter = starterDocument(catalogue, faction);
  return (
    <>
      <p>
        <Trans>Add units from the catalogue with the plus button. Everything you do can be undone.</Trans>
      </p>
      {starter !== null && (
        <Button variant="secondary" icon="list" onClick={() => dispatch({ type: 'load', document: starter })}>
          <Trans>Start from a ready list</Trans>
        </Button>
      )}
    </>
  );
}
