import { isKept } from '#domain/game/saved/saved-game.ts';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { dropGame } from '../games/game-shelf.ts';
import { gameStore } from '../games/game-store.ts';
import type { SharedGame } from './create-shared-game.ts';
import { accountToPlay, NoLiveAccount } from './live-account.ts';
import { liveBook } from './live-book.ts';
import { type LiveEntry, openLiveGame } from './live-calls.ts';
import { liveProblemOf, type LiveProblem } from './live-problem.ts';
import { sourceOf } from './open-shared.ts';
import { play } from './played-game.ts';
import { shareLog } from './share-log.ts';

/**
 * The result of sharing the running game. `old`: an older version began it with events that this
 * one refuses; `nothing`: there is no game.
 */
export type Shared =
  | { readonly ok: true; readonly game: SharedGame; readonly entry: LiveEntry }
  | { readonly ok: false; readonly problem: LiveProblem | 'old' | 'nothing' };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Makes the running game of this phone one that two phones share. Never rejects. */
export async function shareRunning(): Promise<Shared> {
  const { log, state } = gameStore.local.getState().game;
  if (!isKept(state)) return { ok: false, problem: 'nothing' };
  const id = UUID.test(log.id) ? log.id : newId();
  try {
    const account = await accountToPlay();
    if (rowsOfRunning(id, account.id) === null) return { ok: false, problem: 'old' };
    const entry = await openLiveGame(id, account.backend);
    const game = await seatRunning(entry, account.id);
    if (game === null) return { ok: false, problem: 'old' };
    if (id !== log.id) await dropGame(log.id);
    return { ok: true, game, entry };
  } catch (error) {
    return { ok: false, problem: error instanceof NoLiveAccount ? error.problem : liveProblemOf(error) };
  }
}

function rowsOfRunning(id: string, account: string) {
  const { game } = gameStore.local.getState();
  return shareLog(game, { id, account, newId, now: now().getTime() });
}

/** Puts the running game on the table as a shared one, with the taps that came meanwhile. */
export async function seatRunning(
  entry: Pick<LiveEntry, 'game' | 'watch'>,
  account: string,
): Promise<SharedGame | null> {
  const { game: id, watch } = entry;
  const { local } = gameStore;
  const { game } = local.getState();
  const log = rowsOfRunning(id, account);
  if (log === null) return null;
  const { pending, secrets } = log;
  const kept = { id, account, watch, isOpener: true, known: 0, pending, secrets };
  await liveBook.create(kept);
  if (local.getState().game !== game) return seatRunning(entry, account);
  const played = play({ kept, rows: [] });
  local.getState().reset();
  gameStore.seat(id, sourceOf(played, gameStore));
  return played.game;
}
