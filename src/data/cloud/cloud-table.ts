import type { ListMarks } from '#domain/roster/many/list-marks.ts';
import type { CloudList, CloudRow, CloudVersion } from '#domain/roster/sync/cloud-list.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';

/**
 * All cloud lists of a player. `unread`: rows that could not be read and are left where they are.
 */
export type CloudLists = { readonly lists: readonly CloudList[]; readonly unread: number };

/**
 * The cloud's lists of one account. Every function rejects with BackendError (status 0: no answer,
 * or none that can be read; 401: the session is not this account's any more) or BackendUnavailable.
 */
export type CloudTable = {
  /** Newest first. */
  readonly all: () => Promise<CloudLists>;
  /** The revision of each list by its id; of one list alone when its id is given. */
  readonly revisions: (id?: string) => Promise<ReadonlyMap<string, number>>;
  readonly byId: (id: string) => Promise<CloudList | null>;
  readonly byName: (wanted: Pick<SavedList, 'name' | 'faction'>) => Promise<readonly CloudList[]>;
  /** The newest first; also of a list that is deleted. */
  readonly versionsOf: (listId: string) => Promise<readonly CloudVersion[]>;
  /** Null when the id is taken. */
  readonly insert: (row: CloudRow, wabId: string) => Promise<CloudList | null>;
  /** Null when the list is not at this revision, or not there. */
  readonly update: (row: CloudRow, revision: number) => Promise<CloudList | null>;
  /** False when the list is not at this revision, or not there. */
  readonly remove: (id: string, revision: number) => Promise<boolean>;
  /**
   * Joins the marks of lists with those that the cloud has, by id, 500 at most. Returns what it has
   * then; a list that is not there is left out.
   */
  readonly mark: (marks: ReadonlyMap<string, ListMarks>) => Promise<ReadonlyMap<string, ListMarks>>;
  /** The WAB id of the profile; null when it has none. */
  readonly wabId: () => Promise<string | null>;
};
