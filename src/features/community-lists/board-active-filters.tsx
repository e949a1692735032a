import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ActiveFilter, ActiveFilters } from '#components/active-filters/active-filters.tsx';
import { factionSummaries } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { type BrowseFilters, NO_FILTERS } from '#domain/community/browse-filters.ts';
import { useLanguage } from '#platform/use-language.ts';
import type { BrowseModel } from './use-browse-filters.ts';

type ActiveFiltersProps = {
  model: BrowseModel;
  /** The author whose lists are shown, if a list in view gives the name. */
  authorName: string | null;
};

/** The filters in force, each with a button that removes it. */
export function BoardActiveFilters({ model, authorName }: ActiveFiltersProps) {
  const { filters, change } = model;
  const marks = useMarks(filters, authorName);
  return (
    <ActiveFilters
      filters={marks}
      onRemove={change}
      onClear={() => change({ ...NO_FILTERS, sort: filters.sort })}
    />
  );
}

type Mark = ActiveFilter<Partial<BrowseFilters>>;

function useMarks(filters: BrowseFilters, authorName: string | null): readonly Mark[] {
  const { t } = useLingui();
  const language = useLanguage();
  const pointsLabel = usePointsLabel();
  const unitNames = useUnitNames(filters.units);
  const { search, faction, kind, legalOnly, minPoints, maxPoints, units, author } = filters;
  const summary = factionSummaries.find((one) => one.id === faction);
  const marks: Mark[] = [];
  if (search.trim() !== '') marks.push({ id: 'q', label: `“${search.trim()}”`, without: { search: '' } });
  if (faction !== null) {
    const label = summary === undefined ? faction : localName(summary, language);
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
