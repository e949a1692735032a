import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { MOST_COMPARED, readCompared, toggleCompared, writeCompared } from '#domain/units/compare.ts';
import { paths } from '#platform/paths.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { CompareTable } from './compare-table.tsx';
import styles from '../browse/unit-stats.module.css';
import { WithCards } from '../with-cards.tsx';
import { UnitPicker } from './unit-picker.tsx';

/** `/unit-stats/compare?units=faction:id,…`: up to four units side by side. */
export function ComparePage() {
  const { t } = useLingui();
  const { units, dropped, toggle, add } = useCompared();
  const picker = useDialogAddress('pick-unit');
  return (
    <div className={styles.page}>
      <title>{t`Compare units – Muster`}</title>
      <meta name="description" content={t`Up to four units side by side, with what differs marked.`} />
      <header className={styles.compareHead}>
        <div>
          <h1 className={styles.title}>
            <Trans>Compare units</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>Up to four side by side. What differs bears the mark ≠.</Trans>
          </p>
        </div>
        <div className={styles.compareActions}>
          <Button variant="quiet" icon="chevron-left" render={<Link to={paths.unitStats()} />}>
            <Trans>All units</Trans>
          </Button>
          <Button
            variant={units.length === 0 ? 'primary' : 'secondary'}
            icon="plus"
            aria-haspopup="dialog"
            disabled={units.length >= MOST_COMPARED}
            onClick={() => picker.open()}
          >
            <Trans>Add a unit</Trans>
          </Button>
        </div>
      </header>
      {dropped > 0 && (
        <Banner tone="info" title={t`Not all units of this address can be shown`}>
          <p>
            <Trans>Units that are not known here, and more than four, are left out.</Trans>
          </p>
        </Banner>
      )}
      {units.length === 0 ? (
        <EmptyState title={t`No units selected`} headingLevel={2} icon="list">
          <p>
            <Trans>Add a unit here, or tick units in the list of all units.</Trans>
          </p>
        </EmptyState>
      ) : (
        <WithCards>
          {({ cardOf }) => <CompareTable units={units} cardOf={cardOf} onRemove={toggle} />}
        </WithCards>
      )}
      {picker.isOpen && <UnitPicker taken={units} onPick={add} onClose={picker.close} />}
    </div>
  );
}

/** The units of the address, and ways to change them. */
function useCompared() {
  const [search, setSearch] = useSearchParams();
  const { units, dropped } = readCompared(search.get('units'), catalogue);
  const write = (next: readonly Unit[], isFromDialog: boolean) => {
    const written = new URLSearchParams(search);
    if (next.length === 0) written.delete('units');
    else written.set('units', writeCompared(next));
    if (isFromDialog) written.delete('dialog');
    setSearch(written, {
      replace: true,
      preventScrollReset: true,
      ...(isFromDialog ? { state: null } : {}),
    });
  };
  return {
    units,
    dropped,
    toggle: (unit: Unit) => write(toggleCompared(units, unit), false),
    /** Also closes the dialog in which it was picked. */
    add: (unit: Unit) => write(toggleCompared(units, unit), true),
  };
}
