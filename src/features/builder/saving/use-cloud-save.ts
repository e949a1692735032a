import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { paths } from '#platform/paths.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { toast } from '#ui/toast/toast.tsx';
import { loadSaveToCloud } from './load-cloud.ts';

/**
 * Saving to the cloud as the viewer may (docs/product.md, "Cloud lists"). Its code is fetched with
 * the first save.
 */
export function useCloudSave() {
  const { t } = useLingui();
  const viewer = useViewer();
  const navigate = useNavigate();
  const savedLists = useDialogAddress('saved-lists');
  const [isSaving, setSaving] = useState(false);
  const isAllowed = can(viewer, 'save-to-cloud');
  const save = async () => {
    if (isSaving || viewer.status === 'loading') return;
    if (!isAllowed) {
      const signIn = () => void navigate(paths.login(paths.builder()));
      toast.error({
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
      toast.error({
        title: t`Failed to save list to cloud`,
        description: t`Your list is kept. Check the network and try again.`,
      });
    }
    setSaving(false);
  };
  return { save: () => void save(), isSaving, isAllowed, isGuest: !isAllowed && viewer.status !== 'loading' };
}
