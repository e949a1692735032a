/**
 * A browser's storage for tests: with a size, switched off or not, and shared by tabs that hear of
 * each other's changes.
 */
import { createTextStore, type TextStore } from '#platform/storage/text-store.ts';

export type FakeBrowser = {
  /** The stored texts, for a test to look at or to damage. */
  readonly texts: Map<string, string>;
  /** Characters that fit in; a test may change it. */
  capacity: number;
  /** True: every access throws, as when the user has switched storage off. */
  isBlocked: boolean;
  /** Opens another tab on the same storage. */
  readonly openTab: () => TextStore;
};

/** A browser with nothing stored yet. */
export function fakeBrowser({ capacity = Number.POSITIVE_INFINITY } = {}): FakeBrowser {
  const tabs: EventTarget[] = [];
  const browser: FakeBrowser = {
    texts: new Map(),
    capacity,
    isBlocked: false,
    openTab: () => {
      const tab = new EventTarget();
      tabs.push(tab);
      const tellOthers = (key: string, newValue: string | null) => {
        for (const other of tabs) {
          if (other !== tab) other.dispatchEvent(new StorageEvent('storage', { key, newValue }));
        }
      };
      const open = () => {
        if (browser.isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError');
        return fakeStorage(browser, tellOthers);
      };
      return createTextStore(open, tab);
    },
  };
  return browser;
}

function fakeStorage(browser: FakeBrowser, tellOthers: (key: string, text: string | null) => void): Storage {
  const { texts } = browser;
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      const others = [...texts].filter(([other]) => other !== key);
      const used = others.reduce((sum, [other, value]) => sum + other.length + value.length, 0);
      if (used + key.length + text.length > browser.capacity) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      texts.set(key, text);
      tellOthers(key, text);
    },
    removeItem: (key) => {
      if (texts.delete(key)) tellOthers(key, null);
    },
    clear: () => texts.clear(),
  };
}
