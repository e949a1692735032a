import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#platform/backend/backend.ts';
import { type JoinPlaces, sitDown } from './join-game.ts';
import { type LiveGameOfMine, liveGamesOfMine } from './live-calls.ts';

/** The shared games of the signed-in account, on whatever device it played them. */
export function gamesOfMineQuery(userId: string) {
  return queryOptions({
    queryKey: ['games-of-mine', userId],
    queryFn: liveGamesOfMine,
    staleTime: 0,
    retry: false,
  });
}

/**
 * Goes on with a shared game of the account that this device does not have yet. Resolves to false
 * when there is no room for it.
 */
export async function goOnHere(game: LiveGameOfMine, userId: string, places: JoinPlaces): Promise<boolean> {
  return (await sitDown(game, { id: userId, backend: await loadBackend() }, places)) !== null;
}
