import type { Game } from '#domain/game/log.ts';
import { useFetched } from '#platform/use-fetched.ts';
import { loadGame } from './game-shelf.ts';
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
  const shelved = useFetched(running === null ? id : null, loadGame);
  if (running !== null) return { kind: 'found', game: running };
  // The running game may come back from its second copy in a moment.
  if (shelved === null || isSearching) return { kind: 'loading' };
  return shelved.kind === 'restored' ? { kind: 'found', game: shelved.game } : { kind: 'missing' };
}
