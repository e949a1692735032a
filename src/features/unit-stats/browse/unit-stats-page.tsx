import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { WithCardPane } from '#components/card-pane/with-card-pane.tsx';
import { DidYouMean } from '#components/did-you-mean/did-you-mean.tsx';
import { NoMatches } from '#components/no-matches/no-matches.tsx';
import { catalogue } from '#data/catalogue.ts';
import { loadUnitFinder } from '#data/search/load-unit-finder.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { browse } from '#domain/units/browse.ts';
import type { UnitRow } from '#domain/units/columns.ts';
import { countParts, type UnitQuery, withoutFilters } from '#domain/units/query.ts';
import { addUnitPath } from '#platform/workshop-paths.ts';
import { useFetched } from '#platform/use-fetched.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { announce } from '#ui/live-region/live-region.tsx';
import { TABLET } from '#ui/breakpoints.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { CompareBar } from './compare-bar.tsx';
import { UnitCards } from './unit-cards.tsx';
import styles from './unit-stats.module.css';
import { UnitTable } from './unit-table.tsx';
import { UnitToolbar } from './unit-toolbar.tsx';
import { useUnitQuery } from '../use-unit-query.ts';
import { WithCards } from '../with-cards.tsx';
import { UnitActiveFilters } from './unit-active-filters.tsx';

/** The numbers of rows and of cards that fill a window. */
const FIRST = { rows: 20, cards: 8 };

/**
 * Every unit of every faction, to search, sort, filter, compare and take away (docs/product.md,
 * "Unit browser").
 */
export function Component() {
  const { t } = useLingui();
  return (
    <div className={classNames('page', styles.page)} data-width="wide">
      <title>{t`Units – Muster`}</title>
      <header className="page-head" data-list="">
        <h1>
          <Trans>Units</Trans>
        </h1>
        <p>
          <Trans>Every unit of every faction, with the averages of its dice.</Trans>
        </p>
      </header>
      <WithCards>{({ rows }) => <UnitBrowser rows={rows} />}</WithCards>
    </div>
  );
}

function UnitBrowser({ rows }: { rows: readonly UnitRow[] }) {
  const model = useUnitQuery();
  const isTable = useMediaQuery(TABLET);
  const language = useLanguage();
  const isSearching = model.query.search.trim() !== '';
  const find = useFetched(isSearching ? language : null, loadUnitFinder);
  const found = find?.(model.query.search) ?? null;
  const shown = browse(
    rows,
    model.query,
    catalogue,
    language,
    (unit) => found?.keys.has(unitKey(unit.faction, unit.id)) ?? false,
  );
  const clear = () => model.change(withoutFilters(model.query));
  useAnnouncedCount(shown.length);
  // The rows in the window render first. The rest follows in a deferred render, so that the page
  // stays responsive.
  const drawn = useDeferredValue(shown, shown.slice(0, isTable ? FIRST.rows : FIRST.cards));
  return (
    <>
      <UnitToolbar model={model} rows={rows} shown={shown} isTable={isTable} />
      {countParts(model.query) > 0 && (
        <UnitActiveFilters model={model} onClear={shown.length === 0 ? null : clear} />
      )}
      <DidYouMean corrected={found?.corrected ?? null} onType={(search) => model.change({ search })} />
      <p className={styles.count}>
        {countParts(model.query) === 0 ? (
          <Plural value={shown.length} one="# unit" other="# units" />
        ) : (
          <Plural
            value={rows.length}
            one={`${shown.length} of # unit`}
            other={`${shown.length} of # units`}
          />
        )}
      </p>
      {shown.length === 0 && <NoUnits query={model.query} onClear={clear} />}
      {shown.length > 0 && isTable && (
        <WithCardPane units={shown.map(({ unit }) => unitKey(unit.faction, unit.id))} beside="table">
          <UnitTable model={model} rows={drawn} />
        </WithCardPane>
      )}
      {shown.length > 0 && !isTable && <UnitCards model={model} rows={drawn} />}
      <CompareBar model={model} />
    </>
  );
}

/** Explains that no unit matches, with a way to suggest the missing one. */
function NoUnits({ query, onClear }: { query: UnitQuery; onClear: () => void }) {
  const { t } = useLingui();
  const isSearchAlone = countParts(query) === 1 && query.search.trim() !== '';
  return (
    <NoMatches title={t`No unit matches`} isSearchAlone={isSearchAlone} onClear={onClear}>
      <Button icon="plus" render={<Link to={addUnitPath(query.faction ?? '', query.search.trim())} />}>
        <Trans>Add a missing unit</Trans>
      </Button>
    </NoMatches>
  );
}

/** Announces to screen readers how many units are left, whenever that changes. */
function useAnnouncedCount(count: number): void {
  const { t } = useLingui();
  const last = useRef(count);
  useEffect(() => {
    if (last.current === count) return;
    last.current = count;
    announce(t`${plural(count, { one: '# unit', other: '# units' })}`);
  }, [count, t]);
}
