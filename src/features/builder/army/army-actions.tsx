import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { useFetchFailure } from '#components/lazy/use-fetch-failure.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { can } from '#domain/access/can.ts';
import { savedState } from '#domain/roster/saved-mark.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { paths } from '#platform/paths.ts';
import styles from './army-actions.module.css';
import { loadMoreActions } from '../load-ahead.ts';
import { loadCloudMark, loadSaveToCloud } from '../saving/load-cloud.ts';
import { useSaveList } from '../saving/use-save-list.ts';
import type { DraftArmy } from './use-draft-army.ts';

/**
 * The actions of the army in one row that never changes: save here, save to the cloud, share, the
 * saved lists, and a menu with the rest. Each has its word below its icon.
 */
export function ArmyActions({ draft }: { draft: DraftArmy }) {
  const { t } = useLingui();
  const saveList = useSaveList();
  const savedLists = useDialogAddress('saved-lists');
  const share = useDialogAddress('share');
  const userId = userIdOf(useViewer());
  // Golden while it is the next step: there is an army, and it is not kept yet.
  const isNext = draft.document.entries.length > 0 && savedState(draft.document) === 'unsaved';
  return (
    <div className={styles.frame}>
      {userId !== null && <Lazy load={loadCloudMark} props={{}} isQuiet />}
      <div className={styles.actions}>
        <Button variant={isNext ? 'primary' : 'secondary'} icon="save" onClick={saveList}>
          <Trans>Save</Trans>
        </Button>
        <CloudSaveButton />
        <Button icon="share" onClick={() => share.open()}>
          <Trans>Share</Trans>
        </Button>
        <Button icon="list" aria-label={t`Saved lists`} onClick={() => savedLists.open()}>
          <Trans>Lists</Trans>
        </Button>
        <Lazy load={loadMoreActions} props={{ document: draft.document }} isQuiet />
      </div>
    </div>
  );
}

/**
 * Saves the army to the cloud. For a guest it explains that this needs an account, and a press
 * leads to signing in.
 */
export function CloudSaveButton() {
  const { t } = useLingui();
  const { save, isSaving, isAllowed, isGuest } = useCloudSave();
  return (
    <Button
      icon="cloud"
      aria-label={t`Save to cloud`}
      busy={isSaving}
      onClick={save}
      aria-disabled={!isAllowed || undefined}
      title={isGuest ? t`Login required to use cloud features` : t`Save to cloud`}
    >
      <Trans>Cloud</Trans>
    </Button>
  );
}

/**
 * Saving to the cloud as the viewer may (docs/product.md, "Cloud lists"). Its code is fetched with
 * the first save.
 */
function useCloudSave() {
  const { t } = useLingui();
  const viewer = useViewer();
  const navigate = useNavigate();
  const savedLists = useDialogAddress('saved-lists');
  const [isSaving, setSaving] = useState(false);
  const isAllowed = can(viewer, 'save-to-cloud');
  const reportFailure = useFetchFailure();
  const save = async () => {
    if (isSaving || viewer.status === 'loading') return;
    if (!isAllowed) {
      const signIn = () => void navigate(paths.login(paths.builder()));
      toast.error({
        id: 'save',
        title: t`You must be logged in to use cloud save`,
        action: { label: t`Sign in`, onPress: signIn },
      });
      return;
    }
    setSaving(true);
    try {
      const saveToCloud = await loadSaveToCloud();
      await saveToCloud(viewer, (listId) => savedLists.open(`compare:${listId}`));
    } catch {
      reportFailure();
    }
    setSaving(false);
  };
  return { save: () => void save(), isSaving, isAllowed, isGuest: !isAllowed && viewer.status !== 'loading' };
}
