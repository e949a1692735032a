import type { WorkerMessage } from './worker-message.ts';

/** The interval at which an open page asks for a new version. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/**
 * A first visit is left alone for so long: what one came for comes before all that is kept for
 * later.
 */
export const FIRST_VISIT_MS = 7_000;

/** News of the service worker for a page. */
export type WorkerNews = {
  /** The app is kept for the first time: it works without a network now. */
  readonly onReady: () => void;
  /** A new version waits for the player's word. */
  readonly onWaiting: () => void;
  /** A new version took over, here or in another tab: what is open is of the version before. */
  readonly onTakenOver: () => void;
};

/**
 * Registers the service worker (/sw.js, scope /) and tells what becomes of it. Only built apps have
 * one. Returns null where the browser has none or refuses.
 */
export async function followWorker(news: WorkerNews): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  const hadWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) news.onTakenOver();
  });
  if (!hadWorker) await new Promise((resolve) => setTimeout(resolve, FIRST_VISIT_MS));
  try {
    const registration = await serviceWorker.register('/sw.js', { scope: '/' });
    watch(registration, news);
    return registration;
  } catch {
    // Private windows and browsers that store nothing: the app works, with a network.
    return null;
  }
}

function watch(registration: ServiceWorkerRegistration, { onReady, onWaiting }: WorkerNews): void {
  const isUpdate = () => navigator.serviceWorker.controller !== null;
  if (registration.waiting !== null && isUpdate()) onWaiting();
  else if (registration.active !== null) tell(registration.active, 'tidy');
  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isUpdate()) onWaiting();
      else if (worker.state === 'activated' && !hasBeenTold) {
        hasBeenTold = true;
        onReady();
      }
    });
  };
  let hasBeenTold = isUpdate();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  const ask = () => void registration.update().catch(() => undefined);
  setInterval(ask, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask());
}

/** Lets the version that waits take over. Returns false when none waits. */
export function takeOver(registration: ServiceWorkerRegistration | null): boolean {
  const waiting = registration?.waiting ?? null;
  if (waiting === null) return false;
  tell(waiting, 'take-over');
  return true;
}

function tell(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message, {});
}
