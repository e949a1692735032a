import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { catalogue } from '#data/catalogue.ts';
import { comparePath } from '#data/lists/compared-lists.ts';
import { findMatchups } from '#data/matchups/find-matchups.ts';
import { queryClient } from '#data/query/query-client.ts';
import { unitRowsQuery } from '#data/unit-rows.ts';
import { type ListUnit, listUnits } from '#domain/compare/list-units.ts';
import { contenderOf } from '#domain/matchups/contenders.ts';
import type { MatchupChoices, Matchups } from '#domain/matchups/matchups.ts';
import type { RosterDocument } from '#domain/roster/types.ts';

/** The units of both lists, and what each does to each; null until it is computed. */
export type ListMatchups = {
  readonly one: readonly ListUnit[];
  readonly other: readonly ListUnit[];
  readonly matchups: Matchups | null;
};

/**
 * Returns the match-ups of two lists; null until the cards are there, and without them. The former
 * figures stay until those of other choices are computed.
 */
export function useMatchups(
  one: RosterDocument,
  other: RosterDocument,
  choices: MatchupChoices,
): ListMatchups | null {
  const cards = useQuery(unitRowsQuery(), queryClient());
  const cardOf = cards.data?.cardOf;
  const profileOf = (faction: string, id: string) => cardOf?.(faction, id)?.profile ?? null;
  const ours = listUnits(one, catalogue, profileOf);
  const theirs = listUnits(other, catalogue, profileOf);
  const query = useQuery(
    queryOptions({
      queryKey: ['matchups', comparePath(one, other), choices, cards.dataUpdatedAt],
      queryFn: async () =>
        findMatchups({ one: ours.map(contenderOf), other: theirs.map(contenderOf), choices }),
      enabled: cards.isSuccess,
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
      networkMode: 'always',
    }),
    queryClient(),
  );
  return cards.isSuccess ? { one: ours, other: theirs, matchups: query.data ?? null } : null;
}
