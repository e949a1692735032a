import { Trans } from '@lingui/react/macro';
import { savedState } from '#domain/roster/saved-mark.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './saved-state.module.css';

/** Tells beside a list's name whether it is saved as it is. Changes are announced politely. */
export function SavedState({ document }: { document: RosterDocument }) {
  const state = savedState(document);
  return (
    <span className={styles.state} role="status" data-state={state ?? undefined}>
      {state !== null && <Icon name={state === 'saved' ? 'check' : 'edit'} size={14} />}
      {state === 'saved' && <Trans>Changes saved</Trans>}
      {state === 'unsaved' && <Trans>Unsaved changes</Trans>}
    </span>
  );
}
