import { currentEnvironment, storagePrefixOf } from '#platform/environment.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText } from '#platform/storage/local.ts';

/** True when a game runs on this device and play mode was opened here. It is not read. */
export function hasKeptGame(): boolean {
  const isLetIn = readText(storageKeys.playGranted) !== null;
  return isLetIn && readText(storageKeys.game(storagePrefixOf(currentEnvironment()))) !== null;
}
