import { type StorageRisk, storageRisk } from '#domain/updates/storage-risk.ts';
import { isInstalled } from '../install.ts';
import { isPersistent, readText, writeText } from './local.ts';

/** The keys of what the browser was asked and the player was told, in the local storage. */
export const lastingKeys = {
  /** Set once the browser was asked to keep what is stored: in a tab, or as an installed app. */
  asked: 'muster_storage_asked',
  /** Set once the player has put away the warning that lists may be deleted. */
  told: 'muster_storage_told',
} as const;

/**
 * Asks the browser never to delete what this site stored. Call it when there is something worth
 * keeping: some browsers ask the player. It asks once, and once more as an installed app, which
 * browsers trust more.
 */
export async function askToKeep(): Promise<void> {
  const way = isInstalled() ? 'app' : 'tab';
  const manager = managerOfStorage();
  if (manager === null || !isPersistent() || readText(lastingKeys.asked) === way) return;
  if (await isPersisted(manager)) return;
  writeText(lastingKeys.asked, way);
  // A refusal shows in `persisted`, and a fault is one.
  await manager.persist().catch(() => false);
}

/** Returns the risk of which the player has not been warned yet. */
export async function untoldRisk(): Promise<StorageRisk> {
  // A browser that stores nothing is another matter, and is reported elsewhere.
  if (!isPersistent() || readText(lastingKeys.told) !== null) return 'none';
  const manager = managerOfStorage();
  return storageRisk({
    isPersisted: manager !== null && (await isPersisted(manager)),
    isInstalled: isInstalled(),
    isWebKit: navigator.vendor.startsWith('Apple'),
    wasAsked: readText(lastingKeys.asked) !== null,
    canAsk: manager !== null,
  });
}

/** Notes that the player was warned: the warning does not come back. */
export function noteRiskTold(): void {
  writeText(lastingKeys.told, '1');
}

/** Null in older browsers and on addresses without TLS. */
function managerOfStorage(): StorageManager | null {
  const { storage } = navigator as { readonly storage?: StorageManager };
  return storage !== undefined && 'persist' in storage ? storage : null;
}

async function isPersisted(manager: StorageManager): Promise<boolean> {
  return manager.persisted().catch(() => false);
}
