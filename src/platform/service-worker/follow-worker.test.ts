import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIRST_VISIT_MS, followWorker } from './follow-worker.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn<(message: unknown) => void>();

  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;

  finds(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

const onWaiting = vi.fn<() => void>();
const onFull = vi.fn<() => void>();
let registration: FakeRegistration;
let container: EventTarget & { controller: FakeWorker | null; register: () => Promise<FakeRegistration> };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  onWaiting.mockClear();
  onFull.mockClear();
  registration = new FakeRegistration();
  container = Object.assign(new EventTarget(), { controller: null, register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: container });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const follow = async () => {
  const followed = followWorker({ onWaiting, onTakenOver: () => undefined, onFull });
  await vi.advanceTimersByTimeAsync(FIRST_VISIT_MS);
  return followed;
};

it('tells of no update while the first version is fetched, though it is in control early', async () => {
  const first = new FakeWorker();
  await follow();
  registration.finds(first);
  container.controller = first;
  first.becomes('installed');
  expect(onWaiting).not.toHaveBeenCalled();
});

it('tells of a first version that waits to begin as of no update either', async () => {
  registration.waiting = new FakeWorker();
  container.controller = registration.waiting;
  await follow();
  expect(onWaiting).not.toHaveBeenCalled();
});

it('tells of a version that waits, and of one that comes later', async () => {
  const [old, next] = [new FakeWorker(), new FakeWorker()];
  registration.active = old;
  container.controller = old;
  registration.waiting = next;
  await follow();
  expect(onWaiting).toHaveBeenCalledTimes(1);
  const later = new FakeWorker();
  registration.finds(later);
  later.becomes('installed');
  expect(onWaiting).toHaveBeenCalledTimes(2);
});

it('tells that a version had no room, and of no other message', async () => {
  await follow();
  container.dispatchEvent(new MessageEvent('message', { data: { kind: 'open-page', path: '/play' } }));
  expect(onFull).not.toHaveBeenCalled();
  container.dispatchEvent(new MessageEvent('message', { data: { kind: 'no-room' } }));
  expect(onFull).toHaveBeenCalledOnce();
});

it('has the version in use tidy up when none waits', async () => {
  registration.active = new FakeWorker();
  await follow();
  expect(registration.active.postMessage).toHaveBeenCalledWith('tidy', {});
});
