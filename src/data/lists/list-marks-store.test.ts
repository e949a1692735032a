import { describe, expect, it } from 'vitest';
import { type ListMarks, valuesOf, withMark } from '#domain/roster/many/list-marks.ts';
import { type FakeBrowser, fakeBrowser } from '#tests/builders/fake-browser.ts';
import { createListMarksStore, marksOf } from './list-marks-store.ts';

const KEY = 'muster_list_marks';

function tab(browser: FakeBrowser, day = 1) {
  const now = () => new Date(Date.UTC(2026, 0, day));
  const store = createListMarksStore({ texts: browser.openTab(), now });
  const values = (...ids: string[]) => valuesOf(marksOf(store.getState().byId, ids));
  const pin = (pinned: boolean, ...ids: string[]) =>
    store
      .getState()
      .change([{ ids, marks: marksOf(store.getState().byId, ids) }], (marks, at) =>
        withMark(marks, 'pinned', pinned, at),
      );
  return { store, values, pin };
}

describe('the marks of saved lists', () => {
  it('hold under each id of a list, for the next page and for other tabs', () => {
    const browser = fakeBrowser();
    const [one, other] = [tab(browser), tab(browser)];
    expect(one.pin(true, 'local', 'cloud')).toEqual({ ok: true });
    for (const page of [one, other, tab(browser)]) {
      expect([page.values('local').pinned, page.values('cloud').pinned, page.values('x').pinned]).toEqual([
        true,
        true,
        false,
      ]);
    }
  });

  it('lose nothing that another tab chose in another field', () => {
    const browser = fakeBrowser();
    const [one, other] = [tab(browser), tab(browser, 2)];
    one.pin(true, 'a');
    other.store
      .getState()
      .change([{ ids: ['a'], marks: {} }], (marks, at) => withMark(marks, 'tags', ['x'], at));
    expect(one.values('a')).toMatchObject({ tags: ['x'], pinned: true, archived: false });
  });

  it('take up what came from elsewhere only where it is later', () => {
    const page = tab(fakeBrowser(), 5);
    page.pin(true, 'a');
    const early: ListMarks = { pinned: { at: 1, value: false } };
    page.store.getState().take([{ ids: ['a'], marks: early }]);
    expect(page.values('a').pinned).toBe(true);
  });

  it('change nothing on a full disk', () => {
    const browser = fakeBrowser();
    const page = tab(browser);
    browser.texts.set('other', 'full');
    browser.capacity = 9;
    expect(page.pin(true, 'a')).toEqual({ ok: false, reason: 'full' });
    expect([page.values('a').pinned, browser.texts.size]).toEqual([false, 1]);
  });

  it('hold until the page goes where the browser blocks storage', () => {
    const browser = fakeBrowser();
    browser.isBlocked = true;
    const page = tab(browser);
    page.pin(true, 'a');
    expect(page.values('a').pinned).toBe(true);
  });

  it('set a text aside that cannot be read, before they write over it', () => {
    const browser = fakeBrowser();
    browser.texts.set(KEY, '{damaged');
    const page = tab(browser);
    expect(page.values('a').pinned).toBe(false);
    expect(browser.texts.get(KEY)).toBe('{damaged');
    page.pin(true, 'a');
    expect(browser.texts.get('armyLists_set_aside')).toContain('{damaged');
    expect(tab(browser).values('a').pinned).toBe(true);
  });

  it('keep those of 2,000 lists, the latest', () => {
    const browser = fakeBrowser();
    const lists = Array.from({ length: 2_000 }, (_, at) => ({ ids: [`id-${at}`], marks: {} }));
    tab(browser, 2)
      .store.getState()
      .change(lists, (marks, at) => withMark(marks, 'pinned', true, at));
    tab(browser, 1).pin(true, 'older');
    const page = tab(browser, 3);
    page.pin(true, 'newer');
    expect([page.values('newer').pinned, page.values('older').pinned]).toEqual([true, false]);
    expect(page.store.getState().byId.size).toBe(2_000);
  });
});
