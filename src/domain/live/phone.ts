/**
 * The queue of a phone in a shared game: its own actions are decided against what it shows, and
 * again whenever rows of the other phone came first. docs/live.md, "Merging".
 */
import type { GameState } from '../game/types.ts';
import { deedsUntilBroken } from './deeds.ts';
import { decideRow, foldRows } from './live-game.ts';
import type {
  Deed,
  LiveBody,
  LiveGame,
  LiveRow,
  Pending,
  Phone,
  Standing,
  TapContext,
  TapRefusal,
} from './types.ts';

/**
 * Rows that a phone asks the server to append at once, all or none, behind the first `after` ones.
 * The server adds author and time.
 */
export type NextRows = {
  readonly after: number;
  readonly entries: readonly { readonly id: string; readonly body: LiveBody }[];
};

/** The server's bounds of one request. */
const MOST_ENTRIES = 100;
const MOST_BYTES = 500_000;

/**
 * Enters an action of one's own at the end of the queue, or returns the reason why it is refused.
 * While a refused action waits for its player, no other is taken: `answer-first`. `behind`: the
 * phone has to read rows first.
 */
export function tap(
  phone: Phone,
  { id, body, at }: Pick<Pending, 'id' | 'body' | 'at'>,
): Standing | TapRefusal | 'answer-first' | 'behind' {
  if (isBehind(phone)) return 'behind';
  const { shown, refused } = standingOf(phone);
  if (refused !== null) return 'answer-first';
  const action = { id, body, at, seen: phone.live.rows.length, context: contextOf(shown.state) };
  const next = decideAction(shown, phone.author, action);
  return typeof next === 'string' ? next : standingOf({ ...phone, pending: [...phone.pending, action] });
}

/**
 * Enters many actions at once, as when a game of one phone becomes a shared one; those that change
 * nothing are left out. Null when one of them is refused.
 */
export function tapAll(
  phone: Phone,
  actions: readonly Pick<Pending, 'id' | 'body' | 'at'>[],
): Standing | null {
  let { shown } = standingOf(phone);
  const pending = [...phone.pending];
  for (const { id, body, at } of actions) {
    const action = { id, body, at, seen: phone.live.rows.length, context: contextOf(shown.state) };
    const next = decideAction(shown, phone.author, action);
    if (next === 'no-change') continue;
    if (typeof next === 'string') return null;
    shown = next;
    pending.push(action);
  }
  return standingOf({ ...phone, pending });
}

/**
 * Takes in rows from the server, in any order and any number of times. Actions whose rows are among
 * them have arrived; the others are decided again.
 */
export function catchUp(phone: Phone, newRows: readonly LiveRow[]): Standing {
  const inOrder = newRows.toSorted((one, other) => one.n - other.n);
  const live = foldRows(phone.live, inOrder);
  return standingOf({ ...phone, live, known: Math.max(phone.known, live.rows.length) });
}

/**
 * Returns true while a phone has fewer rows than it knew before, as after a restart. Its queue
 * cannot be judged then: rows of its own actions may be among the missing ones.
 */
function isBehind({ live, known }: Phone): boolean {
  return live.rows.length < known;
}

/** Decides a phone's queue up to the first action that is refused. */
export function standingOf(phone: Phone): Standing {
  const { shown, kept, already, stopped } = walkQueue(phone);
  if (isBehind(phone)) return { phone, shown, already: [], refused: null };
  if (stopped === null) return { phone: { ...phone, pending: kept }, shown, already, refused: null };
  const { action, reason, behind } = stopped;
  const mayKeep = reason === 'phase-over' || reason === 'round-over';
  const waiting = { ...phone, pending: [...kept, action, ...behind] };
  return { phone: waiting, shown, already, refused: { action, reason, mayKeep } };
}

/**
 * Returns what the other player did since the refused action was tapped, oldest first. The last
 * deed is the cause. Empty when nothing is refused, or one's own dropped action was the cause.
 */
