/**
 * A browser without a window for the built app: its modules run in this process, with jsdom's
 * document as theirs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DOMWindow, JSDOM } from 'jsdom';

/** Globals that Node has as well, and that the app must take from the document. */
const REPLACED = new Set([
  'CloseEvent',
  'CustomEvent',
  'Event',
  'EventTarget',
  'MessageEvent',
  'localStorage',
  'location',
  'navigator',
  'sessionStorage',
]);

/** The window's by inheritance. */
const OF_THE_WINDOW = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const;

class NothingSeen {
  observe() {
    // Nothing has a size here, and nothing is in view.
  }
  unobserve() {
    // As above.
  }
  disconnect() {
    // As above.
  }
}

/**
 * Makes the process a browser that shows `html`, narrow as a phone, in a language; files come from
 * the built app.
 */
export function startBrowser(html: string, dist: string, language: string): DOMWindow {
  const { window } = new JSDOM(html.replaceAll(/<script\b[^>]*><\/script>/g, ''), {
    url: 'http://localhost/',
    pretendToBeVisual: true,
  });
  window.localStorage.setItem('language', language);
  const instead: Record<string, unknown> = {
    fetch: answerFrom(dist),
    matchMedia: (media: string) => ({
      matches: false,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    scrollTo: () => undefined,
    // Idle work would not change the prerendered page.
    requestIdleCallback: () => 0,
    cancelIdleCallback: () => undefined,
    ResizeObserver: NothingSeen,
    IntersectionObserver: NothingSeen,
  };
  for (const [name, value] of Object.entries(instead)) Reflect.set(window, name, value);
  window.HTMLElement.prototype.scrollIntoView = () => undefined;
  makeGlobal(window);
  answerStyles(window);
  return window;
}

function makeGlobal(window: DOMWindow): void {
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const nodes = new Set(Object.getOwnPropertyNames(globalThis));
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!nodes.has(name) || REPLACED.has(name)) define(name, Reflect.get(window, name));
  }
  for (const name of OF_THE_WINDOW) define(name, window[name].bind(window));
  define('fetch', window.fetch);
  define('window', globalThis);
  define('self', globalThis);
}

/** Styles are never fetched here; who waits for one goes on. */
function answerStyles(window: DOMWindow): void {
  new window.MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.nodeName === 'LINK') setTimeout(() => node.dispatchEvent(new window.Event('load')));
    }
  }).observe(window.document.head, { childList: true });
}

/**
 * Serves the files of the built app; every other request stays open, so that a page shows its
 * loading state.
 */
function answerFrom(dist: string) {
  return (input: string | URL | Request): Promise<Response> => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost/');
    const file = join(dist, pathname);
    if (!/\.\w+$/.test(pathname) || !existsSync(file)) return new Promise(() => undefined);
    return Promise.resolve(new Response(readFileSync(file)));
  };
}
