import { userIdOf } from '#domain/access/viewer.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { keys, readText, subscribe } from '#platform/storage/local.ts';
import { sessionStore } from '../session/session-store.ts';
import { type CloudMark, cloudMark } from './cloud-mark.ts';

/**
 * After a sending that did not get through, the next try comes after 15 s, then after twice as
 * long, at most 5 min.
 */
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 300_000;

let isWatching = false;
let waitMs = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let stopListening = nothing;

/**
 * Sends what waits whenever there is hope: at the start, after signing in, when the network or the
 * player comes back, and from time to time in a page that is in view. Call it after the first
 * paint; again does nothing.
 */
export function startCloudWatch(): void {
  if (isWatching) return;
  isWatching = true;
  sessionStore.subscribe(({ viewer }, before) => viewer !== before.viewer && followUser());
  window.addEventListener('online', sendSoon);
  document.addEventListener('visibilitychange', sendSoon);
  followUser();
}

/**
 * Counts what waits. Reads storage only: the code that sends is fetched when there is something to
 * send.
 */
export function recountWaiting(): void {
  const userId = currentUser();
  const changes = userId === null ? [] : changesIn(readText(storageKeys.cloudPending(userId)));
  const before = cloudMark.getState();
  const mark = markOf(userId, changes, before);
  if (!isSameMark(mark, before)) cloudMark.setState(mark);
  if (isWatching && mark.waiting > 0) timer ??= setTimeout(() => void send(), waitMs);
}

function isSameMark(one: CloudMark, other: CloudMark): boolean {
  return (
    one.userId === other.userId &&
    one.waiting === other.waiting &&
    one.conflicts === other.conflicts &&
    one.compare === other.compare &&
    one.found === other.found
  );
}

function markOf(userId: string | null, changes: readonly StoredChange[], before: CloudMark): CloudMark {
  const undecided = changes.filter(({ kind }) => kind !== 'waiting');
  const [only, ...others] = undecided;
  const compare = only?.kind === 'conflict' && others.length === 0 ? only.listId : null;
  // Conflicts of the first count of an account were told when they were found.
  const isNew = userId === before.userId && undecided.length > before.conflicts;
  return {
    userId,
    waiting: changes.length - undecided.length,
    conflicts: undecided.length,
    compare,
    found: before.found + (isNew ? 1 : 0),
  };
}

/** Returns how many other accounts have changes waiting in this browser. */
export function waitingOfOthers(): number {
  const userId = currentUser();
  const mine = userId === null ? null : storageKeys.cloudPending(userId);
  return keys(storageKeys.cloudPending('')).filter((key) => key !== mine).length;
}

function followUser(): void {
  stopListening();
  const userId = currentUser();
  stopListening = userId === null ? nothing : subscribe(storageKeys.cloudPending(userId), recountWaiting);
  recountWaiting();
  sendSoon();
}

function sendSoon(): void {
  waitMs = FIRST_WAIT_MS;
  void send();
}

async function send(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const userId = currentUser();
  if (userId === null || cloudMark.getState().waiting === 0 || document.visibilityState === 'hidden') return;
  waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
  try {
    await (await import('./cloud-sync.ts')).sendWaiting(userId);
  } catch {
    // The code cannot be fetched now: the next try may.
  }
  recountWaiting();
}

function currentUser(): string | null {
  return userIdOf(sessionStore.getState().viewer);
}

type StoredChange = { readonly listId: string | null; readonly kind: unknown };

/**
 * The list and the kind of state of each stored change, as far as it can be told;
 * data/cloud/cloud-queue.ts reads them whole.
 */
function changesIn(text: string | null): readonly StoredChange[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.map(changeIn) : [];
  } catch {
    return [];
  }
}

function changeIn(one: { listId?: unknown; state?: { kind?: unknown } } | null): StoredChange {
  return { listId: typeof one?.listId === 'string' ? one.listId : null, kind: one?.state?.kind };
}

function nothing(): void {
  // Nobody is signed in: there is nothing to listen for.
}
