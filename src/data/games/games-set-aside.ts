import { storageKeys } from '#platform/storage/keys.ts';
import { localTexts, readText, remove } from '#platform/storage/local.ts';
import { countSetAside } from '../lists/set-aside.ts';

/** Returns how many games that could not be read are set aside in this browser. */
export function countGamesSetAside(): number {
  return countSetAside(localTexts, storageKeys.gamesSetAside).all;
}

/** All of them as one file's text, as they were found. */
export function gamesSetAsideText(): string {
  return readText(storageKeys.gamesSetAside) ?? '[]';
}

/** Deletes them for good. */
export function dropGamesSetAside(): void {
  remove(storageKeys.gamesSetAside);
}
