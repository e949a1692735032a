import { UndoButtons } from '#components/undo/undo-buttons.tsx';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { canRedo, canUndo } from '#domain/game/log.ts';

/** Undo and redo of the game. */
export function GameUndo() {
  const hasPast = useGame(({ game }) => canUndo(game.log));
  const hasFuture = useGame(({ game }) => canRedo(game.log));
  return <UndoButtons canUndo={hasPast} canRedo={hasFuture} onUndo={undo} onRedo={redo} />;
}

const undo = () => gameStore.getState().undo();
const redo = () => gameStore.getState().redo();
