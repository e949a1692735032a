import { createStore } from 'zustand/vanilla';
import type { CacheHealth } from '#domain/updates/cache-health.ts';
import { reloadPage } from '#platform/page-load.ts';
import { checkStart, fetchVersion } from '#platform/service-worker/start-check.ts';
import { savesData } from '#platform/offline/saves-data.ts';
import { followWorker, keepWhole, takeOver } from '#platform/service-worker/follow-worker.ts';
import { followWriting, hasBegun, isBusy } from '#platform/service-worker/is-busy.ts';

/**
 * `available`: a new version waits. `stale`: this page is of an earlier version than the app and
 * ought to be loaded again.
 */
type UpdateState = {
  readonly update: 'none' | 'available' | 'stale';
  /** The current version on the server, once it was fetched. */
  readonly newVersion: string | null;
  /** The whole app was kept for the first time just now. */
  readonly isReady: boolean;
  /** The device had no room to keep the app for when there is no network. */
  readonly isFull: boolean;
  readonly health: CacheHealth;
  readonly loadMs: number;
};

export const updateStore = createStore<UpdateState>()(() => ({
  update: 'none',
  newVersion: null,
  isReady: false,
  isFull: false,
  health: 'checking',
  loadMs: 0,
}));

let registration: ServiceWorkerRegistration | null = null;
/**
 * The reason why the page may reload as soon as the new version is ready: the player asked for it,
 * or has not begun anything yet.
 */
let reason: 'none' | 'untouched' | 'asked' = 'none';

const isFree = () => !hasBegun() && !isBusy();
/** Checks again that the page is free: it may have been used since the new version was fetched. */
const mayGo = () => reason === 'asked' || (reason === 'untouched' && isFree());

/**
 * Follows the service worker and compares versions (docs/product.md, "Updates and start"). A page
 * that nobody has touched yet reloads by itself; on any other a card announces the new version.
 * Resolves to true when this browser keeps the whole app: of itself unless the player saves data.
 */
export async function followUpdates(): Promise<boolean> {
  followWriting();
  const checked = checkStart();
  registration = await followWorker({
    onWaiting: () => void offer(),
    onTakenOver: () => {
      if (mayGo() || !isBusy()) reloadPage();
      else updateStore.setState({ update: 'stale' });
    },
    onFull: () => updateStore.setState({ isFull: true }),
  });
  if ((await checked) === 'changed') await renew();
  return registration !== null && !savesData() && keepApp({ isAsked: false });
}

/** Keeps the whole app for when there is no network. Returns false when a part is missing. */
export async function keepApp(how: { readonly isAsked: boolean }): Promise<boolean> {
  const result = await keepWhole(how);
  updateStore.setState({ isReady: result === 'new', isFull: result === 'full' });
  return result === 'new' || result === 'kept';
}

/** The server has another version than ran here last. */
async function renew(): Promise<void> {
  if (!isFree()) {
    if (updateStore.getState().update === 'none') updateStore.setState({ update: 'stale' });
    await registration?.update().catch(() => undefined);
    return;
  }
  reason = 'untouched';
  await registration?.update().catch(() => undefined);
  // A version that is being fetched takes over when it is there, and then loads the page again.
  if (registration?.installing !== null && registration !== null) return;
  replace();
}

async function offer(): Promise<void> {
  if (mayGo()) {
    replace();
    return;
  }
  reason = 'none';
  updateStore.setState({ update: 'available', newVersion: await fetchVersion() });
}

/** Lets the new version take over, which reloads the page. */
export function updateNow(): void {
  reason = 'asked';
  replace();
}

/**
 * The time that the old worker may take to finish its work before the page goes without it, in
 * milliseconds.
 */
const HANDOVER_MS = 2_000;

/**
 * The waiting version takes over and the page is loaded again when it has. Browsers may hold that
 * up for long while the old worker is not idle; the page then lets it go and comes from the
 * network.
 */
function replace(): void {
  if (!takeOver(registration)) {
    reloadPage();
    return;
  }
  setTimeout(() => {
    if (mayGo()) void registration?.unregister().finally(reloadPage);
  }, HANDOVER_MS);
}

/** Puts the card away until the next visit. */
export function updateLater(): void {
  updateStore.setState({ update: 'none' });
}
