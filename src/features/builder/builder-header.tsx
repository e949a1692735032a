import { useLingui } from '@lingui/react/macro';
import { HeaderSlot } from '#ui/header-slot/header-slot.tsx';
import { dispatch } from './actions.ts';
import styles from './builder-header.module.css';
import { UndoButtons } from './undo-buttons.tsx';

/** What the builder puts into the header: undo and redo, and on a phone the list's name, edited in place. */
export function BuilderHeader({ name, withName }: { name: string; withName: boolean }) {
  const { t } = useLingui();
  return (
    <HeaderSlot>
      {withName && (
        <input
          className={styles['name']}
          aria-label={t`List name`}
          placeholder={t`Name your list`}
          value={name}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="done"
          data-keeps-itself
          onChange={(event) => dispatch({ type: 'rename', name: event.currentTarget.value })}
        />
      )}
      <UndoButtons />
    </HeaderSlot>
  );
}
