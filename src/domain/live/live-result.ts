/** The result of a shared game, as both players confirm it and as it is recorded for them. */
import { concededScore } from '../game/result.ts';
import { canonicalJson } from './canonical-text.ts';
import type { LiveGame, LiveResult, LiveResultSide } from './types.ts';

/**
 * Returns the result of a game as it stands. It names the accounts of both seats, so that nobody
 * else can confirm it in a player's place.
 */
export function liveResultOf({ state, seats }: Pick<LiveGame, 'state' | 'seats'>): LiveResult {
  const { players, mission, feat, gameEndTime, concededBy } = state;
  const given = concededScore(state);
  const sides = Object.values(players).map(({ id, list, score }) => {
    const side: LiveResultSide = {
      account: seats.find(({ player }) => player === id)?.author ?? null,
      faction: list?.faction ?? null,
      score: id === concededBy ? score : (given ?? score),
    };
    return [id, side] as const;
  });
  return {
    mission: mission?.id ?? null,
    feat: feat?.id ?? null,
    playedAt: gameEndTime,
    concededBy,
    players: Object.fromEntries(sides),
  };
}

/** True when a result is that of the game as it stands. */
export function isResultOf(live: Pick<LiveGame, 'state' | 'seats'>, result: LiveResult): boolean {
  return canonicalJson(result) === canonicalJson(liveResultOf(live));
}
