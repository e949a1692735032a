import { createStore } from 'zustand/vanilla';
import { paths } from '#platform/paths.ts';

/** The counts of one account's changes that wait for the cloud. */
export type CloudMark = {
  /** Null while nobody is signed in. */
  readonly userId: string | null;
  /** The number of changes that wait to be sent. */
  readonly waiting: number;
  /** The number of lists that the player has to decide about. */
  readonly conflicts: number;
  /** The list to compare when it is the only one that needs a decision; else null. */
  readonly compare: string | null;
  /** The number of new conflicts that this page has found since it was loaded. */
  readonly found: number;
};

/** The mark of nobody. */
export const NOTHING_WAITS: CloudMark = {
  userId: null,
  waiting: 0,
  conflicts: 0,
  compare: null,
  found: 0,
};

/**
 * The counts for the signed-in user; data/cloud/cloud-watch.ts keeps them up to date. The module is
 * small because every page shows them.
 */
export const cloudMark = createStore<CloudMark>()(() => NOTHING_WAITS);

/** The item of the saved lists' dialog in which to decide; undefined for all of them. */
export function itemToDecide({ compare }: Pick<CloudMark, 'compare'>): string | undefined {
  return compare === null ? undefined : `compare:${compare}`;
}

/**
 * Returns the address where the player decides: both sides of the list, or all saved lists when
 * several need a decision.
 */
export function pathToDecide(mark: Pick<CloudMark, 'compare'>): string {
  const item = itemToDecide(mark);
  const search = new URLSearchParams({ dialog: 'saved-lists', ...(item === undefined ? {} : { item }) });
  return `${paths.builder()}?${search.toString()}`;
}
