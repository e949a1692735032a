import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { joinMarks, type ListMarks, parseListMarks } from '#domain/roster/many/list-marks.ts';
import { now } from '#platform/clock.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { localTexts } from '#platform/storage/local.ts';
import type { TextStore, WriteResult } from '#platform/storage/text-store.ts';
import { setAside } from './set-aside.ts';

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
  readonly texts: Pick<TextStore, 'readText' | 'writeText' | 'subscribe'>;
  readonly now: () => Date;
};

/**
 * The store of the marks of saved lists (docs/decisions/103). They lie beside `armyLists`, so that
 * an older version of the app that saves a list loses none. Storage is the truth: other tabs write
 * there too.
 */
export function createListMarksStore({ texts, now: clock }: Places): StoreApi<ListMarksState> {
  const stored = () => texts.readText(storageKeys.listMarks);
  const store = createStore<ListMarksState>()((set) => {
    const write = (entries: readonly (readonly [string, ListMarks])[]): WriteResult => {
      const before = stored();
      const found = readMarks(before);
      // A text that cannot be read is kept before it is written over.
      if (
        found === null &&
        !setAside(texts, storageKeys.armyListsSetAside, [before], clock().toISOString())
      ) {
        return { ok: false, reason: 'full' };
      }
      const next = new Map(found);
      for (const [id, marks] of entries) next.set(id, joinMarks(next.get(id) ?? {}, marks));
      const byId = newest(next);
      const written = texts.writeText(storageKeys.listMarks, JSON.stringify(Object.fromEntries(byId)));
      if (written.ok || written.reason === 'blocked') set({ byId });
      return written;
    };
    const take: ListMarksState['take'] = (lists) =>
      write(lists.flatMap(({ ids, marks }) => ids.map((id) => [id, marks] as const)));
    return {
      byId: readMarks(stored()) ?? new Map(),
      take,
      change: (lists, change) => {
        const at = clock().getTime();
        return take(lists.map(({ ids, marks }) => ({ ids, marks: change(marks, at) })));
      },
    };
  });
  texts.subscribe(storageKeys.listMarks, (text) => store.setState({ byId: readMarks(text) ?? new Map() }));
  return store;
}

/** Returns the marks of a list by the ids under which it is known. */
export function marksOf(byId: MarksById, ids: readonly (string | undefined)[]): ListMarks {
  return ids.reduce<ListMarks>(
    (joined, id) => joinMarks(joined, (id === undefined ? undefined : byId.get(id)) ?? {}),
    {},
  );
}

const record = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** Null for a text that cannot be read. */
function readMarks(text: string | null): MarksById | null {
  if (text === null) return new Map();
  const read = v.safeParse(record, text);
  if (!read.success) return null;
  return new Map(Object.entries(read.output).map(([id, marks]) => [id, parseListMarks(marks)]));
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
