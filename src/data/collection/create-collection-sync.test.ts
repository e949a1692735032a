import { describe, expect, it } from 'vitest';
import { type Collection, withCopies } from '#domain/collection/collection.ts';
import { changesJson, NO_CHANGES } from '#domain/collection/dated.ts';
import { BackendError, BackendUnavailable } from '#platform/backend/backend-error.ts';
import { fakeBrowser } from '#tests/builders/fake-browser.ts';
import { type MemoryCollections, memoryCollections } from '#tests/builders/memory-collections.ts';
import { createCollectionChanges } from './collection-changes.ts';
import { createCollectionStore } from './collection-store.ts';
import { createCollectionSync } from './create-collection-sync.ts';

const HUNTERS = 'northern-tribes/orc-hunters';
const ALBORC = 'northern-tribes/alborc';
const ADA = 'ada';

function device(backend: MemoryCollections, clock = { ms: 1_000 }) {
  const texts = fakeBrowser().openTab();
  const store = createCollectionStore({ texts, nowIso: () => '2026-11-26T12:00:00Z' });
  const changes = createCollectionChanges({ store, texts, now: () => new Date(clock.ms) });
  const waiting: (() => void)[] = [];
  const sync = createCollectionSync({
    changes,
    tableOf: backend.tableOf,
    later: (work) => waiting.splice(0, 1, work),
  });
  const own = (key: string, owned: number) => {
    changes.change((before: Collection) => withCopies(before, key, { owned }));
    sync.sendSoon(ADA);
  };
  const owned = () =>
    Object.fromEntries(Object.entries(store.getState().value).map(([key, copies]) => [key, copies.owned]));
  return { sync, changes, own, owned, clock, waiting };
}

const keptOf = (backend: MemoryCollections, userId: string) =>
  changesJson(backend.rows.get(userId) ?? NO_CHANGES);

describe('two devices of a player', () => {
  it('lose nothing when both count without a network', async () => {
    const backend = memoryCollections();
    const [one, other] = [device(backend), device(backend, { ms: 2_000 })];
    await one.sync.meet(ADA);
    one.own(HUNTERS, 2);
    await one.sync.meet(ADA);
    await other.sync.meet(ADA);
    expect(other.owned()).toEqual({ [HUNTERS]: 2 });

    backend.fault = new BackendError('no answer', 0, null);
    one.clock.ms = 3_000;
    one.own(ALBORC, 1);
    other.own(HUNTERS, 5);
    other.own('syenann/x', 1);
    for (const each of [one, other]) await each.sync.meet(ADA);
    expect(one.sync.getState()).toMatchObject({ fault: 'offline', isSent: false });

    backend.fault = null;
    for (const each of [one, other, one]) await each.sync.meet(ADA);
    expect(one.owned()).toEqual({ [HUNTERS]: 5, [ALBORC]: 1, 'syenann/x': 1 });
    expect(other.owned()).toEqual(one.owned());
    expect(one.sync.getState()).toMatchObject({ fault: null, isSent: true, isSending: false });
  });

  it('take a unit away from each other', async () => {
    const backend = memoryCollections();
    const [one, other] = [device(backend), device(backend, { ms: 2_000 })];
    await one.sync.meet(ADA);
    one.own(HUNTERS, 2);
    await one.sync.meet(ADA);
    await other.sync.meet(ADA);
    other.own(HUNTERS, 0);
    await other.sync.meet(ADA);
    await one.sync.meet(ADA);
    expect(one.owned()).toEqual({});
  });
});

