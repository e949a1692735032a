import { createStore, type StoreApi } from 'zustand/vanilla';
import { foldRows, newLiveGame } from '#domain/live/live-game.ts';
import { catchUp, dropRefused, keepRefused, standingOf, tap } from '#domain/live/phone.ts';
import { readBody, readRow } from '#domain/live/read-row.ts';
import { serverOffset, type TimeSample, withSample } from '#domain/live/server-time.ts';
import type { ListReveal, LiveBody, Pending, Standing, TapRefusal } from '#domain/live/types.ts';
import { changeKept, type KeptChange, type KeptGame, type RawRow } from './kept-game.ts';
import { createGameKeeper, type GameKeeper, type LiveSaving } from './keep-game.ts';
import type { BookEntry, LiveBook } from './live-book.ts';
import type { LiveStop } from './live-problem.ts';
import type { LiveTail } from './live-tail.ts';
import type { LoadedGame } from './load-kept.ts';

/** The reason why an action was not taken. */
export type ActionRefusal = TapRefusal | 'answer-first' | 'behind' | 'too-old' | 'too-large';

export type SharedState = {
  readonly standing: Standing;
  readonly saving: LiveSaving;
  /** The result of the last exchange with the server; `new` before the first. */
  readonly link: 'new' | 'on' | 'off';
  /** The reason why this phone no longer takes part; null while it does. */
  readonly stop: LiveStop | null;
  /** The ms to add to this phone's clock to get the server's time. */
  readonly offset: number;
  /** Accounts whose phone is connected now. */
  readonly here: readonly string[];
  /** The server's time at which an account was connected last, in ms since 1970. */
  readonly seen: Readonly<Record<string, number>>;
  /** The last action that was not taken, to be told once; null for none. */
  readonly refusal: ActionRefusal | null;
};

/** A shared game on this phone, in this tab. Its only writer is the domain's phone. */
export type SharedGame = {
  readonly id: string;
  readonly watch: string;
  readonly isOpener: boolean;
  readonly store: StoreApi<SharedState>;
  /** The server's time as this phone estimates it, in ms since 1970. */
  readonly now: () => number;
  /** Does an action; returns why it is not taken, null when it is taken and kept. */
  readonly act: (body: LiveBody, secret?: ListReveal) => ActionRefusal | null;
  /** Enters the action that was given back as if tapped now, or gives it up. */
  readonly decide: (isKept: boolean) => void;
  /** Takes in rows as the server sent them, in any order and any number of times. */
  readonly hear: (rows: readonly unknown[]) => void;
  readonly sample: (sample: TimeSample) => void;
  /** The lists that were sealed on this phone. */
  readonly secrets: () => readonly ListReveal[];
  /** Reads again what another tab of this browser has kept. */
  readonly readAgain: () => Promise<void>;
  /** Lets another account play on in the place of this one. */
  readonly become: (account: string) => void;
  readonly flush: () => Promise<void>;
};

type SharedPlaces = {
  readonly book: LiveBook;
  readonly tail: LiveTail;
  readonly newId: () => string;
  /** The phone's clock, in ms since 1970. */
  readonly clock: () => number;
  /** Called when other tabs of this browser have something new to read. */
  readonly tellTabs: () => void;
};

/** A game as this tab has it: what it shows, and what it has kept. */
type Held = {
  readonly store: StoreApi<SharedState>;
  kept: KeptGame;
  raw: readonly RawRow[];
  samples: readonly TimeSample[];
  /** Another tab has kept something, which could not be read at once. */
  isReadWanted: boolean;
};

/** Opens a shared game as this device has kept it. */
export function createSharedGame(
  { unwritten = [], ...entry }: BookEntry & Partial<LoadedGame>,
  places: SharedPlaces,
): SharedGame {
  const { book, newId, clock, tellTabs } = places;
  const { id, watch, isOpener } = entry.kept;
  const held = hold(entry);
  const { store } = held;
  const keeper = createGameKeeper({
    ...places,
    game: id,
    whole: () => ({ kept: held.kept, rows: held.raw }),
    onSaving: (saving) => saving !== store.getState().saving && store.setState({ saving }),
    onKept: () => {
      tellTabs();
      if (held.isReadWanted) void readAgain(held, book, keeper);
    },
  });
  const keep: Keep = (change, rows = []) => {
    held.kept = changeKept(held.kept, change);
    keeper.keep(change, rows);
  };
  for (const change of unwritten) keeper.keep(change);
  const now = () => Math.round(clock() + store.getState().offset);
  return {
    id,
    watch,
    isOpener,
    store,
    now,
    act: (body, secret) => {
      const refusal = act(held, keep, { id: newId(), body, at: now() }, secret);
      if (refusal !== null) store.setState({ refusal });
      return refusal;
    },
    decide: (isKept) => decide(held, keep, isKept),
    hear: (answered) => hear(held, keep, answered),
    sample: (sample) => {
      held.samples = withSample(held.samples, sample);
      const offset = serverOffset(held.samples);
      if (offset !== store.getState().offset) store.setState({ offset });
    },
    secrets: () => held.kept.secrets,
    readAgain: async () => readAgain(held, book, keeper),
    become: (account) => become(held, keep, account),
    flush: keeper.flush,
  };
}

