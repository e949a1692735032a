import * as v from 'valibot';
import type { GameResult } from '#domain/game/result.ts';
import { BackendError, BackendUnavailable, isOtherVersion } from '#platform/backend/backend-error.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { RESULT_STATUSES, type ResultState } from './kept-results.ts';

/** Sends a result (`rpc/record_game`); sending it twice is sending it once. Never throws. */
export async function sendResult({
  gameId,
  playedAt,
  missionId,
  featId,
  ownBegan,
  own,
  opponent,
}: GameResult): Promise<ResultState> {
  try {
    const answer = await callRest({
      path: 'rpc/record_game',
      body: {
        game_id: gameId,
        mission: missionId,
        feat: featId,
        own_faction: own.faction,
        own_score: own.score,
        opponent_faction: opponent.faction,
        opponent_score: opponent.score,
        opponent_wab_id: opponent.wabId,
        opponent_name: opponent.name.trim().slice(0, 60) || null,
        played_at: new Date(playedAt).toISOString(),
        // A server from before this argument takes a result that does not know it.
        ...(ownBegan === null ? {} : { own_began: ownBegan }),
      },
    });
    return { kind: 'recorded', status: v.parse(v.picklist(RESULT_STATUSES), answer) };
  } catch (error) {
    return stateAfter(error);
  }
}

/**
 * Problems that pass by themselves wait: no network, no session, too often, a fault of the server.
 * The rest is refused for good.
 */
function stateAfter(error: unknown): ResultState {
  if (error instanceof BackendUnavailable) return { kind: 'waiting' };
  if (!(error instanceof BackendError)) return { kind: 'refused', problem: 'fault' };
  // An update of the server brings what the call needs.
  if (isOtherVersion(error)) return { kind: 'waiting', why: 'fault' };
  const { status, details } = error;
  if (details === 'busy') return { kind: 'waiting' };
  if (status === 0 || (status >= 502 && status <= 504)) return { kind: 'waiting' };
  // The second factor is still to be shown.
  if (details === 'insufficient_aal') return { kind: 'waiting', why: 'signed-out' };
  if (status === 401) return { kind: 'waiting', why: 'signed-out' };
  if (status === 429) return { kind: 'waiting', why: 'too-often' };
  if (status >= 500) return { kind: 'waiting', why: 'fault' };
  if (details === 'opponent') return { kind: 'refused', problem: 'unknown-opponent' };
  if (error.code === 'PT413') return { kind: 'refused', problem: 'no-room' };
  return { kind: 'refused', problem: status === 403 ? 'not-allowed' : 'fault' };
}
