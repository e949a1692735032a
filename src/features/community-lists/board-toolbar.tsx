import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ActiveFilter, ActiveFilters } from '#components/active-filters/active-filters.tsx';
import { SearchAndFaction, SearchToolbar } from '#components/search-and-faction/search-and-faction.tsx';
import { factionName } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import {
  BROWSE_SORTS,
  type BrowseFilters,
  type BrowseSort,
  countFilters,
  MOST_SEARCHED,
  NO_FILTERS,
} from '#domain/community/browse-filters.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import styles from './community-lists.module.css';
import type { BrowseModel } from './use-browse-filters.ts';
import { fieldsOf } from './board-filter-fields.tsx';
import { BoardFiltersDialog } from './board-filters-dialog.tsx';

/** The search, faction and order of the board; all other filters are behind one button. */
export function BoardToolbar({ model }: { model: BrowseModel }) {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const { t } = useLingui();
  const dialog = useDialogAddress('filters');
  const { filters, change } = model;
  const count = countFilters({ ...NO_FILTERS, ...fieldsOf(filters) });
  return (
    <SearchToolbar className={styles.toolbar}>
      <SearchAndFaction
        label={t`Search lists`}
        placeholder={t`List, unit or author`}
        maxLength={MOST_SEARCHED}
        value={filters}
        onChange={change}
      />
      <Select
        icon="sort"
        label={t`Sort`}
        value={filters.sort}
        items={BROWSE_SORTS.map((sort) => ({ value: sort, label: t(SORT_WORDS[sort]) }))}
        onValueChange={(sort) => change({ sort })}
      />
      <Button variant="secondary" icon="filter" onClick={() => dialog.open()} aria-haspopup="dialog">
        {count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}
      </Button>
      {dialog.isOpen && <BoardFiltersDialog model={model} onClose={dialog.close} />}
    </SearchToolbar>
  );
}

/** The names of the board's orders. */
const SORT_WORDS: Readonly<Record<BrowseSort, MessageDescriptor>> = {
  newest: msg`Newest first`,
  oldest: msg`Oldest first`,
  likes: msg`Most liked`,
  points: msg`Most points`,
  points_low: msg`Fewest points`,
  name: msg`Name A-Z`,
};

type ActiveFiltersProps = {
  filters: BrowseFilters;
  /** The author whose lists are shown, if a list in view gives the name. */
  authorName: string | null;
  onRemove: (without: Partial<BrowseFilters>) => void;
  onClear: (() => void) | null;
};

/** The filters in force, each with a button that removes it. */
export function BoardActiveFilters({ filters, authorName, ...actions }: ActiveFiltersProps) {
  return <ActiveFilters filters={useMarks(filters, authorName)} {...actions} />;
}

type Mark = ActiveFilter<Partial<BrowseFilters>>;

function useMarks(filters: BrowseFilters, authorName: string | null): readonly Mark[] {
  const { t } = useLingui();
  const language = useLanguage();
  const pointsLabel = usePointsLabel();
  const unitNames = useUnitNames(filters.units);
  const { faction, kind, legalOnly, minPoints, maxPoints, units, author } = filters;
  const marks: Mark[] = [];
  if (faction !== null) {
    const label = factionName(faction, language) ?? faction;
    marks.push({ id: 'faction', label, without: { faction: null } });
  }
  if (kind !== null) {
    const label = kind === 'casual' ? t`Casual` : t`Tournament`;
    marks.push({ id: 'kind', label, without: { kind: null } });
  }
  if (legalOnly) marks.push({ id: 'legal', label: t`Legal lists only`, without: { legalOnly: false } });
  if (minPoints !== null || maxPoints !== null) {
    marks.push({
      id: 'points',
      label: pointsLabel(minPoints, maxPoints),
      without: { minPoints: null, maxPoints: null },
    });
  }
  for (const id of units) {
    const label = unitNames.get(id) ?? id;
    marks.push({ id: `unit ${id}`, label, without: { units: units.filter((one) => one !== id) } });
  }
  if (author !== null) {
    marks.push({ id: 'author', label: authorName ?? t`One author`, without: { author: null } });
  }
  return marks;
}

function usePointsLabel() {
  const { t } = useLingui();
  return (from: number | null, to: number | null) => {
    if (from === null) return t`Up to ${to ?? 0} pts`;
    return to === null ? t`From ${from} pts` : t`${from}–${to} pts`;
  };
}

/** The catalogue is fetched only when units are asked for; until then their ids stand for them. */
function useUnitNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const language = useLanguage();
  const { data: units } = useQuery({
    queryKey: ['catalogue', 'units'],
    queryFn: async () => (await import('#data/catalogue.ts')).catalogue.units,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: ids.length > 0,
  });
  return new Map((units ?? []).map((unit) => [unit.id, localName(unit, language)]));
}
