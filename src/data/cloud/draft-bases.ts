import * as v from 'valibot';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore } from '#platform/storage/text-store.ts';

/**
 * Pairs of draft and list that are remembered; older ones count as never seen, which only asks once
 * more.
 */
const KEPT = 200;

const entry = v.tuple([v.string(), v.string(), v.number()]);
const stored = v.pipe(v.string(), v.parseJson(), v.array(entry));

/** The edit of a cloud list that each draft is based on: the state that the player had seen. */
export type DraftBases = {
  /** Null when the draft was neither loaded from the list nor saved as it. */
  readonly baseOf: (draftId: string, listId: string) => number | null;
  readonly note: (draftId: string, listId: string, revision: number) => void;
};

/**
 * The bases of this browser's drafts. Where they cannot be stored, a save asks before it replaces a
 * list.
 */
export function createDraftBases(texts: Pick<TextStore, 'readText' | 'writeText'>): DraftBases {
  const read = () => {
    const result = v.safeParse(stored, texts.readText(storageKeys.cloudBases));
    return result.success ? result.output : [];
  };
  return {
    baseOf: (draftId, listId) =>
      read().find(([draft, list]) => draft === draftId && list === listId)?.[2] ?? null,
    note: (draftId, listId, revision) => {
      const others = read().filter(([draft, list]) => draft !== draftId || list !== listId);
      const next = [[draftId, listId, revision], ...others].slice(0, KEPT);
      texts.writeText(storageKeys.cloudBases, JSON.stringify(next));
    },
  };
}
