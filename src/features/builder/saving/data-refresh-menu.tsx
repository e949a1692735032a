import { useLingui } from '@lingui/react/macro';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { type CacheClearing, clearCaches, refetchAppFiles, reloadSoon } from '#platform/caches.ts';
import { Menu } from '#ui/menu/menu.tsx';
import { ask } from '../open-dialog.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Four ways to fetch things afresh (docs/product.md, "Refreshing and clearing"). None of them
 * touches lists, drafts, histories or preferences.
 */
export function DataRefreshMenu() {
  const { t } = useLingui();
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
  const reasonOf = (outcome: CacheClearing) =>
    outcome === 'offline' ? { description: t`What this device already has stays in use.` } : {};
  const clearAll = async () => {
    const outcome = await clearCaches();
    if (outcome === 'cleared') toast.success({ title: t`All caches cleared - fresh data will be loaded` });
    else toast.error({ title: t`Failed to clear caches`, ...reasonOf(outcome) });
  };
  const clearDeployment = async () => {
    const outcome = await clearCaches();
    if (outcome !== 'cleared') {
      toast.error({ title: t`Failed to clear deployment caches`, ...reasonOf(outcome) });
      return;
    }
    toast.success({ title: t`Deployment caches cleared - reloading page...` });
    reloadSoon();
  };
  const confirm = (body: string, run: () => Promise<void>) =>
    ask({ kind: 'confirm', body: `${body} ${t`Your lists stay.`}`, run: () => void run() });
  const askCaches = () =>
    confirm(
      t`This will clear all cached data and force fresh downloads. This may take a moment. Continue?`,
      clearAll,
    );
  const askDeployment = () =>
    confirm(
      t`This will clear all deployment caches and reload the page to ensure you have the latest version. Continue?`,
      clearDeployment,
    );
  return (
    <Menu
      label={t`Refresh data`}
      icon="refresh"
      items={[
        { id: 'units', label: t`Refresh unit data`, onSelect: () => void refreshUnits() },
        { id: 'all', label: t`Refresh all data`, onSelect: () => void refreshAll() },
        { id: 'caches', label: t`Clear all caches`, onSelect: askCaches },
        { id: 'deployment', label: t`Clear deployment caches`, onSelect: askDeployment },
      ]}
    />
  );
}
