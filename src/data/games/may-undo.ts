import { canRedo, canUndo } from '#domain/game/log.ts';
import type { GameStoreState } from './create-game-store.ts';

type Undoable = Pick<GameStoreState, 'game' | 'shared'>;

/** True when this phone may take a tap back at once: on two phones its own last one. */
export function mayUndo({ game, shared }: Undoable): boolean {
  return shared === null ? canUndo(game.log) : shared.canUndo;
}

/** True when this phone may do the tap again that it took back last. */
export function mayRedo({ game, shared }: Undoable): boolean {
  return shared === null ? canRedo(game.log) : shared.canRedo;
}
