import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { fakeBrowser } from '#tests/builders/fake-browser.ts';
import { listsTab } from '#tests/builders/lists-tab.ts';
import { memoryHistoryDb } from '#tests/builders/memory-history-db.ts';

const RAID = documentWith({ 'orc-hunters': 2 }, { name: ' Winter Raid ' });
const KEY = 'armyLists';

const namesOf = (store: ReturnType<typeof listsTab>) => store.getState().lists.map(({ name }) => name);

describe('deleting and bringing back', () => {
  it('puts a list into the trash, from which it comes back', async () => {
    const store = listsTab();
    const saved = store.getState().saveList(RAID, 'replace');
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
    const saved = store.getState().saveList(RAID, 'replace');
    const id = saved.ok ? saved.list.id : '';
    await store.getState().deleteLists([id]);
    store.getState().saveList(documentWith({ alborc: 1 }, { name: 'Winter Raid' }), 'replace');
    await store.getState().restoreFromTrash(id);
    expect(namesOf(store).toSorted()).toEqual(['Winter Raid', 'Winter Raid (2)']);
  });

  it('forgets a deleted list after 30 days, not before', async () => {
    let now = Date.parse('2026-01-01T00:01:00.000Z');
    const store = listsTab(fakeBrowser(), memoryHistoryDb({ now: () => now }));
    const saved = store.getState().saveList(RAID, 'replace');
    await store.getState().deleteLists([saved.ok ? saved.list.id : '']);
    now += 29 * 86_400_000;
    expect(await store.getState().trash()).toMatchObject({ value: [{ list: { name: 'Winter Raid' } }] });
    now += 2 * 86_400_000;
    expect(await store.getState().trash()).toEqual({ ok: true, value: [] });
  });

  it('leaves the list alone when there is no trash, unless it shall go for good', async () => {
    const store = listsTab(fakeBrowser(), memoryHistoryDb({ unavailable: true }));
    const saved = store.getState().saveList(RAID, 'replace');
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
    const saved = one.getState().saveList(RAID, 'replace');
    const deleting = one.getState().deleteLists([saved.ok ? saved.list.id : '']);
    other.getState().saveList(documentWith({ alborc: 1 }, { name: 'Winter Raid' }), 'replace');
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
