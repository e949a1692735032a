import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FactionId } from '#domain/catalogue/types.ts';
import { emptyDocument } from '#domain/roster/document.ts';
import { execute, newHistory, redo, takeBack, undo } from '#domain/roster/history.ts';
import type { Command, RosterHistory } from '#domain/roster/types.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore } from '#platform/storage/text-store.ts';
import type { Claim } from '#platform/tab-claim.ts';
import { parseDraft, draftText, newestDraftIds } from './draft-text.ts';
import { setAside } from './set-aside.ts';

export type DraftState = {
  /** The working document with its undo and redo. */
  readonly history: RosterHistory;
  /** Null until `open` has found this tab's draft. */
  readonly draftId: string | null;
  /** False when the latest change could not be stored: it lives in this page only, and the page should say so. */
  readonly persisted: boolean;
  /** Does a command. Returns what takes just this command back later, also when other edits have followed. */
  readonly dispatch: (command: Command) => TakeBack;
  readonly undo: () => void;
  readonly redo: () => void;
};

/** `over-edits`: edits that came after it gave way, and come back with undo. `gone`: it is not done any more. */
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
};

export type DraftStore = StoreApi<DraftState> & {
  /** Brings this tab's draft back. What was done before it came is done on top of it. Safe to call again. */
  readonly open: () => Promise<void>;
  /** Writes what is not yet written, now. */
  readonly flush: () => void;
};

type Change = (history: RosterHistory) => RosterHistory;

/**
 * The store of the working draft. Its only writer is the roster's command log; every change is stored, undo and redo with
 * it, under a key that this tab alone writes. A text that cannot be read is set aside, never deleted; on a full disk the
 * work goes on in memory.
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
  };
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
    const claim = await places.claim(newestDraftIds(places.texts));
    const { draftId, history } = readDraft(claim, places);
    const begun = history ?? newHistory(emptyDocument(places.firstFaction()));
    const next = waiting.reduce((made, make) => make(made), begun);
    store.setState({ draftId, history: next });
    const isStored = history === null || places.texts.readText(storageKeys.draft(draftId)) !== null;
    if (next !== begun || !isStored) write();
  };

  const store: StoreApi<DraftState> = createStore<DraftState>()(() => ({
    history: newHistory(emptyDocument(places.firstFaction())),
    draftId: null,
    persisted: true,
    dispatch: dispatcher(() => store.getState().history, change),
    undo: () => change(undo),
    redo: () => change(redo),
  }));
  return Object.assign(store, { open, flush });
}

function dispatcher(read: () => RosterHistory, change: (make: Change) => void): DraftState['dispatch'] {
  return (command) => {
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
}

/**
 * The claimed draft as it was stored. A text that cannot be read whole is set aside first; if that fails too, it keeps its
 * key to itself and the work goes on under another.
 */
function readDraft(claim: Claim, places: DraftPlaces): { draftId: string; history: RosterHistory | null } {
  const { id, contentOf } = claim;
  const text = contentOf === null ? null : places.texts.readText(storageKeys.draft(contentOf));
  if (text === null) return { draftId: id, history: null };
  const { history, isWhole } = parseDraft(text);
  if (isWhole || contentOf !== id) return { draftId: id, history };
  const isAside = setAside(places.texts, storageKeys.draftsSetAside, [text], places.nowIso());
  if (isAside) places.texts.remove(storageKeys.draft(id));
  return { draftId: isAside ? id : places.newId(), history };
}
