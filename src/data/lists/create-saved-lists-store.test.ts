import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { fakeBrowser } from '#tests/builders/fake-browser.ts';
import { listsTab } from '#tests/builders/lists-tab.ts';
import { memoryHistoryDb } from '#tests/builders/memory-history-db.ts';

const RAID = documentWith({ 'orc-hunters': 2 }, { name: ' Winter Raid ' });
const KEY = 'armyLists';

const namesOf = (store: ReturnType<typeof listsTab>) => store.getState().lists.map(({ name }) => name);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('saving a list', () => {
  it('stores the spec’s fields under armyLists, with the name trimmed and the quantity capped', () => {
    const browser = fakeBrowser();
    const result = listsTab(browser)
      .getState()
      .saveList(documentWith({ 'orc-hunters': 9 }, { name: ' Raid ' }));
    expect(result).toMatchObject({
      ok: true,
      list: { id: 'id-1', name: 'Raid', faction: 'northern-tribes' },
    });
    expect(JSON.parse(browser.texts.get(KEY) ?? '')).toMatchObject([
      {
        id: 'id-1',
        name: 'Raid',
        faction: 'northern-tribes',
        created_at: '2026-01-01T00:00:02.000Z',
        units: [
          {
            id: 'orc-hunters',
            name: 'Orc Hunters',
            pointsCost: 20,
            quantity: 3,
            availability: 3,
            command: 0,
          },
        ],
      },
    ]);
  });

  it('replaces the list of the same name and faction under its old id and tells what was replaced', () => {
    const store = listsTab();
    const first = store.getState().saveList(RAID);
    const second = store.getState().saveList(documentWith({ alborc: 1 }, { name: 'Winter Raid' }));
    expect(second).toMatchObject({
      ok: true,
      list: { id: first.ok && first.list.id, units: [{ id: 'alborc' }] },
    });
    expect(second).toMatchObject({ replaced: { units: [{ id: 'orc-hunters' }] } });
    expect(store.getState().lists).toHaveLength(1);
  });

  it('keeps lists of the same name in two factions apart', () => {
    const store = listsTab();
    store.getState().saveList(RAID);
    store
      .getState()
      .saveList(documentWith({ hetman: 1 }, { name: 'Winter Raid', faction: 'hegemony-of-embersig' }));
    expect(store.getState().lists).toHaveLength(2);
  });

  it.each([
    ['name', documentWith({ alborc: 1 }, { name: '  ' })],
    ['empty', documentWith({})],
    ['name', documentWith({}, { name: '' })],
    ['invalid', documentWith({ alborc: 1 }, { faction: '' })],
  ] as const)('answers %s and stores nothing when the list is not ready', (code, document) => {
    const browser = fakeBrowser();
    expect(listsTab(browser).getState().saveList(document)).toMatchObject({ ok: false, code });
    expect(browser.texts.size).toBe(0);
  });

  it('answers full on a full disk and loses nothing of what is there', () => {
    const browser = fakeBrowser();
    const store = listsTab(browser);
    store.getState().saveList(RAID);
    const before = browser.texts.get(KEY);
    browser.capacity = (before?.length ?? 0) + KEY.length + 10;
    expect(store.getState().saveList(documentWith({ alborc: 1 }, { name: 'Other' }))).toEqual({
      ok: false,
      code: 'full',
    });
    expect(browser.texts.get(KEY)).toBe(before);
    expect(namesOf(store)).toEqual(['Winter Raid']);
  });

  it('answers blocked where storage is switched off, and holds the list until the page goes', () => {
    const browser = fakeBrowser();
    browser.isBlocked = true;
    const store = listsTab(browser);
    expect(store.getState().saveList(RAID)).toEqual({ ok: false, code: 'blocked' });
    expect(namesOf(store)).toEqual(['Winter Raid']);
  });
});

