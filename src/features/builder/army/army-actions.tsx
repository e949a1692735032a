import { Trans, useLingui } from '@lingui/react/macro';
import { Lazy } from '#components/lazy/lazy.tsx';
import { undoAction } from '#components/undo/undo-action.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { can } from '#domain/access/can.ts';
import { copyName } from '#domain/roster/names.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { dispatch } from '../actions.ts';
import styles from './army-actions.module.css';
import { CloudSaveButton } from '../saving/cloud-save-button.tsx';
import { DataRefreshMenu } from '../saving/data-refresh-menu.tsx';
import { loadCloudMark } from '../saving/load-cloud.ts';
import { useSaveList } from '../saving/use-save-list.ts';
import type { DraftArmy } from './use-draft-army.ts';

/** The actions of the army: save, share, post, open saved lists, start a new list, duplicate. */
export function ArmyActions({ draft }: { draft: DraftArmy }) {
  const { t } = useLingui();
  const saveList = useSaveList();
  const savedLists = useDialogAddress('saved-lists');
  const share = useDialogAddress('share');
  const post = useDialogAddress('post');
  const viewer = useViewer();
  const userId = userIdOf(viewer);
  const { document, army } = draft;
  const isNamed = document.name.trim() !== '';
  const startNew = () => {
    const takeBack = dispatch({ type: 'clear' });
    toast.info({ title: t`New list started`, action: undoAction(t`Undo`, takeBack) });
  };
  const duplicate = () => {
    const taken = savedListsStore.getState().lists.map((list) => list.name);
    const name = copyName(isNamed ? document.name : t`Untitled List`, taken);
    const copy = { ...document, name, currentName: null, savedId: null };
    const takeBack = dispatch({ type: 'load', document: copy });
    toast.info({
      title: t`This is a copy now. Save it under its own name.`,
      action: undoAction(t`Undo`, takeBack),
    });
  };
  return (
    <div className={styles.actions}>
      <Button variant="primary" icon="save" onClick={saveList}>
        <Trans>Save</Trans>
      </Button>
      <CloudSaveButton />
      {army.length > 0 && isNamed && (
        <>
          <Button variant="secondary" icon="share" onClick={() => share.open()}>
            <Trans>Share</Trans>
          </Button>
          {can(viewer, 'post-to-community') && (
            <Button variant="secondary" icon="banner" onClick={() => post.open()}>
              <Trans>Post to Community</Trans>
            </Button>
          )}
        </>
      )}
      <Button variant="secondary" icon="list" onClick={() => savedLists.open()}>
        <Trans>Saved lists</Trans>
      </Button>
      <Button variant="secondary" icon="plus" onClick={startNew}>
        <Trans>New List</Trans>
      </Button>
      <div className={styles.pair}>
        <Button variant="quiet" icon="copy" onClick={duplicate} disabled={army.length === 0}>
          <Trans>Duplicate</Trans>
        </Button>
        <DataRefreshMenu />
      </div>
      {army.length > 0 && !isNamed && (
        <p className={styles.hint}>
          <Trans>Name the list to share or print it.</Trans>
        </p>
      )}
      {userId !== null && <Lazy load={loadCloudMark} props={{}} isQuiet />}
    </div>
  );
}
