import { describe, expect, it, vi } from 'vitest';
import type { EventDeed } from '#domain/events/log/types.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { createTextStore } from '#platform/storage/text-store.ts';
import { createDeeds, type SentDeeds } from './create-deeds.ts';
import type { WaitingDeed } from './waiting-deeds.ts';

const ME = 'f0000000-0000-4000-8000-000000000001';
const EVENT = 'e0000000-0000-4000-8000-000000000001';
const OTHER = 'e0000000-0000-4000-8000-000000000002';
const KEY = storageKeys.eventDeeds(ME);

const clock = (round: number): EventDeed => ({ kind: 'clock', round, endsAt: null, left: 60 });

/** The deeds of a device with a backend that a test speaks for. */
function onDevice(answer: (deeds: readonly WaitingDeed[]) => SentDeeds) {
  const calls: (readonly [event: string, ids: readonly string[]])[] = [];
  const seen: string[] = [];
  let made = 0;
  let who: string | null = ME;
  const deeds = createDeeds({
    texts: createTextStore(() => localStorage),
    account: () => who,
    send: async (event, some) => {
      calls.push([event, some.map(({ id }) => id)]);
      return Promise.resolve(answer(some));
    },
    onSent: async (event) => {
      seen.push(`${event} ${deeds.waiting().length}`);
      return Promise.resolve();
    },
    alone: async (work) => work(),
    newId: () => `d0000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
    nowIso: () => '2027-01-16T08:00:00.000Z',
  });
  return { deeds, calls, seen, signOut: () => (who = null) };
}

const sent = (): SentDeeds => ({ kind: 'sent' });
const refused = (): SentDeeds => ({ kind: 'refused', problem: 'not-accepted' });

describe('deeds in a running event', () => {
  it('wait on the device until the log has them', async () => {
    let hasNetwork = false;
    const { deeds, calls, seen } = onDevice(() => (hasNetwork ? sent() : { kind: 'later' }));
    expect(deeds.keep(EVENT, [clock(1)])).toBe(true);
    await deeds.sendWaiting();
    expect(deeds.waiting()).toMatchObject([{ event: EVENT, deed: clock(1), problem: null }]);
    expect(deeds.waiting()).toBe(deeds.waiting());
    expect(deeds.isWaiting()).toBe(true);
    hasNetwork = true;
    await deeds.sendWaiting();
    expect(calls).toHaveLength(2);
    expect(deeds.isWaiting()).toBe(false);
    // The log is read before the deed ceases to wait, so it never goes from sight.
    expect(seen).toEqual([`${EVENT} 1`]);
  });

  it('outlive the page, with entries that this version cannot read', () => {
    const foreign = { event: EVENT, deed: { kind: 'dance' } };
    localStorage.setItem(KEY, JSON.stringify([foreign]));
    onDevice(sent).deeds.keep(EVENT, [clock(2)]);
    expect(onDevice(sent).deeds.waiting()).toMatchObject([{ deed: clock(2) }]);
    expect(localStorage.getItem(KEY)).toContain('dance');
  });

  it('keep what is no list at all', () => {
    localStorage.setItem(KEY, 'broken');
    onDevice(sent).deeds.keep(EVENT, [clock(3)]);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject(['broken', { deed: clock(3) }]);
  });

  it('are sent in their order, event by event and at most 50 at once', async () => {
    const { deeds, calls } = onDevice(sent);
    for (let at = 0; at < 51; at += 1) deeds.keep(EVENT, [clock(1)]);
    deeds.keep(OTHER, [clock(1)]);
    await deeds.sendWaiting();
    expect(calls.map(([event, ids]) => [event, ids.length])).toEqual([
      [EVENT, 50],
      [EVENT, 1],
      [OTHER, 1],
    ]);
  });

  it('stay with the reason when one is refused, and the others go on', async () => {
    const { deeds } = onDevice((some) =>
      some.some(({ deed }) => deed.kind === 'clock' && deed.round === 2) ? refused() : sent(),
    );
    for (const round of [1, 2, 3]) deeds.keep(EVENT, [clock(round)]);
    await deeds.sendWaiting();
    const left = deeds.waiting();
    expect(left).toMatchObject([{ deed: clock(2), problem: 'not-accepted' }]);
    expect(deeds.isWaiting()).toBe(false);
    deeds.drop(left.map(({ id }) => id));
    expect(deeds.waiting()).toEqual([]);
  });

  it('wait with all that come after, without an answer', async () => {
    let tries = 0;
    const { deeds } = onDevice((some) => {
      tries += 1;
      if (some.length > 1) return refused();
      return { kind: 'later' };
    });
    deeds.keep(EVENT, [clock(1)]);
    deeds.keep(EVENT, [clock(2)]);
    await deeds.sendWaiting();
    expect([tries, deeds.waiting().length]).toEqual([2, 2]);
  });

  it('belong to an account, and tell their readers of changes', () => {
    const { deeds, signOut } = onDevice(sent);
    const heard = vi.fn<() => void>();
    deeds.store.subscribe(heard);
    deeds.keep(EVENT, [clock(1)]);
    expect(heard).toHaveBeenCalledOnce();
    signOut();
    expect(deeds.keep(EVENT, [clock(1)])).toBe(false);
    expect(deeds.waiting()).toEqual([]);
  });
});
