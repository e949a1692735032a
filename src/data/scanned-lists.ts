import { createStore } from 'zustand/vanilla';
import type { RosterDocument } from '#domain/roster/types.ts';
import { sessionKeys } from '#platform/storage/keys.ts';
import { sessionTexts } from '#platform/storage/local.ts';
import type { ListTextProblem, ReadListText } from './games/read-list-segment.ts';
import { readListText } from './games/read-list-text.ts';

/** A list that was read from a text or a code. */
export type FoundList = Extract<ReadListText, { ok: true }>;

/** A list that was scanned; `text` is what its QR code holds. */
export type ScannedList = { readonly text: string; readonly found: FoundList };

/** The outcome of one scan. `again`: the list was scanned before. */
export type ScanOutcome =
  | { readonly kind: 'added' | 'again'; readonly list: ScannedList }
  | { readonly kind: 'refused'; readonly problem: ListTextProblem };

type ScannedState = {
  /** The newest first. */
  readonly lists: readonly ScannedList[];
  /** The outcome of the last scan, with the number of scans before it; null before the first. */
  readonly last: (ScanOutcome & { readonly number: number }) | null;
  /** Takes the text of a QR code: a list that is not there yet is added. */
  readonly scan: (text: string) => ScanOutcome;
  /** Forgets all lists. Returns what takes that back. */
  readonly clear: () => () => void;
};

/**
 * The lists that this tab has scanned, one after the other. They outlive the dialog and a reload,
 * as a browser on a phone may drop a page behind its camera.
 */
export function createScannedLists() {
  const store = createStore<ScannedState>()((set, get) => ({
    lists: keptLists(),
    last: null,
    scan: (text) => {
      const read = readListText(text);
      const { lists, outcome } = read.ok
        ? withList(get().lists, { text, found: read })
        : { lists: get().lists, outcome: { kind: 'refused' as const, problem: read.problem } };
      set({ lists, last: { ...outcome, number: (get().last?.number ?? 0) + 1 } });
      return outcome;
    },
    clear: () => {
      const { lists } = get();
      set({ lists: [], last: null });
      return () => set({ lists: [...get().lists, ...lists] });
    },
  }));
  store.subscribe(({ lists }, before) => {
    if (lists === before.lists) return;
    sessionTexts.writeText(sessionKeys.scanned, JSON.stringify(lists.map(({ text }) => text)));
  });
  return store;
}

export const scannedLists = createScannedLists();

function withList(lists: readonly ScannedList[], list: ScannedList) {
  const there = lists.find(({ found }) => isSameList(found.document, list.found.document));
  if (there === undefined) return { lists: [list, ...lists], outcome: { kind: 'added' as const, list } };
  // The link of a list says its name, which its code leaves out.
  const isNamed = there.found.document.name === '' && list.found.document.name !== '';
  const kept = isNamed ? list : there;
  return {
    lists: isNamed ? lists.map((each) => (each === there ? list : each)) : lists,
    outcome: { kind: 'again' as const, list: kept },
  };
}

/** True for the same units under the same name, or where one of the two has no name. */
function isSameList(one: RosterDocument, other: RosterDocument): boolean {
  const hasOneName = one.name === other.name || one.name === '' || other.name === '';
  return hasOneName && unitsOf(one) === unitsOf(other);
}

function unitsOf({ faction, entries }: RosterDocument): string {
  const units = entries.map(({ unitId, quantity }) => `${quantity} ${unitId}`);
  return JSON.stringify([faction, ...units.toSorted()]);
}

function keptLists(): readonly ScannedList[] {
  const kept = parsed(sessionTexts.readText(sessionKeys.scanned) ?? '[]');
  const texts = Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  return texts.flatMap((text) => {
    const found = readListText(text);
    return found.ok ? [{ text, found }] : [];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
