import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { now } from '#platform/clock.ts';
import { loadGame, shelvedGames } from './game-shelf.ts';

/** Read again whenever it shows: any tab may have changed the shelf. */
const FRESH = { staleTime: 0, gcTime: 0, retry: false } as const;

/** All games of the shelf while the game with the id `running` is on the table. */
export function shelfQuery(running: string) {
  return queryOptions({
    ...FRESH,
    queryKey: ['shelf', running],
    queryFn: async () => shelvedGames(now().getTime()),
    placeholderData: keepPreviousData,
  });
}

/** One game of the shelf, whole; null when it is not there, was deleted or cannot be read. */
export function shelvedGameQuery(id: string) {
  return queryOptions({
    ...FRESH,
    queryKey: ['shelved-game', id],
    queryFn: async () => {
      const found = await loadGame(id);
      return found.kind === 'restored' ? { game: found.game, isShared: found.isShared } : null;
    },
  });
}
