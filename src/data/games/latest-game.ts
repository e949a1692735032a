import { now } from '#platform/clock.ts';
import type { Game } from '#domain/game/log.ts';
import { loadGame, shelvedGames } from './game-shelf.ts';
import type { ShelvedGame } from './shelved-game.ts';

/**
 * The game of two players that was last paused or finished in this browser; null for none. A
 * deleted game does not count, nor the one on the table.
 */
export async function latestGame(): Promise<ShelvedGame | null> {
  const games = await shelvedGames(now().getTime());
  return (
    games.find(
      ({ players, isRunning, deletedAt }) => players.length === 2 && !isRunning && deletedAt === null,
    ) ?? null
  );
}

/** The whole of that game; null when there is none or it cannot be read. */
export async function latestWhole(): Promise<Game | null> {
  const latest = await latestGame();
  const found = latest === null ? null : await loadGame(latest.id);
  return found?.kind === 'restored' ? found.game : null;
}
