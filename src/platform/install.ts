import { createStore } from 'zustand/vanilla';
import type { InstallWay } from '#domain/updates/install-offer.ts';

/** A browser's own offer to install the app; it can be taken once. */
type InstallOffer = { readonly prompt: () => Promise<unknown> };

/** The browser's offer, null while it makes none, and whether the app has been installed since. */
export const installStore = createStore<{ readonly offer: InstallOffer | null; readonly isDone: boolean }>()(
  () => ({ offer: offerIn(globalThis), isDone: false }),
);

/** Follows the browser's offers from now on; boot.js keeps one that came earlier. */
export function followInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) installStore.setState({ offer: event });
  });
  addEventListener('appinstalled', () => installStore.setState({ offer: null, isDone: true }));
}

/** Has the browser ask whether to install the app. Without an offer nothing happens. */
export async function askInstall(): Promise<void> {
  const { offer } = installStore.getState();
  installStore.setState({ offer: null });
  // A refused offer counts as an answer, and one that was taken meanwhile cannot be taken again.
  await offer?.prompt().catch(() => undefined);
}

/** True when the app runs in a window of its own. */
export function isInstalled(): boolean {
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || matchMedia('(display-mode: standalone)').matches;
}

/** The way to install the app in this browser; null when we know none. */
export function installWay(): InstallWay | null {
  if (installStore.getState().offer !== null) return 'prompt';
  return isAppleTouch() ? 'apple' : null;
}

/** An iPhone or iPad; the latter names itself a Mac. */
export function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

function offerIn(place: object): InstallOffer | null {
  const kept = 'installOffer' in place ? place.installOffer : null;
  return isOffer(kept) ? kept : null;
}

function isOffer(value: unknown): value is InstallOffer {
  return typeof value === 'object' && value !== null && 'prompt' in value;
}
