/**
 * A history database in memory, by the same limits as the real one, for tests of what stands on it.
 */
import {
  type HistoryDb,
  isExpired,
  type KeptVersion,
  type StoredBackup,
  type TrashedList,
  VERSIONS_KEPT,
} from '#platform/storage/history-db.ts';

/**
 * An empty database; `unavailable` makes one that refuses everything, as a browser without
 * IndexedDB.
 */
export function memoryHistoryDb(options: { now?: () => number; unavailable?: boolean } = {}): HistoryDb {
  const { now = () => 0, unavailable = false } = options;
  let versions: KeptVersion[] = [];
  const trash = new Map<string, TrashedList>();
  const backups: StoredBackup[] = [];
  let lastKey = 0;
  const answer = <Value>(work: () => Value) =>
    Promise.resolve(
      unavailable
        ? ({ ok: false, reason: 'unavailable' } as const)
        : ({ ok: true, value: structuredClone(work()) } as const),
    );
  return {
    addVersions: (added) =>
      answer(() => {
        for (const version of added) {
          lastKey += 1;
          versions.push({ ...version, key: lastKey });
          const same = versions.filter(({ listId }) => listId === version.listId);
          const dropped = new Set(same.slice(0, -VERSIONS_KEPT));
          versions = versions.filter((one) => !dropped.has(one));
        }
        return null;
      }),
    versionsOf: (listId) =>
      answer(() => versions.filter((version) => version.listId === listId).toReversed()),
    putTrash: (lists) =>
      answer(() => {
        for (const list of lists) trash.set(list.listId, list);
        return null;
      }),
    trash: () =>
      answer(() =>
        [...trash.values()]
          .filter(({ deletedAt }) => !isExpired(deletedAt, now()))
          .toSorted((one, other) => other.deletedAt.localeCompare(one.deletedAt)),
      ),
    dropTrash: (listIds) =>
      answer(() => {
        for (const listId of listIds) trash.delete(listId);
        return null;
      }),
    addBackup: (backup) =>
      answer(() => backups.push(backup) > 0 && null).then((done) =>
        done.ok ? { ok: true, value: null } : done,
      ),
    backups: () => answer(() => backups.toReversed()),
  };
}
