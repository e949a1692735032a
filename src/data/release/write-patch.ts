import { checkedText } from '#platform/storage/checked-text.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { writeText } from '#platform/storage/local.ts';
import type { KeptPatch } from './kept-patch.ts';

/** Keeps the facts of a release in local storage, where the browser takes them. */
export function writePatch(patch: KeptPatch): void {
  writeText(storageKeys.release, checkedText(patch));
}
