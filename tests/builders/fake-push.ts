/** A browser that can receive notifications, for tests of pages: jsdom has nothing of it. */
import { onTestFinished, vi } from 'vitest';

export const PUSH_KEY = `B${'c'.repeat(86)}`;

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+')), (letter) => letter.charCodeAt(0)).buffer;

type Options = {
  /** The player's word when the browser asks. */
  readonly allows?: boolean;
  readonly permission?: NotificationPermission;
  readonly hasWorker?: boolean;
  /** The browser's push service can be reached. */
  readonly hasService?: boolean;
};

/** Puts such a browser in place until the end of the test. */
export function fakePushBrowser(options: Options = {}) {
  const { allows = true, permission = 'default', hasWorker = true, hasService = true } = options;
  let current: object | null = null;
  let made = 0;
  const state = { permission };
  const subscription = () => {
    made += 1;
    return {
      endpoint: `https://updates.push.services.mozilla.com/send/${String(made)}`,
      options: { applicationServerKey: bytesOf(PUSH_KEY) },
      getKey: (name: string) => bytesOf(name === 'auth' ? 'Q'.repeat(22) : `B${'c'.repeat(86)}`),
      unsubscribe: () => {
        current = null;
        return Promise.resolve(true);
      },
    };
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(current),
    subscribe: () => {
      if (!hasService) return Promise.reject(new DOMException('no service', 'AbortError'));
      current = subscription();
      return Promise.resolve(current);
    },
  };
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    startMessages: () => undefined,
    getRegistration: () => Promise.resolve(hasWorker ? { active: {}, pushManager } : undefined),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission: () => {
      if (state.permission === 'default') state.permission = allows ? 'granted' : 'denied';
      return Promise.resolve(state.permission);
    },
  });
  return {
    isSubscribed: () => current !== null,
    /** The push service gives the browser another address, or none. */
    lose: () => {
      current = null;
    },
    serviceWorker,
  };
}
