import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Lazy } from '#components/lazy/lazy.tsx';
import { loadWholeCard } from '#components/unit-card/load-sections.ts';
import { catalogue } from '#data/catalogue.ts';
import { DESKTOP, WIDE } from '#ui/breakpoints.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { UnitInPane } from './pane-row.tsx';
import { usePointedUnit } from './use-pointed-unit.ts';
import styles from './with-card-pane.module.css';

type WithCardPaneProps = {
  /** Keys (`<faction>/<unit>`) of the units in view. The first one's card shows at first. */
  units: readonly string[];
  /**
   * `list` gives the pane all that rows do not need, from a desktop's window on. A `table` needs
   * such a window for itself: its pane stands in wide ones, and is narrow.
   */
  beside: 'list' | 'table';
  /** Holds the pane; null while it is not there. By default the pane stands beside the rows. */
  place?: Element | null;
  /** Rows of units, each a `PaneRow`. */
  children: ReactNode;
};

/**
 * Rows of units, and beside them on a desktop a pane that stays in view: the card of the unit that
 * is pointed at or has the focus. The unit's row is marked.
 */
export function WithCardPane({ units, beside, place, children }: WithCardPaneProps) {
  const { t } = useLingui();
  const isShown = useMediaQuery(beside === 'table' ? WIDE : DESKTOP);
  const { pointed, ref } = usePointedUnit();
  const key = pointed !== null && units.includes(pointed) ? pointed : units[0];
  const unit = key === undefined ? undefined : catalogue.unitByKey.get(key);
  const pane = isShown && (
    <aside className={styles.pane} aria-label={t`Unit card`}>
      {unit !== undefined && <Lazy load={loadWholeCard} props={{ unit }} isQuiet />}
    </aside>
  );
  return (
    <div
      ref={ref}
      className={styles.columns}
      data-beside={isShown && place === undefined ? beside : undefined}
    >
      <div className={styles.rows}>
        <UnitInPane value={isShown ? (key ?? null) : null}>{children}</UnitInPane>
      </div>
      {place === undefined ? pane : place !== null && createPortal(pane, place)}
    </div>
  );
}
