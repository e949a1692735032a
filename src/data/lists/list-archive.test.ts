import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { fakeBrowser } from '#tests/builders/fake-browser.ts';
import { listsTab } from '#tests/builders/lists-tab.ts';
import { memoryHistoryDb } from '#tests/builders/memory-history-db.ts';

const RAID = documentWith({ 'orc-hunters': 2 }, { name: ' Winter Raid ' });
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('versions', () => {
  it('are noted at each save that changes something, newest first, and come back as a copy', async () => {
    const store = listsTab();
    const { saveList, versionsOf, restoreVersionAsCopy } = store.getState();
    const saved = saveList(RAID, 'replace');
    saveList(RAID, 'replace');
    saveList(documentWith({ alborc: 1 }, { name: 'Winter Raid' }), 'replace');
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
      const saved = store.getState().saveList({ ...RAID, target }, 'replace');
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
    expect(store.getState().saveList(RAID, 'replace').ok).toBe(true);
  });
});
