import { describe, expect, it, vi } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { withSavedMark } from '#domain/roster/saved-mark.ts';
import { fakeBrowser } from '#tests/builders/fake-browser.ts';
import { listsTab } from '#tests/builders/lists-tab.ts';

const RAID = documentWith({ 'orc-hunters': 2 }, { name: ' Winter Raid ' });
const KEY = 'armyLists';

const namesOf = (store: ReturnType<typeof listsTab>) => store.getState().lists.map(({ name }) => name);

describe('saving a list', () => {
  it('stores its fields under armyLists, with the name trimmed and the quantity capped', () => {
    const browser = fakeBrowser();
    const result = listsTab(browser)
      .getState()
      .saveList(documentWith({ 'orc-hunters': 9 }, { name: ' Raid ' }), 'replace');
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
    const first = store.getState().saveList(RAID, 'replace');
    const second = store.getState().saveList(documentWith({ alborc: 1 }, { name: 'Winter Raid' }), 'replace');
    expect(second).toMatchObject({
      ok: true,
      list: { id: first.ok && first.list.id, units: [{ id: 'alborc' }] },
    });
    expect(second).toMatchObject({ replaced: { units: [{ id: 'orc-hunters' }] } });
    expect(store.getState().lists).toHaveLength(1);
  });

  describe('over a list that the player did not have before them', () => {
    const OTHER = documentWith({ alborc: 1 }, { name: 'Winter Raid' });

    it('asks first and changes nothing', () => {
      const store = listsTab();
      store.getState().saveList(RAID);
      expect(store.getState().saveList(OTHER)).toMatchObject({
        ok: false,
        code: 'taken',
        isChanged: false,
        stored: { units: [{ id: 'orc-hunters' }] },
      });
      expect(store.getState().lists).toMatchObject([{ units: [{ id: 'orc-hunters' }] }]);
    });

    it('keeps both under two names', () => {
      const store = listsTab();
      store.getState().saveList(RAID);
      expect(store.getState().saveList(OTHER, 'keep-both')).toMatchObject({
        ok: true,
        list: { name: 'Winter Raid (2)' },
      });
      expect(namesOf(store).toSorted()).toEqual(['Winter Raid', 'Winter Raid (2)']);
    });

    it('replaces it when told so, and keeps it among the older versions', async () => {
      const store = listsTab();
      const first = store.getState().saveList(RAID);
      store.getState().saveList(OTHER, 'replace');
      await vi.waitFor(async () => {
        const versions = await store.getState().versionsOf(first.ok ? first.list.id : '');
        const units = versions.ok ? versions.value.map(({ list }) => list.units[0]?.id) : [];
        expect(units).toEqual(['alborc', 'orc-hunters']);
      });
    });

    it('asks of two tabs with one list the one that saves last', () => {
      const browser = fakeBrowser();
      const [one, two] = [listsTab(browser), listsTab(browser)];
      one.getState().saveList(RAID);
      const loaded = withSavedMark({ ...RAID, name: 'Winter Raid', currentName: 'Winter Raid' }, 'local');
      const edited = (unitId: string) => ({
        ...loaded,
        entries: [...loaded.entries, { unitId, quantity: 1 }],
      });
      expect(two.getState().saveList(edited('alborc'))).toMatchObject({ ok: true });
      expect(one.getState().saveList(edited('tattooist'))).toMatchObject({ code: 'taken', isChanged: true });
      expect(one.getState().lists[0]?.units.map(({ id }) => id)).toEqual(['orc-hunters', 'alborc']);
    });

    it('does not ask when it holds just the same', () => {
      const store = listsTab();
      store.getState().saveList(RAID);
      expect(store.getState().saveList(RAID)).toMatchObject({ ok: true });
    });
  });

  it('keeps lists of the same name in two factions apart', () => {
    const store = listsTab();
    store.getState().saveList(RAID, 'replace');
    store
      .getState()
      .saveList(
        documentWith({ hetman: 1 }, { name: 'Winter Raid', faction: 'hegemony-of-embersig' }),
        'replace',
      );
    expect(store.getState().lists).toHaveLength(2);
  });

  it.each([
    ['name', documentWith({ alborc: 1 }, { name: '  ' })],
    ['empty', documentWith({})],
    ['name', documentWith({}, { name: '' })],
    ['invalid', documentWith({ alborc: 1 }, { faction: '' })],
  ] as const)('answers %s and stores nothing when the list is not ready', (code, document) => {
    const browser = fakeBrowser();
    expect(listsTab(browser).getState().saveList(document, 'replace')).toMatchObject({ ok: false, code });
    expect(browser.texts.size).toBe(0);
  });

  it('returns full on a full disk and loses nothing that is stored', () => {
    const browser = fakeBrowser();
    const store = listsTab(browser);
    store.getState().saveList(RAID, 'replace');
    const before = browser.texts.get(KEY);
    browser.capacity = (before?.length ?? 0) + KEY.length + 10;
    expect(store.getState().saveList(documentWith({ alborc: 1 }, { name: 'Other' }), 'replace')).toEqual({
      ok: false,
      code: 'full',
    });
    expect(browser.texts.get(KEY)).toBe(before);
    expect(namesOf(store)).toEqual(['Winter Raid']);
  });

  it('returns blocked when storage is switched off, and holds the list until the page goes', () => {
    const browser = fakeBrowser();
    browser.isBlocked = true;
    const store = listsTab(browser);
    expect(store.getState().saveList(RAID, 'replace')).toEqual({ ok: false, code: 'blocked' });
    expect(namesOf(store)).toEqual(['Winter Raid']);
  });
});
