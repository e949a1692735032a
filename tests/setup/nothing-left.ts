/**
 * Test files share a worker and its page (vitest.config.ts). The pending work of one file ends with
 * it: otherwise a delayed write of a draft, a heartbeat or a `pagehide` handler would write into
 * the storage of the next file.
 */
import { afterAll } from 'vitest';

/**
 * No timer as short: the page's own of animation frames is one, and what is over before the next
 * file begins.
 */
const A_FRAME_MS = 20;

type Shared = typeof globalThis & { underWay?: Set<() => void> };

/**
 * Ways to end what was begun: one set for the worker, as libraries that it loads once keep the
 * timers they found first.
 */
const underWay = ((globalThis as Shared).underWay ??= watched());

afterAll(async () => {
  // What waits for the next paint: libraries lose count of frames that are called off.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (const end of underWay) end();
  underWay.clear();
  localStorage.clear();
});

function watched(): Set<() => void> {
  const begun = new Set<() => void>();
  const startsTimer: ProxyHandler<typeof setTimeout> = {
    apply: (start, self, args: unknown[]) => {
      const timer = Reflect.apply(start, self, args) as NodeJS.Timeout;
      if (Number(args[1]) > A_FRAME_MS) begun.add(() => clearTimeout(timer));
      return timer;
    },
  };
  const listensOn = (target: EventTarget): ProxyHandler<typeof addEventListener> => ({
    apply: (listen, _, args: Parameters<typeof addEventListener>) => {
      Reflect.apply(listen, target, args);
      // user-event prepares a document once and counts on its listeners.
      if (target !== document || args[0] === 'visibilitychange') {
        begun.add(() => target.removeEventListener(...args));
      }
    },
  });
  globalThis.setTimeout = new Proxy(setTimeout, startsTimer);
  globalThis.setInterval = new Proxy(setInterval as typeof setTimeout, startsTimer) as typeof setInterval;
  for (const target of [window, document]) {
    target.addEventListener = new Proxy(target.addEventListener.bind(target), listensOn(target));
  }
  return begun;
}