describe('two tabs on one storage', () => {
  it('see each other’s lists at once', () => {
    const browser = fakeBrowser();
    const [one, other] = [listsTab(browser), listsTab(browser)];
    one.getState().saveList(RAID);
    expect(namesOf(other)).toEqual(['Winter Raid']);
  });

  it('never lose a list of the other, in whatever order they save and delete', async () => {
    const step = fc.record({
      tab: fc.constantFrom(0, 1),
      name: fc.constantFrom('A', 'B', 'C', 'D'),
      action: fc.constantFrom('save', 'save', 'delete', 'duplicate'),
      copies: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const browser = fakeBrowser();
        const db = memoryHistoryDb();
        const tabs = [listsTab(browser, db, 'one'), listsTab(browser, db, 'two')] as const;
        const expected = new Map<string, number>();
        for (const { tab, name, action, copies } of steps) {
          const state = tabs[tab === 0 ? 0 : 1].getState();
          const there = state.lists.find((list) => list.name === name);
          if (action === 'save') {
            state.saveList(documentWith({ 'orc-hunters': copies }, { name }));
            expected.set(name, copies);
          } else if (action === 'delete' && there !== undefined) {
            await state.deleteLists([there.id]);
            expected.delete(name);
          } else if (action === 'duplicate' && there !== undefined) {
            const copy = state.duplicateList(there.id);
            if (copy.ok) expected.set(copy.list.name, copy.list.units[0]?.quantity ?? 0);
          }
        }
        for (const tab of tabs) {
          const found = tab.getState().lists.map(({ name, units }) => [name, units[0]?.quantity] as const);
          expect(new Map(found)).toEqual(expected);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keep the state that the other tab saved among the versions when it is replaced', async () => {
    const browser = fakeBrowser();
    // The other tab has a history of its own, as a private window or an older app would.
    const one = listsTab(browser, memoryHistoryDb());
    const other = listsTab(browser, memoryHistoryDb());
    one.getState().saveList(RAID);
    const saved = other.getState().saveList(documentWith({ alborc: 1 }, { name: 'Winter Raid' }));
    await settled();
    const versions = await other.getState().versionsOf(saved.ok ? saved.list.id : '');
    expect(versions.ok && versions.value.map(({ list }) => list.units[0]?.id)).toEqual([
      'alborc',
      'orc-hunters',
    ]);
  });
});

describe('damaged storage', () => {
  it('sets entries aside that cannot be read, as they were, and loads the rest', () => {
    const browser = fakeBrowser();
    listsTab(browser).getState().saveList(RAID);
    const good: unknown[] = JSON.parse(browser.texts.get(KEY) ?? '');
    const odd = { name: 'no id', units: 'what' };
    browser.texts.set(KEY, JSON.stringify([odd, ...good, 7]));
    const store = listsTab(browser);
    expect(namesOf(store)).toEqual(['Winter Raid']);
    expect(store.getState().setAsideCount).toBe(2);
    expect(JSON.parse(store.getState().exportSetAside())).toMatchObject([{ content: odd }, { content: 7 }]);
    expect(JSON.parse(browser.texts.get(KEY) ?? '')).toEqual(good);
  });

  it('keeps a text that is no list at all aside, whole, before anything is saved', () => {
    const browser = fakeBrowser();
    browser.texts.set(KEY, '[{"id":"cut');
    const store = listsTab(browser);
    expect(JSON.parse(store.getState().exportSetAside())).toMatchObject([{ content: '[{"id":"cut' }]);
    expect(store.getState().saveList(RAID).ok).toBe(true);
  });

  it('refuses to save over a text that it can neither read nor set aside', () => {
    const browser = fakeBrowser();
    browser.texts.set(KEY, 'x'.repeat(500));
    browser.capacity = 520;
    const store = listsTab(browser);
    expect(store.getState().saveList(RAID)).toEqual({ ok: false, code: 'full' });
    expect(browser.texts.get(KEY)).toBe('x'.repeat(500));
  });

  it('leaves entries in place that it cannot read when there is no room to set them aside', () => {
    const browser = fakeBrowser();
    const broken = { broken: 'y'.repeat(300) };
    browser.texts.set(KEY, JSON.stringify([broken]));
    browser.capacity = 400;
    const store = listsTab(browser);
    browser.capacity = 5_000;
    expect(store.getState().setAsideCount).toBe(1);
    store.getState().saveList(RAID);
    const everything = [...browser.texts.values()].join('');
    expect(everything).toContain('y'.repeat(300));
    expect(namesOf(store)).toEqual(['Winter Raid']);
  });

  it('writes lists back that it does not change as they were, unknown fields and all', () => {
    const browser = fakeBrowser();
    const old = {
      id: 'old',
      name: 'Old',
      faction: 'northern-tribes',
      units: [
        { id: 'alborc', name: 'Alborc', pointsCost: 50, quantity: 1, keywords: ['Elite'], note: 'mine' },
      ],
      created_at: '2024-05-01T10:00:00.000Z',
      colour: 'red',
    };
    browser.texts.set(KEY, JSON.stringify([old], null, 2));
    listsTab(browser).getState().saveList(RAID);
    expect(JSON.parse(browser.texts.get(KEY) ?? '')[0]).toEqual(old);
  });

  it('tells lists apart that were stored under one id', async () => {
    const browser = fakeBrowser();
    const list = (name: string) => ({
      id: 'same',
      name,
      faction: 'northern-tribes',
      units: [{ id: 'alborc', name: 'Alborc', pointsCost: 50, quantity: 1 }],
      created_at: '2024-05-01T10:00:00.000Z',
    });
    browser.texts.set(KEY, JSON.stringify([list('One'), list('Two')]));
    const store = listsTab(browser);
    const two = store.getState().lists.find(({ name }) => name === 'Two');
    await store.getState().deleteLists([two?.id ?? '']);
    expect(namesOf(store)).toEqual(['One']);
  });

  it('keeps units aside that it cannot read when their list is saved over', () => {
    const browser = fakeBrowser();
    const raw = {
      id: 'half',
      name: 'Winter Raid',
      faction: 'northern-tribes',
      units: [{ id: 'alborc', name: 'Alborc', pointsCost: 50, quantity: 1 }, 'a unit of the future'],
      created_at: '2024-05-01T10:00:00.000Z',
    };
    browser.texts.set(KEY, JSON.stringify([raw]));
    const store = listsTab(browser);
    expect(store.getState().saveList(RAID)).toMatchObject({ ok: true, list: { id: 'half' } });
    expect(JSON.parse(store.getState().exportSetAside())).toMatchObject([{ content: raw }]);
  });
});

describe('deleting and bringing back', () => {
  it('puts a list into the trash, from which it comes back', async () => {
    const store = listsTab();
    const saved = store.getState().saveList(RAID);
    const id = saved.ok ? saved.list.id : '';
    expect(await store.getState().deleteLists([id])).toMatchObject({
      ok: true,
      recoverable: true,
      deleted: [{ id }],
    });
    expect(store.getState().lists).toEqual([]);
    expect(await store.getState().restoreFromTrash(id)).toMatchObject({
      ok: true,
      list: { id, name: 'Winter Raid' },
    });
    expect(namesOf(store)).toEqual(['Winter Raid']);
    expect(await store.getState().trash()).toEqual({ ok: true, value: [] });
  });

  it('brings it back under a numbered name when its name has been taken since', async () => {
    const store = listsTab();
    const saved = store.getState().saveList(RAID);
    const id = saved.ok ? saved.list.id : '';
    await store.getState().deleteLists([id]);
    store.getState().saveList(documentWith({ alborc: 1 }, { name: 'Winter Raid' }));
    await store.getState().restoreFromTrash(id);
    expect(namesOf(store).toSorted()).toEqual(['Winter Raid', 'Winter Raid (2)']);
  });

  it('forgets a deleted list after 30 days, not before', async () => {
    let now = Date.parse('2026-01-01T00:01:00.000Z');
    const store = listsTab(fakeBrowser(), memoryHistoryDb({ now: () => now }));
    const saved = store.getState().saveList(RAID);
    await store.getState().deleteLists([saved.ok ? saved.list.id : '']);
    now += 29 * 86_400_000;
    expect(await store.getState().trash()).toMatchObject({ value: [{ list: { name: 'Winter Raid' } }] });
    now += 2 * 86_400_000;
    expect(await store.getState().trash()).toEqual({ ok: true, value: [] });
  });

  it('leaves the list alone when there is no trash, unless it shall go for good', async () => {
    const store = listsTab(fakeBrowser(), memoryHistoryDb({ unavailable: true }));
    const saved = store.getState().saveList(RAID);
    const ids = [saved.ok ? saved.list.id : ''];
    expect(await store.getState().deleteLists(ids)).toEqual({ ok: false, code: 'no-trash' });
    expect(namesOf(store)).toEqual(['Winter Raid']);
    expect(await store.getState().deleteLists(ids, { forGood: true })).toMatchObject({
      ok: true,
      recoverable: false,
    });
    expect(store.getState().lists).toEqual([]);
  });

  it('keeps a list that another tab saved while the trash was written', async () => {
    const browser = fakeBrowser();
    const db = memoryHistoryDb();
    const [one, other] = [listsTab(browser, db, 'one'), listsTab(browser, db, 'two')];
    const saved = one.getState().saveList(RAID);
    const deleting = one.getState().deleteLists([saved.ok ? saved.list.id : '']);
    other.getState().saveList(documentWith({ alborc: 1 }, { name: 'Winter Raid' }));
    expect(await deleting).toMatchObject({ ok: true, deleted: [] });
    expect(one.getState().lists).toMatchObject([{ units: [{ id: 'alborc' }] }]);
    expect(await one.getState().trash()).toEqual({ ok: true, value: [] });
  });

  it('deletes what a list hides with it, each into the trash', async () => {
    const browser = fakeBrowser();
    const list = (id: string, day: number) => ({
      id,
      name: 'Twin',
      faction: 'northern-tribes',
      units: [{ id: 'alborc', name: 'Alborc', pointsCost: 50, quantity: day }],
      created_at: `2024-05-0${day}T10:00:00.000Z`,
    });
    browser.texts.set(KEY, JSON.stringify([list('older', 1), list('newer', 2)]));
    const store = listsTab(browser);
    expect(store.getState().lists.map(({ id }) => id)).toEqual(['newer']);
    await store.getState().deleteLists(['newer']);
    expect(store.getState().lists).toEqual([]);
    const trash = await store.getState().trash();
    expect(trash.ok && trash.value.map((one) => one.list.id).toSorted()).toEqual(['newer', 'older']);
  });
});

describe('versions', () => {
  it('are noted at each save that changes something, newest first, and come back as a copy', async () => {
    const store = listsTab();
    const { saveList, versionsOf, restoreVersionAsCopy } = store.getState();
    const saved = saveList(RAID);
    saveList(RAID);
    saveList(documentWith({ alborc: 1 }, { name: 'Winter Raid' }));
    await settled();
    const id = saved.ok ? saved.list.id : '';
    const versions = await versionsOf(id);
    expect(versions.ok && versions.value.map(({ list }) => list.units[0]?.id)).toEqual([
      'alborc',
      'orc-hunters',
    ]);
    const oldest = versions.ok ? versions.value.at(-1) : undefined;
    const restored = await restoreVersionAsCopy(id, oldest?.key ?? 0);
    expect(restored).toMatchObject({
      ok: true,
      list: { name: 'Winter Raid (2)', units: [{ id: 'orc-hunters' }] },
    });
    expect(store.getState().lists).toHaveLength(2);
  });

  it('are the last 50 of each list', async () => {
    const store = listsTab();
    let id = '';
    for (let target = 1; target <= 60; target += 1) {
      const saved = store.getState().saveList({ ...RAID, target });
      id = saved.ok ? saved.list.id : '';
    }
    await settled();
    const versions = await store.getState().versionsOf(id);
    expect(versions.ok && [versions.value.length, versions.value.at(-1)?.list.points_target]).toEqual([
      50, 11,
    ]);
  });

  it('do not keep a list from being saved where the browser has no database', () => {
    const store = listsTab(fakeBrowser(), memoryHistoryDb({ unavailable: true }));
    expect(store.getState().saveList(RAID).ok).toBe(true);
  });
});
