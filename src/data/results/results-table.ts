import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { type Outcome, outcomeOf } from '../community/problem-of.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { RECORD_STATUSES, type ResultStatus, type Scores } from './kept-results.ts';

/** A recorded game, from the side of who asks. */
export type RecordedGame = {
  readonly id: string;
  readonly gameId: string;
  readonly status: ResultStatus;
  /** ISO 8601 instant. */
  readonly playedAt: string;
  /** Ids of the catalogue. */
  readonly mission: string;
  readonly feat: string | null;
  readonly ownFaction: string | null;
  readonly opponentFaction: string | null;
  readonly ownScore: number;
  readonly opponentScore: number;
  /** Null for a guest, or a player whose account is gone. */
  readonly opponentId: string | null;
  /** Null when nobody's name may be shown. */
  readonly opponentName: string | null;
  /** The other player is asked for other scores; these count until then. */
  readonly isCorrecting: boolean;
  /** True when the player began; null when it is not known, and in one's history. */
  readonly ownBegan: boolean | null;
  /** The record's own scores, if these are a correction that waits; else null. */
  readonly recorded: Scores | null;
};

const line = v.nullable(v.string());
const gameRow = v.pipe(
  v.object({
    id: v.string(),
    game_id: v.string(),
    status: v.picklist(RECORD_STATUSES),
    played_at: v.string(),
    mission: v.string(),
    feat: line,
    own_faction: line,
    opponent_faction: line,
    own_score: v.number(),
    opponent_score: v.number(),
    opponent_id: line,
    opponent_name: line,
    is_correcting: v.optional(v.boolean(), false),
    own_began: v.optional(v.nullable(v.boolean()), null),
    recorded_own_score: v.optional(v.nullable(v.number()), null),
    recorded_opponent_score: v.optional(v.nullable(v.number()), null),
  }),
  v.transform((row): RecordedGame => ({
    id: row.id,
    gameId: row.game_id,
    status: row.status,
    playedAt: row.played_at,
    mission: row.mission,
    feat: row.feat,
    ownFaction: row.own_faction,
    opponentFaction: row.opponent_faction,
    ownScore: row.own_score,
    opponentScore: row.opponent_score,
    opponentId: row.opponent_id,
    opponentName: row.opponent_name,
    isCorrecting: row.is_correcting,
    ownBegan: row.own_began,
    recorded:
      row.recorded_own_score === null || row.recorded_opponent_score === null
        ? null
        : { own: row.recorded_own_score, opponent: row.recorded_opponent_score },
  })),
);

const PAGE = 20;

/** The recorded games of who is signed in, latest first, a page at a time. */
export function historyQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['results', 'history', userId],
    queryFn: async ({ pageParam, signal }): Promise<readonly RecordedGame[]> =>
      v.parse(
        v.array(gameRow),
        await callRest({ path: 'rpc/my_games', body: { before: pageParam, page_size: PAGE }, signal }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.playedAt),
  });
}

/** Results that other players recorded and that wait for who is signed in, oldest first. */
export function pendingResultsQuery(userId: string) {
  return queryOptions({
    queryKey: ['results', 'pending', userId],
    queryFn: async ({ signal }): Promise<readonly RecordedGame[]> =>
      v.parse(v.array(gameRow), await callRest({ path: 'rpc/games_to_answer', body: {}, signal })),
  });
}

/**
 * Confirms a result that waits, or declines it; returns what was made of it. Answering twice is
 * answering once. A result that was changed since it was shown is `exists`: it is to be looked at
 * again.
 */
export async function confirmResult(
  { id, ownScore, opponentScore }: Pick<RecordedGame, 'id' | 'ownScore' | 'opponentScore'>,
  confirms: boolean,
): Promise<Outcome<{ readonly status: ResultStatus }>> {
  return outcomeOf(async () => {
    const body = { result_id: id, confirms, own_score: ownScore, opponent_score: opponentScore };
    const answer = await callRest({ path: 'rpc/answer_game', body });
    return { status: v.parse(v.picklist(RECORD_STATUSES), answer) };
  });
}
