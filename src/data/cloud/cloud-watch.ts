import { createStore } from 'zustand/vanilla';
import { userIdOf } from '#domain/access/viewer.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { keys, readText, subscribe } from '#platform/storage/local.ts';
import { sessionStore } from '../session/session-store.ts';

/** How many changes wait to be sent, and about how many lists the player has to decide. */
export type CloudMark = { readonly waiting: number; readonly conflicts: number };

const NOTHING: CloudMark = { waiting: 0, conflicts: 0 };
/**
 * After a sending that did not get through, the next try comes after 15 s, then after twice as
 * long, at most 5 min.
 */
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 300_000;

/**
 * What waits for who is signed in. Reads storage only: the code that sends is fetched when there is
 * something to send.
 */
export const cloudMark = createStore<CloudMark>()(() => NOTHING);

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

/** Counts anew what waits. */
export function recountWaiting(): void {
  const userId = currentUser();
  const states = userId === null ? [] : statesIn(readText(storageKeys.cloudPending(userId)));
  const conflicts = states.filter((state) => state !== 'waiting').length;
  const mark = { waiting: states.length - conflicts, conflicts };
  const before = cloudMark.getState();
  if (mark.waiting !== before.waiting || mark.conflicts !== before.conflicts) cloudMark.setState(mark);
  if (isWatching && mark.waiting > 0) timer ??= setTimeout(() => void send(), waitMs);
}

/** How many accounts other than who is here have changes waiting in this browser. */
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

/**
 * The kind of state of each stored change, as far as it can be told; data/cloud/cloud-queue.ts
 * reads them whole.
 */
function statesIn(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value)
      ? value.map((one: { state?: { kind?: unknown } } | null) => one?.state?.kind)
      : [];
  } catch {
    return [];
  }
}

function nothing(): void {
  // Nobody is signed in: there is nothing to listen for.
}
