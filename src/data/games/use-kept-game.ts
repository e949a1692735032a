import { useQuery } from '@tanstack/react-query';
import type { Game } from '#domain/game/log.ts';
import { queryClient } from '../query/query-client.ts';
import { shelvedGameQuery } from './shelf-queries.ts';
import { useGame } from './use-game.ts';

/** A game of this browser: loading, there, or not there. */
export type KeptGame =
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly game: Game }
  | { readonly kind: 'missing' };

/** The game with this id: the running one, else one of the shelf. */
export function useKeptGame(id: string): KeptGame {
  const running = useGame(({ game }) => (game.log.id === id ? game : null));
  const isSearching = useGame((state) => state.isSearching);
  const shelved = useQuery({ ...shelvedGameQuery(id), enabled: running === null }, queryClient());
  if (running !== null) return { kind: 'found', game: running };
  // The running game may come back from its second copy in a moment.
  if (shelved.isPending || isSearching) return { kind: 'loading' };
  const game = shelved.data ?? null;
  return game === null ? { kind: 'missing' } : { kind: 'found', game };
}
