/**
 * The cloud's lists of one account in memory, by the database's rules, for tests of what stands on
 * them.
 */
import type { CloudTable } from '#data/cloud/cloud-table.ts';
import { joinMarks } from '#domain/roster/many/list-marks.ts';
import { type CloudList, type CloudVersion, parseCloudList } from '#domain/roster/sync/cloud-list.ts';
import { isSameContent, isSameName } from '#domain/roster/same-list.ts';
import { BackendError } from '#platform/backend/backend-error.ts';

/** The fate of one call: as it should be, or one of the faults of networks. */
export type Weather =
  | 'fair'
  /** It never arrives. */
  | 'request-lost'
  /** It is done, and nobody learns of it. */
  | 'answer-lost'
  /** It arrives twice. */
  | 'twice'
  /** It gives up, and arrives later all the same. */
  | 'late'
  /** The response is cut off. */
  | 'spoilt'
  /** The server has an error. */
  | 'fault';

export type MemoryCloud = {
  readonly rows: Map<string, CloudList>;
  readonly versions: CloudVersion[];
  wabId: string | null;
  /** The table as one device reaches it; `weather` is asked at each call. */
  readonly tableOf: (weather?: () => Weather) => CloudTable;
  /** Lets what was late arrive. */
  readonly arrive: () => void;
  /** Each replacing of one content by another, in order. */
  readonly replaced: { readonly before: CloudList; readonly after: CloudList }[];
};

const VERSIONS_KEPT = 20;

/** An empty cloud. Each change of a row takes a second. */
export function memoryCloud(): MemoryCloud {
  const late: (() => void)[] = [];
  let seconds = 0;
  const now = () => {
    seconds += 1;
    return new Date(Date.UTC(2026, 5, 1, 0, 0, seconds)).toISOString();
  };
  const cloud: MemoryCloud = {
    rows: new Map(),
    versions: [],
    replaced: [],
    wabId: 'WAB-AAAA-BBBB-CCCC',
    arrive: () => {
      for (const call of late.splice(0)) call();
    },
    tableOf: (weather = () => 'fair') => tableOf(cloud, now, through(weather, late)),
  };
  return cloud;
}

type Call = <Value>(work: () => Value) => Promise<Value>;

function through(weather: () => Weather, late: (() => void)[]): Call {
  return async (work) => {
    await Promise.resolve();
    const now = weather();
    if (now === 'fault') throw new BackendError('a fault', 500, null);
    if (now === 'late') late.push(work);
    if (now === 'request-lost' || now === 'late') throw new BackendError('no answer', 0, null);
    const value = structuredClone(work());
    if (now === 'twice') work();
    if (now === 'answer-lost' || now === 'spoilt') throw new BackendError('no answer', 0, null);
    return value;
  };
}

function tableOf(cloud: MemoryCloud, now: () => string, call: Call): CloudTable {
  const { rows, versions } = cloud;
  const newest = () =>
    [...rows.values()].toSorted((one, other) => other.list.created_at.localeCompare(one.list.created_at));
  const keep = ({ list, revision }: CloudList, wasDeleted: boolean) => {
    const savedAt = list.updated_at ?? '';
    const versionId = `version-${String(versions.length)}`;
    versions.push({ list, revision, wabId: null, versionId, savedAt, wasDeleted });
    const same = versions.filter((one) => one.list.id === list.id);
    for (const old of same.slice(0, -VERSIONS_KEPT)) versions.splice(versions.indexOf(old), 1);
  };
  return {
    all: () => call(() => ({ lists: newest(), unread: 0 })),
    revisions: (only) =>
      call(() => {
        const lists = only === undefined ? newest() : newest().filter(({ list }) => list.id === only);
        return new Map(lists.map(({ list, revision }) => [list.id, revision]));
      }),
    byId: (id) => call(() => rows.get(id) ?? null),
    byName: (wanted) => call(() => newest().filter(({ list }) => isSameName(list, wanted))),
    versionsOf: (id) => call(() => versions.filter(({ list }) => list.id === id).toReversed()),
    mark: (marks) =>
      call(() => {
        const known = [...marks].filter(([id]) => rows.has(id));
        return new Map(
          known.map(([id, change]) => {
            const before = rows.get(id);
            const joined = joinMarks(before?.marks ?? {}, change);
            if (before !== undefined) rows.set(id, { ...before, marks: joined });
            return [id, joined];
          }),
        );
      }),
    wabId: () => call(() => cloud.wabId),
    insert: (row, wabId) =>
      call(() => {
        if (rows.has(row.id)) return null;
        const at = now();
        const made = parseCloudList({ ...row, revision: 1, wab_id: wabId, created_at: at, updated_at: at });
        if (made !== null) rows.set(row.id, made);
        return made;
      }),
    update: (row, revision) =>
      call(() => {
        const before = rows.get(row.id);
        if (before?.revision !== revision) return null;
        const stamp = { created_at: before.list.created_at, updated_at: now() };
        const next = parseCloudList({ ...row, ...stamp, wab_id: before.wabId, revision: revision + 1 });
        if (next !== null && before.marks !== undefined) Object.assign(next, { marks: before.marks });
        if (next === null || isSameContent(next.list, before.list)) return before;
        keep(before, false);
        cloud.replaced.push({ before, after: next });
        rows.set(row.id, next);
        return next;
      }),
    remove: (id, revision) =>
      call(() => {
        const before = rows.get(id);
        if (before?.revision !== revision) return false;
        keep(before, true);
        return rows.delete(id);
      }),
  };
}
