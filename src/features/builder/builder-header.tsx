import { useLingui } from '@lingui/react/macro';
import type { RosterDocument } from '#domain/roster/types.ts';
import { HeaderSlot } from '#ui/header-slot/header-slot.tsx';
import { dispatch } from './actions.ts';
import styles from './builder-header.module.css';
import { SavedState } from './saving/saved-state.tsx';
import { DraftUndo } from './draft-undo.tsx';

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
