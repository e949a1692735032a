import { useStore } from 'zustand';
import type { GameStoreState } from './create-game-store.ts';
import { gameStore } from './game-store.ts';

/**
 * Reads the running game in a component, which renders again when the value of `select` changes.
 */
export function useGame<Value>(select: (state: GameStoreState) => Value): Value {
  return useStore(gameStore, select);
}
