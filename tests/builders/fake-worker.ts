import { vi } from 'vitest';

/**
 * Puts a worker in place of the browser's that gets copies of its messages. Returns its
 * `terminate`, to be asked whether the worker ended.
 */
export function stubWorker(reply: (question: never) => Event) {
  const terminate = vi.fn<() => void>();
  class FakeWorker extends EventTarget {
    terminate = terminate;
    postMessage(message: never) {
      this.dispatchEvent(reply(structuredClone(message)));
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return terminate;
}
