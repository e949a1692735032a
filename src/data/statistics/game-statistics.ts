import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Statistics } from '#domain/statistics/types.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { PATIENT_QUERY } from '../query/query-options.ts';

export const PERIODS = ['all', 'year', 'quarter'] as const;
/** All time, the last 365 days or the last 90. */
export type Period = (typeof PERIODS)[number];

/** The games that are counted; null stands for any mission or feat. */
export type GameFilters = {
  readonly period: Period;
  readonly mission: string | null;
  readonly feat: string | null;
};

/** A number of things. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const whole = v.pipe(v.number(), v.integer());
/** The entries of one side of many games. */
export const sideEntries = {
  games: count,
  players: count,
  rivals: count,
  counted: v.nullable(
    v.object({ games: count, wins: count, losses: count, draws: count, difference: whole }),
  ),
};
/** Draws, and the margins of all games added up; null where they are refused. */
export const sums = v.nullable(v.object({ draws: count, margin: count }));
const topics = v.array(v.object({ id: v.string(), games: count, players: count }));
const answer = v.object({
  at: whole,
  games: count,
  players: count,
  mirrors: count,
  unknown: count,
  whole: sums,
  // Figures that were counted before it was do not have it.
  began: v.optional(v.nullable(v.object(sideEntries)), null),
  factions: v.array(v.object({ faction: v.string(), mirrors: count, ...sideEntries })),
  matchups: v.array(v.object({ faction: v.string(), rival: v.string(), ...sideEntries })),
  missions: topics,
  feats: topics,
  lists: v.array(v.object({ faction: v.string(), lists: count, players: count })),
  units: v.array(v.object({ faction: v.string(), unit: v.string(), lists: count, players: count })),
});

/** The public statistics; null while nothing was counted yet. */
export function statisticsQuery({ period, mission, feat }: GameFilters) {
  return queryOptions({
    ...PATIENT_QUERY,
    queryKey: ['statistics', period, mission, feat],
    queryFn: async ({ signal }): Promise<Statistics | null> =>
      v.parse(
        v.nullable(answer),
        await callRest({ path: 'rpc/game_statistics', body: { period, mission, feat }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}
