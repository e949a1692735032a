import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { type EventGames, eventGames } from '#domain/statistics/event-topics.ts';
import { type PlayedLists, playedLists } from '#domain/statistics/played.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { PATIENT_QUERY } from '../query/query-options.ts';
import { count, type Period, sideEntries, sums } from './game-statistics.ts';

const figures = v.array(
  v.object({ kind: v.string(), value: v.string(), faction: v.string(), ...sideEntries }),
);
const gamesAnswer = v.object({
  games: count,
  topics: v.array(
    v.object({ kind: v.string(), value: v.string(), games: count, players: count, whole: sums }),
  ),
  figures,
});
const listsAnswer = v.pipe(
  v.object({
    lists: count,
    players: count,
    units: v.array(v.object({ unit: v.string(), lists: count, players: count })),
    few_units: count,
    few_pairs: count,
    figures,
  }),
  v.transform(({ few_units: fewUnits, few_pairs: fewPairs, ...rest }) => ({ ...rest, fewUnits, fewPairs })),
);

/** Games of events by points level, release and country; null while nothing was counted yet. */
export function eventGamesQuery(period: Period) {
  return queryOptions({
    ...PATIENT_QUERY,
    queryKey: ['event-statistics', period, ''],
    queryFn: async ({ signal }): Promise<EventGames | null> => {
      const answer = v.parse(v.nullable(gamesAnswer), await ask(period, '', signal));
      return answer === null ? null : eventGames(answer);
    },
    placeholderData: keepPreviousData,
  });
}

/** The played lists of a faction; null while nothing was counted yet. */
export function playedListsQuery(period: Period, faction: string) {
  return queryOptions({
    ...PATIENT_QUERY,
    queryKey: ['event-statistics', period, faction],
    queryFn: async ({ signal }): Promise<PlayedLists | null> => {
      const answer = v.parse(v.nullable(listsAnswer), await ask(period, faction, signal));
      return answer === null ? null : playedLists(answer);
    },
  });
}

async function ask(period: Period, faction: string, signal: AbortSignal): Promise<unknown> {
  return callRest({ path: 'rpc/event_statistics', body: { period, faction }, signal });
}
