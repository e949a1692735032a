import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { fakeBrowser } from '#tests/builders/fake-browser.ts';
import { rescueEntries } from './rescue-entries.ts';
import { listsTab } from '#tests/builders/lists-tab.ts';

const RAID = documentWith({ 'orc-hunters': 2 }, { name: ' Winter Raid ' });
const KEY = 'armyLists';

const namesOf = (store: ReturnType<typeof listsTab>) => store.getState().lists.map(({ name }) => name);

describe('a damaged text of saved lists', () => {
  const list = (name: string) => ({
    id: name,
    name,
    faction: 'northern-tribes',
    units: [{ id: 'alborc', name: 'Al{borc}"', quantity: 1 }],
  });
  const whole = JSON.stringify([list('One'), list('Two'), list('Three')]);

  it('keeps its whole lists when it is cut off, says how many, and is set aside', () => {
    const browser = fakeBrowser();
    browser.texts.set('armyLists', whole.slice(0, -20));
    const state = listsTab(browser).getState();
    expect(state.lists.map(({ name }) => name).toSorted()).toEqual(['One', 'Two']);
    expect(state.setAsideNews).toEqual({ entries: 1, rescued: 2 });
    expect(state.exportSetAside()).toContain('Three');
    expect(JSON.parse(browser.texts.get('armyLists') ?? '')).toHaveLength(2);
  });

  it('tells of it once more after a reload, until the player has seen it', () => {
    const browser = fakeBrowser();
    browser.texts.set('armyLists', whole.slice(0, -20));
    listsTab(browser);
    const again = listsTab(browser);
    expect(again.getState().setAsideNews).toEqual({ entries: 1, rescued: 2 });
    again.getState().noteSetAsideSeen();
    expect(again.getState()).toMatchObject({ setAsideNews: { entries: 0, rescued: 0 }, setAsideCount: 1 });
    expect(again.getState().exportSetAside()).toContain('Three');
  });

  it('is rescued from wherever it is cut, and never throws', () => {
    for (let end = 0; end < whole.length; end += 1) {
      const names = rescueEntries(whole.slice(0, end)).map((entry) => (entry as { name: string }).name);
      expect(['One', 'Two', 'Three'].slice(0, names.length)).toEqual(names);
    }
    expect(rescueEntries('{"a":[}]}')).toEqual([]);
  });

  it('shows a list that lost its id, under a new id that stays', () => {
    const browser = fakeBrowser();
    const { id: _id, ...nameless } = list('One');
    browser.texts.set('armyLists', JSON.stringify([nameless, { ...list('Two'), id: ' ' }]));
    const ids = () =>
      listsTab(browser)
        .getState()
        .lists.map((one) => one.id);
    expect(ids()).toHaveLength(2);
    expect(new Set(ids())).toEqual(new Set(ids()));
    expect(listsTab(browser).getState().setAsideCount).toBe(0);
  });
});

describe('damaged storage', () => {
  it('sets entries aside that cannot be read, as they were, and loads the rest', () => {
    const browser = fakeBrowser();
    listsTab(browser).getState().saveList(RAID, 'replace');
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
    expect(store.getState().saveList(RAID, 'replace').ok).toBe(true);
  });

  it('refuses to save over a text that it can neither read nor set aside', () => {
    const browser = fakeBrowser();
    browser.texts.set(KEY, 'x'.repeat(500));
    browser.capacity = 520;
    const store = listsTab(browser);
    expect(store.getState().saveList(RAID, 'replace')).toEqual({ ok: false, code: 'full' });
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
    store.getState().saveList(RAID, 'replace');
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
    listsTab(browser).getState().saveList(RAID, 'replace');
    const stored: unknown[] = JSON.parse(browser.texts.get(KEY) ?? '');
    expect(stored[0]).toEqual(old);
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
    expect(store.getState().saveList(RAID, 'replace')).toMatchObject({ ok: true, list: { id: 'half' } });
    expect(JSON.parse(store.getState().exportSetAside())).toMatchObject([{ content: raw }]);
  });
});
