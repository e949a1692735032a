import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import { RECORD_STATUSES, type Scores } from './kept-results.ts';

const row = v.object({
  status: v.picklist(RECORD_STATUSES),
  own_score: v.number(),
  opponent_score: v.number(),
  corrected_own_score: v.nullable(v.number()),
  corrected_opponent_score: v.nullable(v.number()),
});

/**
 * The server's record of a game, and the figures that the other player is asked for instead; null
 * for none.
 */
export type OwnRecord = {
  readonly status: (typeof RECORD_STATUSES)[number];
  readonly record: Scores;
  readonly asked: Scores | null;
};

/**
 * Asks for the signed-in player's own record of a game; null when there is none. Throws without an
 * answer.
 */
export async function fetchOwnRecord(userId: string, gameId: string): Promise<OwnRecord | null> {
  const answer = await callRest({
    path: 'game_results',
    query: {
      select: Object.keys(row.entries).join(','),
      user_id: `eq.${userId}`,
      game_id: `eq.${gameId}`,
    },
  });
  const found = v.parse(v.array(row), answer)[0];
  if (found === undefined) return null;
  const { corrected_own_score: own, corrected_opponent_score: opponent } = found;
  return {
    status: found.status,
    record: { own: found.own_score, opponent: found.opponent_score },
    asked: own === null || opponent === null ? null : { own, opponent },
  };
}
