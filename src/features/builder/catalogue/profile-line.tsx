import { useQuery } from '@tanstack/react-query';
import { CardStats } from '#components/unit-card/card-stats.tsx';
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