export function deedsSince({ phone, refused }: Standing): readonly Deed[] {
  if (refused === null) return [];
  const { author, live, pending } = phone;
  const queue = pending.slice(0, pending.indexOf(refused.action) + 1);
  const holds = (at: LiveGame) => walkQueue({ ...phone, live: at, pending: queue }).stopped === null;
  return deedsUntilBroken(live, author, refused.action.seen, holds);
}

type Walk = Pick<Standing, 'shown' | 'already'> & {
  readonly kept: readonly Pending[];
  readonly stopped: {
    readonly action: Pending;
    readonly reason: TapRefusal;
    readonly behind: readonly Pending[];
  } | null;
};

function walkQueue({ author, live, pending }: Phone): Walk {
  const arrived = new Set(live.rows.filter((row) => row.author === author).map(({ id }) => id));
  const queue = pending.filter(({ id }) => !arrived.has(id));
  let shown = live;
  const kept: Pending[] = [];
  const already: Pending[] = [];
  for (const [at, action] of queue.entries()) {
    const next = decideAction(shown, author, action);
    if (typeof next !== 'string') {
      shown = next;
      kept.push(action);
    } else if (next !== 'no-change') {
      return { shown, kept, already, stopped: { action, reason: next, behind: queue.slice(at + 1) } };
    } else {
      // Settled only when no action before it may still be refused.
      (kept.length === 0 ? already : kept).push(action);
    }
  }
  return { shown, kept, already, stopped: null };
}

/**
 * Returns the rows to append next: the actions that hold one after the other, as many as fit one
 * request. Null when there are none, when its player has to decide first, and while the phone is
 * behind.
 */
export function nextRows({ phone, refused }: Standing): NextRows | null {
  if (isBehind(phone)) return null;
  const { author, live, pending } = phone;
  let at = live;
  let bytes = 0;
  const entries: NextRows['entries'][number][] = [];
  for (const action of pending.slice(0, MOST_ENTRIES)) {
    // An action that is already so leaves the queue once it is first, and no row says it.
    const next = action === refused?.action ? 'no-change' : decideAction(at, author, action);
    if (typeof next === 'string') break;
    const { id, body } = action;
    bytes += new TextEncoder().encode(JSON.stringify({ id, body })).length;
    if (bytes > MOST_BYTES && entries.length > 0) break;
    entries.push({ id, body });
    at = next;
  }
  return entries.length === 0 ? null : { after: live.rows.length, entries };
}

/** Enters the refused action as if it were tapped now; without effect when `mayKeep` is false. */
export function keepRefused({ phone, shown, refused }: Standing): Standing {
  const context = contextOf(shown.state);
  const seen = phone.live.rows.length;
  const pending = phone.pending.map((one) => (one === refused?.action ? { ...one, context, seen } : one));
  return standingOf(refused?.mayKeep === true ? { ...phone, pending } : phone);
}

/** Gives the refused action up; those behind it are decided again. */
export function dropRefused({ phone, refused }: Standing): Standing {
  return standingOf({ ...phone, pending: phone.pending.filter((one) => one !== refused?.action) });
}

function decideAction(live: LiveGame, author: string, action: Pending): LiveGame | TapRefusal {
  const { id, at, body, context } = action;
  const row: LiveRow = { n: live.rows.length + 1, id, author, at, body };
  const step = decideRow(live, row, body);
  if (typeof step === 'string') return step;
  const over =
    body.kind === 'event' && body.event.type !== 'note-added' ? overSince(context, live.state) : null;
  return over ?? { ...step, rows: [...live.rows, row] };
}

function overSince(context: TapContext, state: GameState): 'phase-over' | 'round-over' | null {
  const { phase, round, isRoundOpen } = contextOf(state);
  if (phase !== context.phase) return 'phase-over';
  return round !== context.round || isRoundOpen !== context.isRoundOpen ? 'round-over' : null;
}

function contextOf({ currentPhase, currentTurn, turns }: GameState): TapContext {
  return {
    phase: currentPhase,
    round: currentTurn,
    isRoundOpen: turns[currentTurn]?.completed === false,
  };
}
