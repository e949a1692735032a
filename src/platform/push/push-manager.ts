import { toBase64Url } from '#domain/sharing/base64-url.ts';
import type { DeviceFacts } from '#domain/push/device-state.ts';
import { isAppleTouch, isInstalled } from '../install.ts';

/** A subscription as the backend keeps it: URL-safe base64. */
export type Subscription = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** The facts about notifications that this browser knows by itself. */
export type BrowserFacts = Omit<DeviceFacts, 'isOffered' | 'isOn'>;

/** Reads what this browser says about notifications. Never rejects. */
export async function browserFacts(): Promise<BrowserFacts> {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  return {
    isAble,
    isAppleTouch: isAppleTouch(),
    isInstalled: isInstalled(),
    permission: isAble ? Notification.permission : 'default',
    hasWorker: isAble && (await findManager()) !== null,
  };
}

/**
 * Asks the player for leave, where nobody has yet, and subscribes with the public key of the site.
 * Call it directly after a press. `blocked`: the player or the browser refuses. `failed`: the
 * browser's push service cannot be reached, or there is none.
 */
export async function subscribe(publicKey: string): Promise<Subscription | 'blocked' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const manager = await findManager();
  if (manager === null) return 'failed';
  try {
    const known = await manager.getSubscription();
    if (known !== null && !isFor(known, publicKey)) await known.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    return partsOf(await manager.subscribe(options)) ?? 'failed';
  } catch {
    return 'failed';
  }
}

/** The subscription that this browser has with that key; null without one. */
export async function currentSubscription(publicKey: string): Promise<Subscription | null> {
  const known = await (await findManager())?.getSubscription().catch(() => null);
  return known === null || known === undefined || !isFor(known, publicKey) ? null : partsOf(known);
}

/** Ends the subscription of this browser, also one of another account. Never rejects. */
export async function unsubscribe(): Promise<void> {
  const known = await (await findManager())?.getSubscription().catch(() => null);
  await known?.unsubscribe().catch(() => false);
}

/** Null where the app has no active worker: in development, and before a first visit was kept. */
async function findManager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
  return registration?.active === null || registration === undefined ? null : registration.pushManager;
}

function isFor({ options: { applicationServerKey } }: PushSubscription, publicKey: string): boolean {
  return applicationServerKey !== null && toBase64Url(new Uint8Array(applicationServerKey)) === publicKey;
}

function partsOf(subscription: PushSubscription): Subscription | null {
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')];
  if (p256dh === null || auth === null) return null;
  return {
    endpoint: subscription.endpoint,
    p256dh: toBase64Url(new Uint8Array(p256dh)),
    auth: toBase64Url(new Uint8Array(auth)),
  };
}
