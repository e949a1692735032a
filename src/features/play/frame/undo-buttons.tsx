import { useLingui } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { canRedo, canUndo } from '#domain/game/log.ts';
import { useUndoKeys } from '#platform/use-undo-keys.ts';
import { Button } from '#ui/button/button.tsx';

/**
 * Undo and redo of the game as buttons, and as Ctrl+Z and Shift+Ctrl+Z (⌘ on a Mac) wherever no
 * text is being typed.
 */
export function UndoButtons() {
  const { t } = useLingui();
  const hasPast = useGame(({ game }) => canUndo(game.log));
  const hasFuture = useGame(({ game }) => canRedo(game.log));
  useUndoKeys(undo, redo);
  return (
    <>
      <Button variant="quiet" iconOnly icon="undo" label={t`Undo`} disabled={!hasPast} onClick={undo} />
      <Button variant="quiet" iconOnly icon="redo" label={t`Redo`} disabled={!hasFuture} onClick={redo} />
    </>
  );
}

const undo = () => gameStore.getState().undo();
const redo = () => gameStore.getState().redo();
