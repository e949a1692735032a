import { useLingui } from '@lingui/react/macro';
import { useUndoKeys } from '#platform/use-undo-keys.ts';
import { Button } from '#ui/button/button.tsx';

type UndoButtonsProps = {
  canUndo: boolean;
  canRedo: boolean;
  /** The same function at every render, like `onRedo`. */
  onUndo: () => void;
  onRedo: () => void;
};

/**
 * Undo and redo as buttons, and as Ctrl+Z and Shift+Ctrl+Z (⌘ on a Mac) wherever no text is being
 * typed.
 */
export function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: UndoButtonsProps) {
  const { t } = useLingui();
  useUndoKeys(onUndo, onRedo);
  return (
    <>
      <Button variant="quiet" iconOnly icon="undo" label={t`Undo`} disabled={!canUndo} onClick={onUndo} />
      <Button variant="quiet" iconOnly icon="redo" label={t`Redo`} disabled={!canRedo} onClick={onRedo} />
    </>
  );
}