describe('sending a collection', () => {
  it('happens once for changes that come together, with the changed units alone', async () => {
    const backend = memoryCollections();
    const { sync, own, waiting } = device(backend);
    await sync.meet(ADA);
    own(ALBORC, 1);
    await sync.meet(ADA);
    own(HUNTERS, 1);
    own(HUNTERS, 2);
    expect([waiting.length, sync.getState().isSent]).toEqual([1, false]);
    waiting[0]?.();
    await sync.meet(ADA);
    expect(backend.kept.map(changesJson)).toEqual([
      { [ALBORC]: [1, 0, 0, 1_000] },
      { [HUNTERS]: [2, 0, 0, 1_001] },
    ]);
  });

  it('counts as sent only when nothing was changed on the way', async () => {
    const backend = memoryCollections();
    const { sync, own } = device(backend);
    await sync.meet(ADA);
    own(ALBORC, 1);
    let calls = 0;
    backend.onCall = () => {
      calls += 1;
      if (calls === 2) own(HUNTERS, 1);
    };
    await sync.meet(ADA);
    expect(sync.getState()).toMatchObject({ isSent: false, fault: null });
    await sync.meet(ADA);
    expect(sync.getState().isSent).toBe(true);
    expect(Object.keys(keptOf(backend, ADA))).toEqual([ALBORC, HUNTERS]);
  });

  it.each<[string, Error]>([
    ['offline', new BackendUnavailable()],
    ['offline', new BackendError('', 503, null)],
    ['signed-out', new BackendError('', 401, null)],
    ['refused', new BackendError('', 403, '42501')],
    ['refused', new BackendError('', 400, '23514')],
    ['fault', new BackendError('', 500, null)],
    ['fault', new BackendError('', 429, 'PT429')],
  ])('says %s after %s, and keeps the collection', async (fault, error) => {
    const backend = memoryCollections();
    const { sync, own, owned } = device(backend);
    await sync.meet(ADA);
    own(HUNTERS, 2);
    backend.fault = error;
    await sync.meet(ADA);
    expect(sync.getState()).toMatchObject({ fault, isSent: false, isSending: false });
    expect(owned()).toEqual({ [HUNTERS]: 2 });
  });
});

describe('a collection that was here before', () => {
  it('without an account waits for the choice, and is then the account’s', async () => {
    const backend = memoryCollections();
    backend.rows.set(ADA, { [ALBORC]: { owned: 1, painted: 0, lent: 0, at: 5 } });
    const { sync, own, owned } = device(backend);
    own(HUNTERS, 2);
    await sync.meet(ADA);
    expect([sync.getState().owner, owned()]).toEqual([null, { [HUNTERS]: 2 }]);
    expect(backend.kept).toEqual([]);
    await sync.giveTo(ADA);
    expect(owned()).toEqual({ [HUNTERS]: 2, [ALBORC]: 1 });
    expect(keptOf(backend, ADA)).toEqual({ [ALBORC]: [1, 0, 0, 5], [HUNTERS]: [2, 0, 0, 1_000] });
  });

  it('without an account is put aside when the account’s is chosen, and comes back', async () => {
    const backend = memoryCollections();
    backend.rows.set(ADA, { [ALBORC]: { owned: 1, painted: 0, lent: 0, at: 5 } });
    const { sync, own, owned } = device(backend);
    own(HUNTERS, 2);
    await sync.switchTo(ADA);
    expect([sync.getState().hasParked, owned()]).toEqual([true, { [ALBORC]: 1 }]);
    await sync.switchTo(null);
    expect([sync.getState().hasParked, owned()]).toEqual([false, { [HUNTERS]: 2 }]);
    expect(backend.kept).toEqual([]);
  });

  it('of another account never reaches this one, and is whole when that one is back', async () => {
    const backend = memoryCollections();
    const { sync, own, owned } = device(backend);
    await sync.meet(ADA);
    backend.fault = new BackendError('no answer', 0, null);
    own(HUNTERS, 2);
    await sync.meet('ben');
    backend.fault = null;
    await sync.meet('ben');
    expect([owned(), keptOf(backend, 'ben'), keptOf(backend, ADA)]).toEqual([{}, {}, {}]);
    await sync.meet(ADA);
    expect([owned(), keptOf(backend, ADA)]).toEqual([{ [HUNTERS]: 2 }, { [HUNTERS]: [2, 0, 0, 1_000] }]);
  });

  it.each([1, 2])('is not filled by answer %d, when somebody else signed in before it', async (turn) => {
    const backend = memoryCollections();
    backend.rows.set(ADA, { [ALBORC]: { owned: 1, painted: 0, lent: 0, at: 5 } });
    const { sync, changes, own, owned } = device(backend);
    await sync.meet(ADA);
    own(HUNTERS, 1);
    let calls = 0;
    backend.onCall = () => {
      calls += 1;
      if (calls === turn) changes.switchTo('ben');
    };
    await sync.meet(ADA);
    expect([sync.getState().owner, owned()]).toEqual(['ben', {}]);
    expect(backend.rows.has('ben')).toBe(false);
  });
});
