/** Adds browser features that jsdom lacks, and cleans the page after each test. */
import { webcrypto } from 'node:crypto';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// For what never comes, not a measure: where many tests run at once, a page takes its time.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// As when a player leaves: what waits to be stored is stored while there is still a page.
afterAll(() => {
  window.dispatchEvent(new Event('pagehide'));
  // Files that run in one worker share its environment.
  vi.unstubAllEnvs();
});

// In a browser the frame of dialogs is fetched while a page is idle, before anybody taps.
vi.mock('#ui/modal/modal.tsx', async () => ({
  Modal: (await import('#ui/modal/base-modal.tsx')).BaseModal,
  loadModal: async () => Promise.resolve(),
}));

vi.mock('#platform/backend/hint-channels.ts', () => import('#tests/builders/fake-hints.ts'));

Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });

// Files that run in one worker would hear each other's tabs.
const browser = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${browser} ${name}`);
  }
};

globalThis.matchMedia ??= (query: string): MediaQueryList =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) as MediaQueryList;
