import { useState, useSyncExternalStore } from 'react';
import { gameOfLink, type WatchedGame } from './watched-game.ts';

/** The game of a spectators' link, followed while it is shown. Give another link another key. */
export function useWatchedGame(watch: string): WatchedGame {
  const [game] = useState(() => gameOfLink(watch));
  return useSyncExternalStore(game.subscribe, game.get);
}
