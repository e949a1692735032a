import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { loadWholeCard } from '#components/unit-card/load-sections.ts';
import { catalogue } from '#data/catalogue.ts';
import { DESKTOP } from '#ui/breakpoints.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { UnitInPane } from './pane-row.tsx';
import { usePointedUnit } from './use-pointed-unit.ts';
import styles from './with-card-pane.module.css';

type WithCardPaneProps = {
  /** Keys (`<faction>/<unit>`) of the units in view. The first one's card shows at first. */
  units: readonly string[];
  /** `table` keeps the pane narrow; `list` gives it all that rows of a list do not need. */
  beside: 'list' | 'table';
  /** The media query from which the pane shows, default a desktop's. */
  from?: string;
  /** Stands in the pane over the card. */
  above?: ReactNode;
  /** Rows of units, each a `PaneRow`. */
  children: ReactNode;
};

/**
 * Rows of units, and beside them on a desktop a pane that stays in view: the card of the unit that
 * is pointed at or has the focus. The unit's row is marked.
 */
export function WithCardPane({ units, beside, from = DESKTOP, above, children }: WithCardPaneProps) {
  const { t } = useLingui();
  const isShown = useMediaQuery(from);
  const { pointed, ref } = usePointedUnit();
  const key = pointed !== null && units.includes(pointed) ? pointed : units[0];
  const unit = key === undefined ? undefined : catalogue.unitByKey.get(key);
  return (
    <div ref={ref} className={styles.columns} data-beside={isShown ? beside : undefined}>
      <div className={styles.rows}>
        <UnitInPane value={isShown ? (key ?? null) : null}>{children}</UnitInPane>
      </div>
      {isShown && (
        <aside className={styles.pane} aria-label={t`Unit card`}>
          <div className={styles.inner}>
            {above}
            {unit !== undefined && (
              <div className={styles.card}>
                <Lazy load={loadWholeCard} props={{ unit }} isQuiet />
              </div>
            )}
          </div>
        </aside>
      )}
    </div>
  );
}
