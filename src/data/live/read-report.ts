import type { Replay } from '#domain/game/replay/replay.ts';
import { foldRows, newLiveGame } from '#domain/live/live-game.ts';
import { liveReplay } from '#domain/live/live-replay.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { readPages } from './read-pages.ts';

/** Reads a public battle report; null when there is none. Throws a BackendError. */
export async function readReport(game: string, signal: AbortSignal): Promise<Replay | null> {
  try {
    const { rows } = await readPages({ path: 'rpc/live_report', game }, 0, signal);
    return liveReplay(foldRows(newLiveGame(game), rows));
  } catch (cause) {
    if (cause instanceof BackendError && cause.status === 404) return null;
    throw cause;
  }
}
