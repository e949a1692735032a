import { useLingui } from '@lingui/react/macro';
import type { RosterDocument } from '#domain/roster/types.ts';
import { HeaderSlot } from '#ui/header-slot/header-slot.tsx';
import { dispatch } from './actions.ts';
import styles from './builder-header.module.css';
import { SavedState } from './saving/saved-state.tsx';
import { UndoButtons } from '#components/undo/undo-buttons.tsx';
import { useDraft } from '#data/lists/use-draft.ts';
import { canRedo, canUndo } from '#domain/roster/history.ts';
import { draftStore } from '#data/lists/draft-store.ts';

/**
 * The builder's part of the header: undo and redo, and on a phone the list's name, edited in place.
 */
export function BuilderHeader({ document, withName }: { document: RosterDocument; withName: boolean }) {
  const { t } = useLingui();
  return (
    <HeaderSlot>
      {withName && (
        <div className={styles.list}>
          <input
            className={styles.name}
            aria-label={t`List name`}
            placeholder={t`Name your list`}
            value={document.name}
            maxLength={120}
            autoComplete="off"
            enterKeyHint="done"
            data-keeps-itself
            onChange={(event) => dispatch({ type: 'rename', name: event.currentTarget.value })}
          />
          <SavedState document={document} />
        </div>
      )}
      <DraftUndo />
    </HeaderSlot>
  );
}

/** Undo and redo of the draft. */
export function DraftUndo() {
  const hasPast = useDraft((state) => canUndo(state.history));
  const hasFuture = useDraft((state) => canRedo(state.history));
  const { undo, redo } = draftStore.getState();
  return <UndoButtons canUndo={hasPast} canRedo={hasFuture} onUndo={undo} onRedo={redo} />;
}
