import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import { type Player, playerCard } from '../community/player.ts';
import { type Outcome, outcomeOf } from '../community/problem-of.ts';

/** The player with a WAB id, null when there is none, or none that one may play with. */
export async function playerByWabId(wabId: string): Promise<Outcome<{ readonly player: Player | null }>> {
  return outcomeOf(async () => {
    const answer = await callRest({ path: 'rpc/player_by_wab_id', body: { wab_id: wabId } });
    return { player: v.parse(v.array(playerCard), answer)[0] ?? null };
  });
}
