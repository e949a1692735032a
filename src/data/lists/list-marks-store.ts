import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isRecord } from '#domain/catalogue/is-record.ts';
import { joinMarks, type ListMarks, parseListMarks } from '#domain/roster/many/list-marks.ts';
import { now } from '#platform/clock.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { localTexts } from '#platform/storage/local.ts';
import type { WriteResult } from '#platform/storage/text-store.ts';
import { createKeptStore, type KeptPlaces } from '../kept-store.ts';

/** The most lists whose marks are kept; those that were marked longest ago go first. */
const MOST = 2_000;

/** The marks by the id of a list, of this browser or of the cloud. */
type MarksById = ReadonlyMap<string, ListMarks>;

/** A line of the saved lists: the ids under which its list is known, and its marks so far. */
export type Marked = { readonly ids: readonly string[]; readonly marks: ListMarks };

export type ListMarksState = {
  readonly byId: MarksById;
  /**
   * Stores what `change` makes of the marks of each list, under all of its ids. `full`: nothing
   * changed. `blocked`: it holds until the page goes.
   */
  readonly change: (
    lists: readonly Marked[],
    change: (marks: ListMarks, now: number) => ListMarks,
  ) => WriteResult;
  /** Takes up marks that came from elsewhere: the cloud, a backup, a list that got another id. */
  readonly take: (lists: readonly Marked[]) => WriteResult;
};

type Places = {
  readonly texts: KeptPlaces['texts'];
  readonly now: () => Date;
};

/**
 * The store of the marks of saved lists (docs/decisions/103). They lie beside `armyLists`, so that
 * an older version of the app that saves a list loses none.
 */
export function createListMarksStore({ texts, now: clock }: Places): StoreApi<ListMarksState> {
  const kept = createKeptStore<MarksById>(
    {
      key: storageKeys.listMarks,
      setAsideKey: storageKeys.armyListsSetAside,
      empty: new Map(),
      write: (byId) => JSON.stringify(Object.fromEntries(byId)),
      read: readMarks,
    },
    { texts, nowIso: () => clock().toISOString() },
  );
  const take: ListMarksState['take'] = (lists) => kept.getState().change((byId) => withMarks(byId, lists));
  const store = createStore<ListMarksState>()(() => ({
    byId: kept.getState().value,
    take,
    change: (lists, change) => {
      const at = clock().getTime();
      return take(lists.map(({ ids, marks }) => ({ ids, marks: change(marks, at) })));
    },
  }));
  kept.subscribe(({ value }) => store.setState({ byId: value }));
  return store;
}

function withMarks(byId: MarksById, lists: readonly Marked[]): MarksById {
  const next = new Map(byId);
  for (const { ids, marks } of lists) {
    for (const id of ids) next.set(id, joinMarks(next.get(id) ?? {}, marks));
  }
  return newest(next);
}

/** Returns the marks of a list by the ids under which it is known. */
export function marksOf(byId: MarksById, ids: readonly (string | undefined)[]): ListMarks {
  return ids.reduce<ListMarks>(
    (joined, id) => joinMarks(joined, (id === undefined ? undefined : byId.get(id)) ?? {}),
    {},
  );
}

const record = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** Null for a text that cannot be read. `unread` counts marks of other versions of the app. */
function readMarks(text: string): { readonly value: MarksById; readonly unread: number } | null {
  const read = v.safeParse(record, text);
  if (!read.success) return null;
  const entries = Object.entries(read.output).map(([id, stored]) => ({
    id,
    stored,
    marks: parseListMarks(stored),
  }));
  return {
    value: new Map(entries.map(({ id, marks }) => [id, marks])),
    unread: entries.filter(({ stored, marks }) => !isRecord(stored) || hasMore(stored, marks)).length,
  };
}

function hasMore(stored: object, marks: ListMarks): boolean {
  return Object.keys(stored).some((name) => !(name in marks));
}

function newest(byId: MarksById): MarksById {
  const marked = [...byId].filter(([, marks]) => Object.keys(marks).length > 0);
  if (marked.length <= MOST) return new Map(marked);
  return new Map(marked.toSorted(([, one], [, other]) => markedAt(other) - markedAt(one)).slice(0, MOST));
}

function markedAt({ tags, note, pinned, archived }: ListMarks): number {
  return Math.max(tags?.at ?? 0, note?.at ?? 0, pinned?.at ?? 0, archived?.at ?? 0);
}

/** The marks of the lists of this browser and of the cloud. */
export const listMarksStore = createListMarksStore({ texts: localTexts, now });
