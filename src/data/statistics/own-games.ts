import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { type OwnGame, rivalOf } from '#domain/statistics/own/own-game.ts';
import { callRest } from '#platform/backend/call-rest.ts';

/** The recorded games of a player that count, and those of finished events. */
export type OwnGames = {
  /** All of them; `games` holds the latest thousand at most, the newest first. */
  readonly number: number;
  readonly games: readonly OwnGame[];
};

const line = v.nullable(v.string());
const game = v.pipe(
  v.object({
    id: v.string(),
    played_at: v.pipe(v.string(), v.isoTimestamp()),
    mission: line,
    feat: line,
    own_faction: line,
    opponent_faction: line,
    own_score: v.number(),
    opponent_score: v.number(),
    opponent_id: line,
    opponent_name: line,
  }),
  v.transform((row): OwnGame => ({
    id: row.id,
    at: Date.parse(row.played_at),
    mission: row.mission,
    feat: row.feat,
    faction: row.own_faction,
    rivalFaction: row.opponent_faction,
    rival: rivalOf(row.opponent_id, row.opponent_name),
    own: row.own_score,
    other: row.opponent_score,
  })),
);
const answer = v.object({ number: v.number(), games: v.array(game) });

/** The recorded games of who is signed in, for their own statistics. */
export function ownGamesQuery(userId: string) {
  return queryOptions({
    queryKey: ['results', 'own-games', userId],
    queryFn: async ({ signal }): Promise<OwnGames> =>
      v.parse(answer, await callRest({ path: 'rpc/own_games', body: {}, signal })),
  });
}
