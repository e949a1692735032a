import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { fakeBrowser } from '#tests/builders/fake-browser.ts';
import { listsTab } from '#tests/builders/lists-tab.ts';
import { memoryHistoryDb } from '#tests/builders/memory-history-db.ts';

const RAID = documentWith({ 'orc-hunters': 2 }, { name: ' Winter Raid ' });

const namesOf = (store: ReturnType<typeof listsTab>) => store.getState().lists.map(({ name }) => name);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('two tabs on one storage', () => {
  it('see each other’s lists at once', () => {
    const browser = fakeBrowser();
    const [one, other] = [listsTab(browser), listsTab(browser)];
    one.getState().saveList(RAID, 'replace');
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
            state.saveList(documentWith({ 'orc-hunters': copies }, { name }), 'replace');
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
    one.getState().saveList(RAID, 'replace');
    const saved = other.getState().saveList(documentWith({ alborc: 1 }, { name: 'Winter Raid' }), 'replace');
    await settled();
    const versions = await other.getState().versionsOf(saved.ok ? saved.list.id : '');
    expect(versions.ok && versions.value.map(({ list }) => list.units[0]?.id)).toEqual([
      'alborc',
      'orc-hunters',
    ]);
  });
});
