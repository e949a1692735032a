import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Language } from '#domain/catalogue/types.ts';
import { loadMissions } from './missions.ts';
import { queryClient } from './query/query-client.ts';

/** The library of missions. Read again at each mount: another release may be in place since. */
export function missionsQuery(language: Language) {
  return queryOptions({
    queryKey: ['missions', language],
    queryFn: async () => ({ language, library: await loadMissions(language) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
}

/**
 * All missions and feats in the wanted language. While they load, `library` and `language` are
 * those of the language before; `library` is null before the first.
 */
export function useMissions(wanted: Language) {
  const { data, failureReason } = useQuery(missionsQuery(wanted), queryClient());
  return {
    library: data?.library ?? null,
    language: data?.language ?? wanted,
    /** The error of the last try; null before one failed. */
    failure: failureReason,
  };
}

export type MissionsState = ReturnType<typeof useMissions>;
