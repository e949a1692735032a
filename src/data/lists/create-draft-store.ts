import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FactionId } from '#domain/catalogue/types.ts';
import { emptyDocument } from '#domain/roster/document.ts';
import { execute, newHistory, redo, takeBack, undo } from '#domain/roster/history.ts';
import type { Command, Remembered, RosterHistory } from '#domain/roster/types.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore } from '#platform/storage/text-store.ts';
import type { Claim } from '#platform/tabs/tab-claim.ts';
import { parseDraft, draftText } from './draft-text.ts';
import { newestDraftIds } from './newest-drafts.ts';
import { setAside } from './set-aside.ts';

export type DraftState = {
  /** The working document with its undo and redo. */
  readonly history: RosterHistory;
  /** Null until `open` has found this tab's draft. */
  readonly draftId: string | null;
  /**
   * False when the latest change could not be stored: it lives in this page only, and the page
   * should say so.
   */
  readonly persisted: boolean;
  /**
   * Does a command. Returns what takes just this command back later, also when other edits have
   * followed.
   */
  readonly dispatch: (command: Command) => TakeBack;
  /**
   * Notes what the document's list says of its units, or with null that the player knows what is
   * different now. Not an edit: undo passes over it.
   */
  readonly remember: (remembered: Remembered | null) => void;
  readonly undo: () => void;
  readonly redo: () => void;
};

/**
 * `over-edits`: edits that came after it gave way, and come back with undo. `gone`: it is no
 * longer done.
 */
export type TakeBackOutcome = 'undone' | 'over-edits' | 'gone';
export type TakeBack = () => TakeBackOutcome;

type DraftPlaces = {
  readonly texts: Pick<TextStore, 'readText' | 'writeText' | 'remove' | 'keys'>;
  /** Finds the draft that this tab owns, given the stored ones, newest first. */
  readonly claim: (candidates: readonly string[]) => Promise<Claim>;
  readonly newId: () => string;
  readonly nowIso: () => string;
  readonly firstFaction: () => FactionId;
  /** Runs a write a little later; all changes until then share it. */
  readonly later: (work: () => void) => void;
  /** Runs a write some seconds later: one that was refused is tried again until it works. */
  readonly muchLater: (work: () => void) => void;
};

export type DraftStore = StoreApi<DraftState> & {
  /**
   * Brings this tab's draft back. What was done before it came is done on top of it. Safe to call
   * again.
   */
  readonly open: () => Promise<void>;
  /** Writes what is not yet written, now. */
  readonly flush: () => void;
};

type Change = (history: RosterHistory) => RosterHistory;

/**
 * `isStored`: false when what was brought back still has to be written under this draft's own key.
 */
type OpenedDraft = {
  readonly draftId: string;
  readonly begun: RosterHistory;
  readonly isStored: boolean;
};

/**
 * The store of the working draft. Every edit goes through the roster's command log; every change is
 * stored, undo and redo with it, under a key that this tab alone writes. A text that cannot be read
 * is set aside, never deleted; on a full disk the work goes on in memory.
 */
export function createDraftStore(places: DraftPlaces): DraftStore {
  const waiting: Change[] = [];
  let opening: Promise<void> | null = null;
  let isDue = false;

  const flush = () => {
    if (!isDue) return;
    const { draftId, history } = store.getState();
    if (draftId === null) return;
    isDue = false;
    const kept = places.texts.writeText(storageKeys.draft(draftId), draftText(history, places.nowIso()));
    if (store.getState().persisted !== kept.ok) store.setState({ persisted: kept.ok });
    if (!kept.ok) tryAgain();
  };
  const tryAgain = onceAtATime(places.muchLater, () => {
    isDue = true;
    flush();
  });
  const write = () => {
    if (isDue) return;
    isDue = true;
    places.later(flush);
  };
  const change = (make: Change) => {
    const { history, draftId } = store.getState();
    if (draftId === null) {
      waiting.push(make);
      void open();
    }
    const next = make(history);
    if (next === history) return;
    store.setState({ history: next });
    if (draftId !== null) write();
  };
  const open = () => (opening ??= restore());
  const restore = async () => {
    const { draftId, begun, isStored } = readDraft(await places.claim(newestDraftIds(places.texts)), places);
    const next = waiting.reduce((made, make) => make(made), begun);
    store.setState({ draftId, history: next });
    if (next !== begun || !isStored) write();
  };

  const store: StoreApi<DraftState> = createStore<DraftState>()(() => ({
    history: newHistory(emptyDocument(places.firstFaction())),
    draftId: null,
    persisted: true,
    ...acts(() => store.getState().history, change),
  }));
  return Object.assign(store, { open, flush });
}

function withRemembered(history: RosterHistory, remembered: Remembered | null): RosterHistory {
  const { remembered: _before, ...document } = history.document;
  return { ...history, document: remembered === null ? document : { ...document, remembered } };
}

/** Puts work off; while it is put off, asking again changes nothing. */
function onceAtATime(later: (work: () => void) => void, work: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    later(() => {
      isAsked = false;
      work();
    });
  };
}

/** All that is done to a draft, each as a change of its history. */
function acts(
  read: () => RosterHistory,
  change: (make: Change) => void,
): Pick<DraftState, 'dispatch' | 'remember' | 'undo' | 'redo'> {
  const dispatch = (command: Command): TakeBack => {
    const before = read();
    change((history) => execute(history, command));
    const step = read() === before ? undefined : read().past.at(-1);
    return () => {
      const { past } = read();
      if (step === undefined || !past.includes(step)) return 'gone';
      change((history) => takeBack(history, step));
      return read().past.length < past.length ? 'undone' : 'over-edits';
    };
  };
  return {
    dispatch,
    remember: (remembered) => change((history) => withRemembered(history, remembered)),
    undo: () => change(undo),
    redo: () => change(redo),
  };
}

/**
 * The claimed draft as it was stored. A text that cannot be read whole is set aside first; if that
 * fails too, it keeps its key to itself and the work goes on under another.
 */
function readDraft(claim: Claim, places: DraftPlaces): OpenedDraft {
  const { id, contentOf } = claim;
  const text = contentOf === null ? null : places.texts.readText(storageKeys.draft(contentOf));
  const fresh = newHistory(emptyDocument(places.firstFaction()));
  if (text === null) return { draftId: id, begun: fresh, isStored: true };
  const { history, isWhole } = parseDraft(text);
  const opened = (draftId: string): OpenedDraft => ({
    draftId,
    begun: history ?? fresh,
    isStored: history === null || places.texts.readText(storageKeys.draft(draftId)) !== null,
  });
  if (isWhole || contentOf !== id) return opened(id);
  const isAside = setAside(places.texts, storageKeys.draftsSetAside, [text], places.nowIso());
  if (isAside) places.texts.remove(storageKeys.draft(id));
  return opened(isAside ? id : places.newId());
}
