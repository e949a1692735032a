import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CardStats } from '#components/unit-card/card-stats.tsx';
import { STAT_IDS, STAT_WORDS, statAbbreviation } from '#components/unit-card/stat-names.ts';
import { unitCardQuery } from '#data/card-text-queries.ts';
import { queryClient } from '#data/query/query-client.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';

/** A unit's values in its row on a wide window; nothing until they are there. */
export function ProfileLine({ unit }: { unit: Unit }) {
  const language = useLanguage();
  const { data } = useQuery(unitCardQuery(unit.faction, unit.id), queryClient());
  const profile = data?.profile ?? null;
  return profile === null ? null : <CardStats unit={unit} profile={profile} language={language} />;
}

/** As many as the widest window has columns of rows: the style sheet hides the rest. */
const MOST_COLUMNS = [0, 1, 2, 3];

/** The names of the rows' values, for above them. */
export function ProfileNames() {
  const { t } = useLingui();
  const language = useLanguage();
  return MOST_COLUMNS.map((column) => (
    <p key={column}>
      {STAT_IDS.map((id) => (
        <abbr key={id} title={t(STAT_WORDS[id])}>
          {statAbbreviation(id, language)}
        </abbr>
      ))}
    </p>
  ));
}
