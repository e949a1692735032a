import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { remaining } from '#domain/roster/totals.ts';
import type { Totals } from '#domain/roster/types.ts';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { DraftUndo } from '../draft-undo.tsx';
import { ArmyActions } from './army-actions.tsx';
import styles from './army-sheet.module.css';
import type { DraftArmy } from './use-draft-army.ts';

type ArmySheetProps = { draft: DraftArmy; onClose: () => void; children: ReactNode };

/**
 * The army on a phone: pulled up over the catalogue, its totals and actions in thumb reach. It
 * covers the header, so its head has Undo and Redo too.
 */
export function ArmySheet({ draft, onClose, children }: ArmySheetProps) {
  const { t } = useLingui();
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Your army`}
      tools={<DraftUndo />}
      closeLabel={t`Close`}
      footer={
        <div className={styles.foot}>
          <TotalsLine totals={draft.totals} target={draft.document.target} />
          <ArmyActions draft={draft} />
        </div>
      }
    >
      {children}
    </Drawer>
  );
}

/** Points, the rest to the target, and command, in tabular figures. */
export function TotalsLine({ totals, target }: { totals: Totals; target: number | null }) {
  const left = remaining(totals, target);
  return (
    <dl className={styles.line}>
      <div>
        <dt>
          <Trans>Total Points</Trans>
        </dt>
        <dd>
          <Trans>{totals.points} pts</Trans>
          {target !== null && <span className={styles.of}> / {target}</span>}
        </dd>
      </div>
      {left !== null && (
        <div data-over={left < 0 || undefined}>
          <dt>{left < 0 ? <Trans>Over</Trans> : <Trans>Remaining</Trans>}</dt>
          <dd>
            <Trans>{Math.abs(left)} pts</Trans>
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Command</Trans>
        </dt>
        <dd>
          <Trans>{totals.command} CP</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Units</Trans>
        </dt>
        <dd>
          <Plural value={totals.units} one="# unit" other="# units" />
        </dd>
      </div>
    </dl>
  );
}
