import { ownPath, readPush } from '#domain/push/read-push.ts';
import type { PageMessage } from './worker-message.ts';
import type { WindowOfApp, WorkerScope } from './worker-scope.ts';

type Scope = Pick<WorkerScope, 'clients' | 'registration'>;

/** The time that a window has to say whether it may go to another page. */
const ANSWER_MS = 700;

/** Shows a message. It makes no sound while the player looks at the app, which says it itself. */
export async function showPush({ clients, registration }: Scope, text: string): Promise<void> {
  const { title, body, path, tag, lang } = readPush(text);
  const isLookedAt = (await windowsOf(clients)).some(({ focused }) => focused);
  await registration.showNotification(title, {
    body,
    lang,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: path,
    silent: isLookedAt,
    ...(tag !== '' && { tag, renotify: !isLookedAt }),
  });
}

/** Opens the page of a notification in a window that is there, else in a new one. */
export async function openPage({ clients }: Pick<Scope, 'clients'>, path: unknown): Promise<void> {
  const page = ownPath(typeof path === 'string' ? path : '') ?? '/activity';
  const windows = await windowsOf(clients);
  const [first] = windows.toSorted((one, other) => Number(other.focused) - Number(one.focused));
  if (first !== undefined && (await goesTo(first, page))) await first.focus();
  else await clients.openWindow(page);
}

/** All windows of the app, those of a page that came before the worker too. */
export async function windowsOf(clients: WorkerScope['clients']): Promise<readonly WindowOfApp[]> {
  return clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** False for a window that holds a text which would be lost, or does not answer. */
async function goesTo(window: WindowOfApp, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const message: PageMessage = { kind: 'open-page', path };
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    window.postMessage(message, [port2]);
    setTimeout(() => resolve(false), ANSWER_MS);
  });
}

type Change = {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};

/**
 * Tells the backend that this browser has a new address. The secret of the old one is the proof: no
 * page is open, so nobody is signed in here. Where the backend is another server than this one, the
 * app says it when it opens next.
 */
export async function renewPush({ registration }: Scope, change: Change): Promise<void> {
  const before = change.oldSubscription ?? null;
  if (before === null) return;
  const after = change.newSubscription ?? (await registration.pushManager.subscribe(before.options));
  const [old, fresh] = [before.toJSON(), after.toJSON()];
  const backend = await ownBackend();
  if (backend === null) return;
  await fetch(`${backend.url}/rest/v1/rpc/renew_push`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      old_endpoint: old.endpoint,
      old_auth: old.keys?.['auth'],
      endpoint: fresh.endpoint,
      p256dh: fresh.keys?.['p256dh'],
      auth: fresh.keys?.['auth'],
    }),
  });
}

/** Null where another server than this one has the accounts. */
async function ownBackend(): Promise<{ readonly url: string; readonly anonKey: string } | null> {
  const told: unknown = await (await fetch('/backend.json')).json();
  if (typeof told !== 'object' || told === null || !('url' in told) || !('anonKey' in told)) return null;
  const { url, anonKey } = told;
  return typeof url === 'string' && typeof anonKey === 'string' ? { url, anonKey } : null;
}
