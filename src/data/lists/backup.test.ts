import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { fakeBrowser } from '#tests/builders/fake-browser.ts';
import { listsTab } from '#tests/builders/lists-tab.ts';
import { parseBackup } from './parse-backup.ts';

const RAID = documentWith({ 'orc-hunters': 2 });

function backupOf(text: string) {
  const backup = parseBackup(text);
  if (!backup.ok) throw new Error(backup.reason);
  return backup;
}

describe('a backup of all lists', () => {
  it('brings every list back into an empty browser, under the same ids', () => {
    const before = listsTab();
    before.getState().saveList(RAID, 'replace');
    before.getState().saveList(documentWith({ alborc: 1 }, { name: 'Other' }), 'replace');
    const { lists, problems } = backupOf(before.getState().exportBackup());
    const after = listsTab();
    expect(after.getState().restoreBackup(lists, 'merge')).toMatchObject({
      ok: true,
      added: 2,
      renamed: 0,
      same: 0,
    });
    expect(after.getState().lists).toEqual(before.getState().lists);
    expect(problems).toEqual([]);
  });

  it('changes nothing that is there: what differs comes in under a numbered name, what is the same not at all', () => {
    const store = listsTab();
    store.getState().saveList(RAID, 'replace');
    const same = backupOf(store.getState().exportBackup());
    expect(store.getState().restoreBackup(same.lists, 'merge')).toMatchObject({
      ok: true,
      added: 0,
      renamed: 0,
      same: 1,
    });
    store.getState().saveList(documentWith({ alborc: 1 }), 'replace');
    const kept = store.getState().lists[0];
    expect(store.getState().restoreBackup(same.lists, 'merge')).toMatchObject({
      ok: true,
      added: 1,
      renamed: 1,
      same: 0,
    });
    expect(store.getState().lists).toContainEqual(kept);
    expect(
      store
        .getState()
        .lists.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Winter Raid', 'Winter Raid (2)']);
  });

  it('carries tags, pins and the archive to the lists as they are called then', () => {
    const before = listsTab();
    before.getState().saveList(RAID, 'replace');
    const marks = { tags: { at: 5, value: ['club'] }, pinned: { at: 6, value: true } };
    const file = backupOf(before.getState().exportBackup(() => marks));
    expect(file.marks).toEqual([marks]);
    const after = listsTab();
    after.getState().saveList(documentWith({ alborc: 1 }), 'replace');
    const restored = after.getState().restoreBackup(file.lists, 'merge');
    const copy = after.getState().lists.find(({ name }) => name === 'Winter Raid (2)');
    expect(restored).toMatchObject({ ids: [copy?.id] });
  });

  it('reads lists without marks, and marks of another form as none', () => {
    const store = listsTab();
    store.getState().saveList(RAID, 'replace');
    const [list] = backupOf(store.getState().exportBackup()).lists;
    const entries = [list, { broken: true }, { ...list, name: 'B', marks: 'x' }];
    expect(backupOf(JSON.stringify(entries)).marks).toEqual([{}, {}]);
  });

  it('only counts when asked for a preview', () => {
    const before = listsTab();
    before.getState().saveList(RAID, 'replace');
    const { lists } = backupOf(before.getState().exportBackup());
    const browser = fakeBrowser();
    expect(listsTab(browser).getState().restoreBackup(lists, 'preview')).toMatchObject({
      ok: true,
      added: 1,
    });
    expect(browser.texts.size).toBe(0);
  });

  it('comes in whole or, on a full disk, not at all', () => {
    const before = listsTab();
    before.getState().saveList(RAID, 'replace');
    const { lists } = backupOf(before.getState().exportBackup());
    const browser = fakeBrowser({ capacity: 50 });
    expect(listsTab(browser).getState().restoreBackup(lists, 'merge')).toEqual({ ok: false, code: 'full' });
    expect(browser.texts.size).toBe(0);
  });

  it('may be the older app’s copy of its storage, or a bare array; entries that are no lists are named', () => {
    const list = { id: 'a', name: 'A', faction: 'northern-tribes', units: [], created_at: '' };
    for (const text of [
      JSON.stringify({ armyLists: JSON.stringify([list, 5]), language: 'es' }),
      JSON.stringify([list, 5]),
    ]) {
      expect(parseBackup(text)).toMatchObject({ ok: true, lists: [{ id: 'a' }], problems: [2] });
    }
  });

  it.each([
    ['not-json', 'hello'],
    ['not-a-backup', '{"a":1}'],
    ['not-a-backup', 'null'],
    ['newer-version', '{"format":"muster-backup","version":2,"lists":[]}'],
  ] as const)('answers %s for a file that is none', (reason, text) => {
    expect(parseBackup(text)).toEqual({ ok: false, reason });
  });
});
