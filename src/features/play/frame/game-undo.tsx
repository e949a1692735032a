import { UndoButtons } from '#components/undo/undo-buttons.tsx';
import { gameStore } from '#data/games/game-store.ts';
import { mayRedo, mayUndo } from '#data/games/may-undo.ts';
import { useGame } from '#data/games/use-game.ts';

/** Undo and redo of the game. */
export function GameUndo({ inBar = false }: { inBar?: boolean }) {
  'use no memo';
  const { undo, redo } = gameStore.getState();
  return (
    <UndoButtons
      canUndo={useGame(mayUndo)}
      canRedo={useGame(mayRedo)}
      onUndo={undo}
      onRedo={redo}
      inBar={inBar}
    />
  );
}
