import { t } from '@lingui/core/macro';
import { factionsStore } from '#data/factions-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { type CacheClearing, clearCaches, refetchAppFiles, reloadSoon } from '#platform/caches.ts';
import { toast } from '#ui/toast/toast.tsx';
import { ask } from '../open-dialog.ts';

/** The ways to fetch things afresh (docs/product.md, "Refreshing and clearing"). */
export type Refresh = 'factions' | 'units' | 'all' | 'caches' | 'deployment';

/**
 * Fetches or clears what was chosen; the two that clear ask first. None touches lists, drafts,
 * histories or preferences.
 */
export function refresh(what: Refresh): void {
  if (what === 'factions') void refreshFactions();
  else if (what === 'units') void refreshUnits();
  else if (what === 'all') void refreshAll();
  else if (what === 'caches') {
    confirm(
      t`This will clear all cached data and force fresh downloads. This may take a moment. Continue?`,
      clearAll,
    );
  } else {
    confirm(
      t`This will clear all deployment caches and reload the page to ensure you have the latest version. Continue?`,
      clearDeployment,
    );
  }
}

function confirm(body: string, run: () => Promise<void>): void {
  ask({ kind: 'confirm', body: `${body} ${t`Your lists stay.`}`, run: () => void run() });
}

async function refreshFactions(): Promise<void> {
  // Each message takes the place of the one before: two of them would contradict each other.
  const id = 'factions';
  toast.info({ id, title: t`Refreshing factions...` });
  const outcome = await factionsStore.getState().refresh();
  if (outcome === 'refreshed') toast.success({ id, title: t`Factions refreshed successfully` });
  else if (outcome === 'empty') {
    toast.info({ id, title: t`Using default factions. No factions found in database.`, duration: 5000 });
  } else
    toast.error({
      id,
      title: t`Failed to refresh factions`,
      description: t`The factions of this app stay in use.`,
    });
}

async function refreshUnits(): Promise<void> {
  if (await refetchAppFiles()) toast.success({ title: t`Unit data refreshed successfully` });
  else toast.error({ title: t`Failed to refresh unit data`, ...itStays() });
}

async function refreshAll(): Promise<void> {
  savedListsStore.getState().reload();
  if (await refetchAppFiles()) toast.success({ title: t`All data refreshed successfully` });
  else toast.error({ title: t`Failed to refresh data`, ...itStays() });
}

async function clearAll(): Promise<void> {
  const outcome = await clearCaches();
  if (outcome === 'cleared') toast.success({ title: t`All caches cleared - fresh data will be loaded` });
  else toast.error({ title: t`Failed to clear caches`, ...reasonOf(outcome) });
}

async function clearDeployment(): Promise<void> {
  const outcome = await clearCaches();
  if (outcome !== 'cleared') {
    toast.error({ title: t`Failed to clear deployment caches`, ...reasonOf(outcome) });
    return;
  }
  toast.success({ title: t`Deployment caches cleared - reloading page...` });
  reloadSoon();
}

function reasonOf(outcome: CacheClearing): { description?: string } {
  return outcome === 'offline' ? itStays() : {};
}

function itStays(): { description: string } {
  return { description: t`What this device already has stays in use.` };
}
