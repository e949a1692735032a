import { ownPath } from '#domain/push/read-push.ts';
import type { PageMessage } from '../service-worker/worker-message.ts';
import { hasUnsent } from '../service-worker/is-busy.ts';

const followed = new WeakSet<ServiceWorkerContainer>();

/**
 * From now on a pressed notification opens its page in this window, by `goTo`. A window with a text
 * that would be lost says no, and the worker opens another one. Called again it does nothing.
 */
export function openPushedPages(goTo: (path: string) => void): void {
  if (!('serviceWorker' in navigator) || followed.has(navigator.serviceWorker)) return;
  followed.add(navigator.serviceWorker);
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<PageMessage>) => {
    const path = data.kind === 'open-page' ? ownPath(data.path) : null;
    if (path === null) return;
    const mayLeave = !hasUnsent();
    ports[0]?.postMessage(mayLeave);
    if (mayLeave) goTo(path);
  });
  // Listeners that are added by hand hear nothing before this.
  navigator.serviceWorker.startMessages();
}
