import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { clearCaches, refetchAppFiles, reloadSoon } from '#platform/caches.ts';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { toast } from '#ui/toast/toast.tsx';

type Question = 'caches' | 'deployment';

/**
 * Four ways to fetch things afresh (spec section 8). None of them touches lists, drafts, histories or preferences.
 */
export function DataRefreshMenu() {
  const { t } = useLingui();
  const [question, setQuestion] = useState<Question | null>(null);
  const refreshUnits = async () => {
    const ok = await refetchAppFiles();
    if (ok) toast.success({ title: t`Unit data refreshed successfully` });
    else
      toast.error({
        title: t`Failed to refresh unit data`,
        description: t`What this device already has stays in use.`,
      });
  };
  const refreshAll = async () => {
    savedListsStore.getState().reload();
    const ok = await refetchAppFiles();
    if (ok) toast.success({ title: t`All data refreshed successfully` });
    else
      toast.error({
        title: t`Failed to refresh data`,
        description: t`What this device already has stays in use.`,
      });
  };
  const clearAll = async () => {
    const ok = await clearCaches();
    if (ok) toast.success({ title: t`All caches cleared - fresh data will be loaded` });
    else toast.error({ title: t`Failed to clear caches` });
  };
  const clearDeployment = async () => {
    const ok = await clearCaches();
    if (!ok) {
      toast.error({ title: t`Failed to clear deployment caches` });
      return;
    }
    toast.success({ title: t`Deployment caches cleared - reloading page...` });
    reloadSoon();
  };
  const confirmations: Record<Question, { body: string; run: () => Promise<void> }> = {
    caches: {
      body: t`This will clear all cached data and force fresh downloads. This may take a moment. Continue?`,
      run: clearAll,
    },
    deployment: {
      body: t`This will clear all deployment caches and reload the page to ensure you have the latest version. Continue?`,
      run: clearDeployment,
    },
  };
  const asked = question === null ? null : confirmations[question];
  return (
    <>
      <Menu
        label={t`Refresh data`}
        icon="refresh"
        items={[
          { id: 'units', label: t`Refresh unit data`, onSelect: () => void refreshUnits() },
          { id: 'all', label: t`Refresh all data`, onSelect: () => void refreshAll() },
          { id: 'caches', label: t`Clear all caches`, onSelect: () => setQuestion('caches') },
          { id: 'deployment', label: t`Clear deployment caches`, onSelect: () => setQuestion('deployment') },
        ]}
      />
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setQuestion(null)}
        title={t`Are you sure?`}
        body={`${asked?.body ?? ''} ${t`Your lists stay.`}`}
        confirmLabel={t`Continue`}
        cancelLabel={t`Cancel`}
        onConfirm={() => void asked?.run()}
      />
    </>
  );
}
