/** A browser that promises to keep what is stored, or not, for tests: jsdom has none. */
import { vi } from 'vitest';

type Manner = {
  readonly grants?: boolean;
  readonly isPersisted?: boolean;
  /** The maker of the browser's engine. */
  readonly vendor?: string;
};

export const APPLE = 'Apple Computer, Inc.';

/** Puts the page into a browser that can be asked. Returns the spy of the question. */
export function stubStorageManager({ grants = true, isPersisted = false, vendor = '' }: Manner = {}) {
  let kept = isPersisted;
  const persist = vi.fn<() => Promise<boolean>>(async () => {
    kept = grants;
    return Promise.resolve(kept);
  });
  stubNavigator({ vendor, storage: { persist, persisted: async () => Promise.resolve(kept) } });
  return persist;
}

/** Puts the page into a browser that cannot be asked. */
export function stubOlderBrowser(): void {
  stubNavigator({ vendor: '', storage: undefined });
}

/** Takes the page out of it. */
export function restoreBrowser(): void {
  Reflect.deleteProperty(navigator, 'storage');
  Reflect.deleteProperty(navigator, 'vendor');
}

function stubNavigator(values: { readonly vendor: string; readonly storage: unknown }): void {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { configurable: true, value });
}
