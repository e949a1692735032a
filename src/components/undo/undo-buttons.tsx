import { useLingui } from '@lingui/react/macro';
import { useUndoKeys } from '#platform/use-undo-keys.ts';
import { Button } from '#ui/button/button.tsx';

type UndoButtonsProps = {
  canUndo: boolean;
  canRedo: boolean;
  /** The same function at every render, like `onRedo`. Changes nothing when there is no past. */
  onUndo: () => void;
  onRedo: () => void;
};

/**
 * Undo and redo as buttons, and as Ctrl+Z and Shift+Ctrl+Z (⌘ on a Mac) wherever no text is being
 * typed. One that has nothing to do keeps the focus: the last step back must not lose a player's
 * place.
 */
export function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: UndoButtonsProps) {
  const { t } = useLingui();
  useUndoKeys(onUndo, onRedo);
  return (
    <>
      <Button
        variant="quiet"
        iconOnly
        icon="undo"
        label={t`Undo`}
        aria-disabled={!canUndo || undefined}
        onClick={onUndo}
      />
      <Button
        variant="quiet"
        iconOnly
        icon="redo"
        label={t`Redo`}
        aria-disabled={!canRedo || undefined}
        onClick={onRedo}
      />
    </>
  );
}
