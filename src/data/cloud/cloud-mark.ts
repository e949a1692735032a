import { createStore } from 'zustand/vanilla';
import { paths } from '#platform/paths.ts';

/** What waits for the cloud of one account. */
export type CloudMark = {
  /** Null while nobody is signed in. */
  readonly userId: string | null;
  /** How many changes wait to be sent. */
  readonly waiting: number;
  /** The number of lists that the player has to decide about. */
  readonly conflicts: number;
  /** The list whose two sides are to be compared, when it is the only one to decide about; else null. */
  readonly compare: string | null;
  /** How often this page has found a new one to decide about since it was loaded. */
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

/** What waits for who is signed in; data/cloud/cloud-watch.ts keeps it true. It is small: every page shows it. */
export const cloudMark = createStore<CloudMark>()(() => NOTHING_WAITS);

/** The item of the saved lists' dialog in which to decide; undefined for all of them. */
export function itemToDecide({ compare }: Pick<CloudMark, 'compare'>): string | undefined {
  return compare === null ? undefined : `compare:${compare}`;
}

/** The address where the player decides: both sides of the list, or all saved lists when there are several. */
export function pathToDecide(mark: Pick<CloudMark, 'compare'>): string {
  const item = itemToDecide(mark);
  const search = new URLSearchParams({ dialog: 'saved-lists', ...(item === undefined ? {} : { item }) });
  return `${paths.builder()}?${search.toString()}`;
}
