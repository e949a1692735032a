import { useLingui } from '@lingui/react/macro';
import { type ActiveFilter, ActiveFilters } from '#components/active-filters/active-filters.tsx';
import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import { MEASURES } from '#domain/units/columns.ts';
import { countParts, type Range, type UnitQuery, withRange } from '#domain/units/query.ts';
import { useLanguage } from '#platform/use-language.ts';
import { COLUMN_WORDS } from './column-words.ts';
import type { QueryModel } from '../use-unit-query.ts';

/** The filters in force, each with a button that removes it. */
export function UnitActiveFilters({ model, onClear }: { model: QueryModel; onClear: (() => void) | null }) {
  const { query, change } = model;
  const marks = useMarks(query);
  if (countParts(query) === 0) return null;
  return <ActiveFilters filters={marks} onRemove={change} onClear={onClear} />;
}

type Mark = ActiveFilter<Partial<UnitQuery>>;

function useMarks(query: UnitQuery): readonly Mark[] {
  const { t } = useLingui();
  const language = useLanguage();
  const rangeWords = useRangeWords();
  const marks: (Mark | null)[] = [
    query.faction === null
      ? null
      : {
          id: 'faction',
          label: factionName(query.faction, language) ?? query.faction,
          without: { faction: null },
        },
    ...query.types.map((type) => ({
      id: type,
      label: unitTypeName(type, language),
      without: { types: query.types.filter((other) => other !== type) },
    })),
    query.legalOnly ? { id: 'legal', label: t`Tournament legal only`, without: { legalOnly: false } } : null,
    query.highCommandOnly
      ? { id: 'hc', label: t`High Command only`, without: { highCommandOnly: false } }
      : null,
    ...MEASURES.map((measure) => {
      const range = query.ranges[measure];
      if (range === undefined) return null;
      const without = { ranges: withRange(query.ranges, measure, { min: null, max: null }) };
      return { id: measure, label: `${t(COLUMN_WORDS[measure])} ${rangeWords(range)}`, without };
    }),
    ...(['characteristics', 'keywords'] as const).flatMap((kind) =>
      query[kind].map((word) => ({
        id: `${kind} ${word}`,
        label: localTerm(catalogue, kind, word, language),
        without: { [kind]: query[kind].filter((other) => other !== word) },
      })),
    ),
  ];
  return marks.filter((mark) => mark !== null);
}

function useRangeWords() {
  const { i18n, t } = useLingui();
  return ({ min, max }: Range) => {
    const [from, to] = [i18n.number(min ?? 0), i18n.number(max ?? 0)];
    if (min === null) return t`up to ${to}`;
    return max === null ? t`from ${from}` : `${from}–${to}`;
  };
}
