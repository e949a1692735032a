import { useLingui } from '@lingui/react/macro';
import { useUndoKeys } from '#platform/use-undo-keys.ts';
import { Button } from '#ui/button/button.tsx';

type UndoButtonsProps = {
  canUndo: boolean;
  canRedo: boolean;
  /** The same function at every render, like `onRedo`. Changes nothing when there is no past. */
  onUndo: () => void;
  onRedo: () => void;
  /** The look in a bar that is reached by the thumb: large, and redo only after an undo. */
  inBar?: boolean;
};

/**
 * Undo and redo as buttons, and as Ctrl+Z and Shift+Ctrl+Z (⌘ on a Mac) wherever no text is being
 * typed. One that has nothing to do keeps the focus: the last step back must not lose a player's
 * place.
 */
export function UndoButtons({ canUndo, canRedo, onUndo, onRedo, inBar = false }: UndoButtonsProps) {
  const { t } = useLingui();
  const look = inBar ? ({ size: 'lg' } as const) : ({ variant: 'quiet' } as const);
  useUndoKeys(onUndo, onRedo);
  return (
    <>
      <Button
        {...look}
        iconOnly
        icon="undo"
        label={t`Undo`}
        aria-disabled={!canUndo || undefined}
        onClick={onUndo}
      />
      {(!inBar || canRedo) && (
        <Button
          {...look}
          iconOnly
          icon="redo"
          label={t`Redo`}
          aria-disabled={!canRedo || undefined}
          onClick={onRedo}
        />
      )}
    </>
  );
}
