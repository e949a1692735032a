import { groupedByName, isSameContent, isSameName, nameKey } from '../same-list.ts';
import type { SavedList } from '../saved-list.ts';
import type { CloudList } from './cloud-list.ts';
import type { PendingSave, Queue } from './pending.ts';

/** One line of the saved lists. */
export type ShownList = {
  /**
   * The list to load: the waiting save of this device if there is one, else the cloud's, else the
   * local list.
   */
  readonly list: SavedList;
  readonly place: 'cloud' | 'local';
  /** The cloud's list; null for one that is only here or still waits for its first way there. */
  readonly cloud: CloudList | null;
  /** The list of the same name and faction in this browser; null when there is no such list. */
  readonly local: SavedList | null;
  /**
   * Other cloud lists of the same name and faction, newest first, which another device made at the
   * same moment.
   */
  readonly others: readonly CloudList[];
  readonly pending: PendingSave | null;
  /**
   * The two sides between which the player can choose; null when there is nothing to choose.
   * `local-older` needs no answer: the cloud's list was saved after the one in this browser.
   */
  readonly choice: 'conflict' | 'local-newer' | 'local-older' | 'cloud-twins' | null;
};

type Sources = {
  readonly cloud: readonly CloudList[];
  readonly local: readonly SavedList[];
  readonly queue: Queue;
};

/**
 * The saved lists as they are shown: one a name and faction (docs/decisions/004), the cloud's in
 * place of a local one, cloud lists first, then by newest (docs/product.md, "Cloud lists"). What
 * stands behind a line is named in it, never hidden.
 */
export function shownLists({ cloud, local, queue }: Sources): readonly ShownList[] {
  const saves = queue.filter((one): one is PendingSave => one.type === 'save');
  const goingIds = new Set(queue.filter(({ type }) => type === 'delete').map(({ listId }) => listId));
  const isRenamed = (row: CloudList) =>
    saves.some(({ listId, list }) => listId === row.list.id && !isSameName(list, row.list));
  const present = newestFirst(
    cloud.filter((row) => !goingIds.has(row.list.id) && !isRenamed(row)),
    ({ list }) => list,
  );
  const names = uniqueNames([...present.map(({ list }) => list), ...saves.map(({ list }) => list)]);
  const presentByName = groupedByName(present, ({ list }) => list);
  const newestLocal = uniqueNames(newestFirst(local, same));
  const localByName = new Map(newestLocal.map((list) => [nameKey(list), list]));
  const inCloud = names.map((name) => cloudLine(name, { cloud, presentByName, localByName, saves }));
  const keys = new Set(names.map(nameKey));
  const onlyHere = newestLocal
    .filter((list) => !keys.has(nameKey(list)))
    .map((list): ShownList => ({
      list,
      place: 'local',
      cloud: null,
      local: list,
      others: [],
      pending: null,
      choice: null,
    }));
  return [...newestFirst(inCloud, ({ list }) => list), ...onlyHere];
}

/**
 * Returns everything that deleting a line deletes: all cloud lists of its name and faction
 * (docs/product.md, "Cloud lists"), one whose new name still waits, and the local ones.
 */
export function behindLine(
  line: ShownList,
  { cloud, local }: Pick<Sources, 'cloud' | 'local'>,
): { readonly cloud: readonly CloudList[]; readonly local: readonly SavedList[] } {
  return {
    cloud: cloud.filter((row) => row === line.cloud || isSameName(row.list, line.list)),
    local: local.filter((list) => isSameName(list, line.list)),
  };
}

/** Local lists that the cloud has nothing of: what is offered for upload. */
export function uploadable(lines: readonly ShownList[]): readonly SavedList[] {
  return lines.filter(({ place }) => place === 'local').map(({ list }) => list);
}

/**
 * `cloud`: all lists of the cloud; `presentByName`: those that keep their name and stay, newest
 * first; `localByName`: the newest in this browser.
 */
type LineSources = Pick<Sources, 'cloud'> & {
  readonly presentByName: ReadonlyMap<string, readonly CloudList[]>;
  readonly localByName: ReadonlyMap<string, SavedList>;
  readonly saves: readonly PendingSave[];
};

function cloudLine(
  name: SavedList,
  { cloud: all, presentByName, localByName, saves }: LineSources,
): ShownList {
  const pending = saves.find(({ list }) => isSameName(list, name)) ?? null;
  const named = presentByName.get(nameKey(name)) ?? [];
  const own = pending === null ? undefined : all.find(({ list }) => list.id === pending.listId);
  const cloud = own ?? named[0] ?? null;
  const behind = named.filter((row) => row !== cloud);
  const local = localByName.get(nameKey(name)) ?? null;
  const list = pending?.list ?? cloud?.list ?? name;
  const others = behind.filter((other) => cloud === null || !isSameContent(other.list, cloud.list));
  return { list, place: 'cloud', cloud, local, others, pending, choice: choiceOf() };

  function choiceOf(): ShownList['choice'] {
    if (pending?.state.kind === 'conflict') return 'conflict';
    if (pending !== null) return null;
    if (others.length > 0) return 'cloud-twins';
    if (local === null || isSameContent(local, list)) return null;
    return changedAt(local) > changedAt(list) ? 'local-newer' : 'local-older';
  }
}

function uniqueNames(lists: readonly SavedList[]): readonly SavedList[] {
  return [...groupedByName(lists, same).values()].flatMap((group) => group.slice(0, 1));
}

function newestFirst<Item>(items: readonly Item[], listOf: (item: Item) => SavedList): readonly Item[] {
  return items.toSorted((one, other) => {
    const [first, second] = [changedAt(listOf(one)), changedAt(listOf(other))];
    return first === second ? 0 : first < second ? 1 : -1;
  });
}

/** ISO 8601 instants in UTC are in order as texts. */
function changedAt(list: SavedList): string {
  return list.updated_at ?? list.created_at;
}

function same(list: SavedList): SavedList {
  return list;
}
