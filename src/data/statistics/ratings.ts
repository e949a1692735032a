import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import { DEFAULT_QUERY } from '../query/query-options.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const line = v.object({
  /** Null for a provisional rating: its deviation is too high for a rank. */
  rank: v.nullable(count),
  name: v.string(),
  /** The name in the address of the player's page. */
  who: v.string(),
  rating: v.pipe(v.number(), v.integer()),
  deviation: count,
  games: count,
  /** The line of who asks. */
  own: v.boolean(),
});
const answer = v.object({
  /** The first day of the half-year, such as `2026-07-01`. */
  season: v.string(),
  /** Seasons with rated players, the newest first. */
  seasons: v.array(v.string()),
  /** The time of the count, in ms since 1970; null before the first. */
  at: v.nullable(v.number()),
  /** All players; `players` has the first 300, and who asks. */
  number: count,
  players: v.array(line),
});

/** A player of the list. */
export type RatedPlayer = v.InferOutput<typeof line>;

/** The ratings of a season: ranked players first, then provisional ones, each by rating. */
export type Ratings = v.InferOutput<typeof answer>;

/**
 * The ratings of a season by its first day; null for that which runs. `userId`: who asks, whose own
 * line is marked.
 */
export function ratingsQuery(season: string | null, userId: string | null) {
  return queryOptions({
    ...DEFAULT_QUERY,
    queryKey: ['ratings', season, userId],
    queryFn: async ({ signal }): Promise<Ratings> =>
      v.parse(answer, await callRest({ path: 'rpc/player_ratings', body: { of_season: season }, signal })),
    placeholderData: keepPreviousData,
  });
}
