/**
 * The release of the catalogue that this browser applied last: in place from the app's first
 * moment, with or without a network.
 */
import type { FactsPatch } from '#domain/catalogue/release/patch.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import type { ReadyList } from '#domain/roster/ready-list.ts';
import { readChecked } from '#platform/storage/checked-text.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText } from '#platform/storage/local.ts';

/** The part of a release that is in local storage. */
export type KeptPatch = FactsPatch & {
  readonly number: number;
  readonly sha256: string;
  /** The build whose files it was made for. It fits other builds until it is made for them. */
  readonly build: string;
  /** The address of the backend that published it. */
  readonly origin: string;
  /** Units that this browser knew and that are gone; absent in patches of older versions. */
  readonly formerUnits?: readonly Unit[];
  /** Null where the start page's list is that of the build. */
  readonly readyList: ReadyList | null;
};

let patch = readPatch();
const listeners = new Set<() => void>();

/** Returns the release that is in place; null for the catalogue of the build. */
export const currentPatch = (): KeptPatch | null => patch;

/** Calls back whenever another release, or none, is in place. */
export function onPatch(listener: () => void): void {
  listeners.add(listener);
}

/** Puts a release in place of the one before, in memory. */
export function setPatch(next: KeptPatch | null): void {
  patch = next;
  for (const listener of listeners) listener();
}

/** Returns the release in local storage; null for none and for a damaged one. */
export function readPatch(): KeptPatch | null {
  const kept = readChecked(readText(storageKeys.release));
  return isPatch(kept) ? kept : null;
}

/** True for what this form of the app wrote: its checksum fits, so it is whole. */
function isPatch(value: unknown): value is KeptPatch {
  return value !== null;
}

let shown = 0;
const pages = new Set<() => void>();

/** Returns how often another release took the place of the one on the screen. */
export const timesShown = (): number => shown;

/** Calls back when the pages have to be drawn again, for `useSyncExternalStore`. */
export function onShown(listener: () => void): () => void {
  pages.add(listener);
  return () => pages.delete(listener);
}

/** Has the pages drawn again. */
export function drawAgain(): void {
  shown += 1;
  for (const listener of pages) listener();
}
