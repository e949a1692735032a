import { seatOf } from '#domain/live/rights.ts';
import { BODY_VERSION, type LiveBody } from '#domain/live/types.ts';
import { loadBackend } from '#platform/backend/backend.ts';
import { newId } from '#platform/ids.ts';
import type { SharedGame } from './create-shared-game.ts';
import { backendOf } from './live-account.ts';
import { joinLiveGame, liveCallsOf, renewLiveCode } from './live-calls.ts';
import type { LiveCalls } from './exchange.ts';

/**
 * Lets a player who has signed in play on with the account, in the place of the one without a name:
 * the account asks for the seat, and the former one agrees. Resolves to false when there is nothing
 * to pass on, or no answer; then the game goes on as before, and the next sign-in tries again.
 */
export async function passOnSeat(game: SharedGame, userId: string | null): Promise<boolean> {
  const { phone } = game.store.getState().standing;
  const player = seatOf(phone.live, phone.author)?.player;
  if (userId === null || userId === phone.author || player === undefined) return false;
  // Own taps were decided as those of the former account.
  if (phone.pending.length > 0) return false;
  try {
    const [former, own] = await Promise.all([backendOf(phone.author), loadBackend()]);
    const { code } = await renewLiveCode(game.id, former);
    if (code === null) return false;
    await joinLiveGame(code, own);
    const asked = await append(
      game,
      liveCallsOf(game.id, async () => own),
      {
        v: BODY_VERSION,
        kind: 'seat',
        player,
      },
    );
    if (asked === null) return false;
    const agreed = await append(
      game,
      liveCallsOf(game.id, async () => former),
      {
        v: BODY_VERSION,
        kind: 'nod',
        request: asked,
      },
    );
    if (agreed === null) return false;
    game.become(userId);
    return true;
  } catch {
    return false;
  }
}

/** Appends one row behind all others; null when it was not written after a few tries. */
async function append(game: SharedGame, calls: LiveCalls, body: LiveBody): Promise<string | null> {
  const id = newId();
  for (let tries = 0; tries < 3; tries += 1) {
    const after = game.store.getState().standing.phone.live.rows.length;
    const { rows } = await calls.write({ after, entries: [{ id, body }] });
    game.hear(rows);
    if (game.store.getState().standing.phone.live.rows.some((row) => row.id === id)) return id;
  }
  return null;
}
