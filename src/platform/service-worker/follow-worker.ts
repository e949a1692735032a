import { whenIdle } from '../after-paint.ts';
import type { KeepResult, PageMessage, WorkerMessage } from './worker-message.ts';

/** The interval at which an open page asks for a new version. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/**
 * A first visit is left alone for so long: what one came for comes before all that is kept for
 * later.
 */
export const FIRST_VISIT_MS = 8_000;

/** News of the service worker for a page. */
type WorkerNews = {
  /** A new version waits for the player's word. */
  readonly onWaiting: () => void;
  /** A new version took over, here or in another tab: what is open is of the version before. */
  readonly onTakenOver: () => void;
  /** The device has no room for a new version. */
  readonly onFull: () => void;
};

/** False on a first visit. */
let startedWithWorker = false;

/**
 * Registers the service worker (/sw.js, scope /) and tells what becomes of it. Only built apps have
 * one. Returns null where the browser has none or refuses.
 */
export async function followWorker(news: WorkerNews): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  startedWithWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (startedWithWorker) news.onTakenOver();
  });
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    if (data.kind === 'no-room') news.onFull();
  });
  if (!startedWithWorker) await new Promise((resolve) => setTimeout(resolve, FIRST_VISIT_MS));
  try {
    const registration = await register();
    watch(registration, news);
    return registration;
  } catch {
    // Private windows and browsers that store nothing: the app works, with a network.
    return null;
  }
}

/** Begins again where an earlier worker could not keep its files. */
async function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register('/sw.js', { scope: '/' });
}

function watch(registration: ServiceWorkerRegistration, { onWaiting }: WorkerNews): void {
  // In WebKit the first worker may be in control before it counts as installed, so whether one was
  // there before tells an update, and not the controller.
  const { waiting, active } = registration;
  if (waiting !== null && active !== null) onWaiting();
  else if (active !== null) tell(active, 'tidy');
  const follow = () => {
    const { installing: worker, active: before } = registration;
    if (before === null) return;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') onWaiting();
    });
  };
  follow();
  registration.addEventListener('updatefound', follow);
  const ask = () => void registration.update().catch(() => undefined);
  setInterval(ask, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask());
}

/**
 * Has the worker keep the whole app, which then works without a network. A first visit is left
 * alone once more before that. Failed where the browser has no worker.
 */
export async function keepWhole({ isAsked }: { readonly isAsked: boolean }): Promise<KeepResult> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return 'failed';
  if (isAsked) await register().catch(() => undefined);
  const { active } = await navigator.serviceWorker.ready;
  if (!startedWithWorker && !isAsked) await new Promise((resolve) => setTimeout(resolve, FIRST_VISIT_MS));
  if (!isAsked) await new Promise<void>((resolve) => void whenIdle(resolve));
  if (active === null) return 'failed';
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<KeepResult>) => resolve(data));
    port1.start();
    const message: WorkerMessage = 'keep-whole';
    active.postMessage(message, [port2]);
  });
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
