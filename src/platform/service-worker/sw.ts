/**
 * The service worker, served at /sw.js: keeps the app for when there is no network, hands over to
 * the next version, and shows notifications.
 */
import { answerKind } from '#domain/updates/answer-kind.ts';
import { isStorageFull } from '../storage/open-database.ts';
import { shellName } from './cache-names.ts';
import { openPage, renewPush, showPush, windowsOf } from './push.ts';
import type { KeepResult, PageMessage, WorkerMessage } from './worker-message.ts';
import {
  dropOldShells,
  fileFrom,
  fillRest,
  fillShell,
  freshFile,
  isWhole,
  keepOnlyShell,
  pageOf,
  pictureFrom,
} from './shell-cache.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

// The build looks for this very name.
const files = self.SHELL_FILES;
const shell = shellName(JSON.stringify(files));

// A new version waits until the player wants it or no page of the old one is open: nothing is
// interrupted.
self.addEventListener('install', (event) => event.waitUntil(fillShell(shell, files).catch(tellIfFull)));

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells(shell).then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const does: Readonly<Record<WorkerMessage, () => Promise<void>>> = {
    'take-over': () => self.skipWaiting(),
    tidy,
    'keep-whole': async () => event.ports[0]?.postMessage(await keepWhole()),
  };
  const work = Object.entries(does).find(([message]) => message === event.data)?.[1];
  if (work !== undefined) event.waitUntil(work());
});

/** Tells the pages why nothing is kept: they only see that this worker has ended. */
async function tellIfFull(cause: unknown): Promise<never> {
  const message: PageMessage = { kind: 'no-room' };
  if (isStorageFull(cause)) for (const page of await windowsOf(self.clients)) page.postMessage(message, []);
  throw cause;
}

/** The work of one page is that of all. */
let filling: Promise<KeepResult> | null = null;

async function keepWhole(): Promise<KeepResult> {
  if (filling === null && (await isWhole(shell))) return 'kept';
  filling ??= fillRest(shell, files)
    .then(
      () => 'new' as const,
      (cause: unknown) => (isStorageFull(cause) ? ('full' as const) : ('failed' as const)),
    )
    .finally(() => (filling = null));
  return filling;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const kind = answerKind({
    method: request.method,
    isNavigation: request.mode === 'navigate',
    isOwnOrigin: origin === self.location.origin,
    path: pathname,
    isUncached: request.cache === 'no-store',
    // Asked for by a script: a browser may reload a page's files in this way too.
    isReload: request.cache === 'reload' && request.destination === '',
  });
  if (kind === 'page') event.respondWith(pageOf(shell, request));
  if (kind === 'file') event.respondWith(fileFrom(shell, request));
  if (kind === 'fresh') event.respondWith(freshFile(shell, request));
  if (kind === 'picture') event.respondWith(pictureFrom(request, (work) => event.waitUntil(work)));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text() ?? '')));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(self, event.notification.data));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  // The app repairs a failure when it opens next.
  event.waitUntil(renewPush(self, event).catch(() => undefined));
});

/**
 * A page of this version has started. Other versions' stores go, unless another page may need them;
 * and where a player emptied the stores while the browser held on to this worker, it fills its own
 * again and serves the page.
 */
async function tidy(): Promise<void> {
  if (!(await caches.has(shell))) await fillShell(shell, files);
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.length <= 1) await keepOnlyShell(shell);
}