type Keep = (change: KeptChange, rows?: readonly RawRow[]) => void;

function hold({ kept, rows }: BookEntry): Held {
  const store = createStore<SharedState>(() => ({
    standing: standingOf(phoneOf(kept, rows)),
    saving: 'saved',
    link: 'new',
    stop: null,
    offset: 0,
    here: [],
    seen: {},
    refusal: null,
  }));
  return { store, kept, raw: rows, samples: [], isReadWanted: false };
}

/** Keeps the step that led to a standing, with the actions that left the queue, and shows it. */
function show(
  { store, kept }: Held,
  keep: Keep,
  standing: Standing,
  step: KeptChange,
  rows: readonly RawRow[],
) {
  const { pending, known } = standing.phone;
  const there = new Set(pending.map(({ id }) => id));
  const gone = kept.pending.flatMap(({ id }) => (there.has(id) ? [] : [id]));
  const isStep = Object.keys(step).length > 0 || gone.length > 0 || rows.length > 0;
  if (isStep) keep({ ...step, ...(gone.length === 0 ? {} : { remove: gone }), known }, rows);
  // Last: pages that hear of a seal look for its list.
  store.setState({ standing });
}

function act(
  held: Held,
  keep: Keep,
  action: Pick<Pending, 'id' | 'body' | 'at'>,
  secret: ListReveal | undefined,
): ActionRefusal | null {
  const { standing } = held.store.getState();
  if (isTooOld(standing)) return 'too-old';
  // A row that no phone can read would stay in the game for ever.
  if (readBody(action.body).kind === 'unreadable') return 'too-large';
  const next = tap(standing.phone, action);
  if (typeof next === 'string') return next;
  const add = next.phone.pending.filter(({ id }) => id === action.id);
  show(held, keep, next, { add, ...(secret === undefined ? {} : { secret }) }, []);
  return null;
}

function decide(held: Held, keep: Keep, isKept: boolean): void {
  const { standing } = held.store.getState();
  const { refused } = standing;
  if (refused === null) return;
  const next = isKept ? keepRefused(standing) : dropRefused(standing);
  const replace = next.phone.pending.filter(({ id }) => isKept && id === refused.action.id);
  show(held, keep, next, replace.length === 0 ? {} : { replace }, []);
}

function hear(held: Held, keep: Keep, answered: readonly unknown[]): void {
  const { phone } = held.store.getState().standing;
  const had = phone.live.rows.length;
  const next = catchUp(
    phone,
    answered.flatMap((row) => readRow(row) ?? []),
  );
  const has = next.phone.live.rows.length;
  if (has === had && next.already.length === 0) return;
  const added = rowsFrom(answered, had, has);
  held.raw = [...held.raw, ...added];
  show(held, keep, next, {}, added);
}

function become({ store }: Held, keep: Keep, account: string): void {
  keep({ account });
  const { phone } = store.getState().standing;
  store.setState({ standing: standingOf({ ...phone, author: account }) });
}

/** Takes what another tab of this browser has kept. */
async function readAgain(held: Held, book: LiveBook, keeper: GameKeeper): Promise<void> {
  await keeper.flush();
  const found = await book.load(held.kept.id);
  // A tap of this tab that came meanwhile is written first.
  held.isReadWanted = keeper.isBusy();
  if (found === null || held.isReadWanted) return;
  held.kept = found.kept;
  if (found.rows.length > held.raw.length) held.raw = found.rows;
  const { standing } = held.store.getState();
  held.store.setState({ standing: standingOf(phoneOf(held.kept, held.raw, standing)) });
}

/** True when a row of a newer app is in the game, so that this app must be updated first. */
export function isTooOld({ phone: { live } }: Pick<Standing, 'phone'>): boolean {
  return live.refused.some(({ reason }) => reason === 'version');
}

/** The domain's phone of a kept game; rows that it has folded before are not folded again. */
function phoneOf({ id, account, pending, known }: KeptGame, rows: readonly RawRow[], before?: Standing) {
  const live = before?.phone.live ?? newLiveGame(id);
  const read = rows.slice(live.rows.length).flatMap((row) => readRow(row) ?? []);
  const folded = foldRows(live, read);
  return { author: account, live: folded, pending, known: Math.max(known, folded.rows.length) };
}

/** The rows behind the first `had` up to the number `has`, as they came. */
function rowsFrom(answered: readonly unknown[], had: number, has: number): readonly RawRow[] {
  const byNumber = new Map(answered.filter(isRaw).map((row) => [row.n, row]));
  return Array.from({ length: has - had }, (_, at) => byNumber.get(had + at + 1)).filter(
    (row) => row !== undefined,
  );
}

function isRaw(row: unknown): row is RawRow {
  return typeof row === 'object' && row !== null && 'n' in row && typeof row.n === 'number';
}
