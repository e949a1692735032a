import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '#tests/builders/fake-browser.ts';
import { claimDraft, takeByLock } from './tab-claim.ts';
import { createHeartbeats } from './tab-heartbeat.ts';

/**
 * A browser's locks: a name is held until its holder's promise ends, here never, or until the page
 * is ended.
 */
function fakeLocks() {
  const held = new Set<string>();
  const request = (name: string, options: LockOptions, run: (lock: Lock | null) => unknown) => {
    if (!held.has(name)) {
      held.add(name);
      return Promise.resolve(run({ name, mode: 'exclusive' }));
    }
    if (options.ifAvailable === true) return Promise.resolve(run(null));
    return new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new DOMException('timed out', 'TimeoutError')));
      const retry = setInterval(() => {
        if (held.has(name)) return;
        clearInterval(retry);
        held.add(name);
        resolve(run({ name, mode: 'exclusive' }));
      }, 10);
    });
  };
  return {
    manager: { request } as unknown as LockManager,
    end: (id: string) => held.delete(`muster_draft_${id}`),
  };
}

let ids = 0;
const newId = () => {
  ids += 1;
  return `new-${ids}`;
};

beforeEach(() => {
  ids = 0;
});

describe('claiming a draft by locks', () => {
  const tab = (locks: LockManager) => ({ take: takeByLock(locks), session: fakeBrowser().openTab(), newId });

  it('gives a first tab a fresh draft with nothing in it', async () => {
    expect(await claimDraft([], tab(fakeLocks().manager))).toEqual({ id: 'new-1', contentOf: null });
  });

  it('gives a new tab the newest draft that no live tab has', async () => {
    const { manager } = fakeLocks();
    expect(await claimDraft(['a', 'b'], tab(manager))).toEqual({ id: 'a', contentOf: 'a' });
    expect(await claimDraft(['a', 'b'], tab(manager))).toEqual({ id: 'b', contentOf: 'b' });
    expect(await claimDraft(['a', 'b'], tab(manager))).toEqual({ id: 'new-1', contentOf: null });
  });

  it('gives a reloaded tab its own draft again, also when the old page lets go of it a moment later', async () => {
    const locks = fakeLocks();
    const places = tab(locks.manager);
    await claimDraft(['a'], places);
    setTimeout(() => locks.end('a'), 50);
    expect(await claimDraft(['newer', 'a'], places)).toEqual({ id: 'a', contentOf: 'a' });
  });

  it('gives a duplicated tab a copy, and another one again after its own reload', async () => {
    const locks = fakeLocks();
    const original = tab(locks.manager);
    const { id } = await claimDraft(['a'], original);
    const duplicate = tab(locks.manager);
    duplicate.session.writeText('muster_tab_draft', id);
    expect(await claimDraft(['a'], duplicate)).toEqual({ id: 'new-1', contentOf: 'a' });
    locks.end('new-1');
    expect(await claimDraft(['a'], duplicate)).toEqual({ id: 'new-1', contentOf: 'new-1' });
  });

  it('works on a draft of its own where the browser refuses locks', async () => {
    const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    expect(await claimDraft(['a'], tab(refusing as unknown as LockManager))).toEqual({
      id: 'new-1',
      contentOf: null,
    });
  });
});

describe('claiming a draft by signs of life', () => {
  beforeEach(() => vi.useFakeTimers({ now: 0 }));
  afterEach(() => vi.useRealTimers());

  function pages() {
    const browser = fakeBrowser();
    return (instance: string) => {
      const page = new EventTarget();
      const onLost = vi.fn<() => void>();
      const take = createHeartbeats({ texts: browser.openTab(), page, now: Date.now, instance, onLost });
      return { take: () => take('a', 0), onLost, leave: () => page.dispatchEvent(new Event('pagehide')) };
    };
  }

  it('keeps a draft from other pages for as long as its page lives', async () => {
    const open = pages();
    const one = open('one');
    expect(await one.take()).toBe(true);
    vi.advanceTimersByTime(600_000);
    expect(await open('two').take()).toBe(false);
    one.leave();
    expect(await open('three').take()).toBe(true);
    expect(one.onLost).not.toHaveBeenCalled();
  });

  it('frees the draft of a page that died after a minute and a half of silence', async () => {
    const open = pages();
    await open('dead').take();
    vi.clearAllTimers();
    vi.setSystemTime(89_000);
    expect(await open('two').take()).toBe(false);
    vi.setSystemTime(91_000);
    expect(await open('two').take()).toBe(true);
  });

  it('tells a page that slept through the loss of its draft, and leaves the new owner’s sign alone', async () => {
    const open = pages();
    const sleeper = open('sleeper');
    await sleeper.take();
    vi.setSystemTime(100_000);
    expect(await open('two').take()).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(sleeper.onLost).toHaveBeenCalledOnce();
    sleeper.leave();
    expect(await open('three').take()).toBe(false);
  });
});
