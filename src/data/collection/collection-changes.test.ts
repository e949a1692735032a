import { describe, expect, it } from 'vitest';
import { type Collection, EMPTY_COLLECTION, withCopies } from '#domain/collection/collection.ts';
import { changesJson, parseChanges } from '#domain/collection/dated.ts';
import { type FakeBrowser, fakeBrowser } from '#tests/builders/fake-browser.ts';
import { createCollectionChanges } from './collection-changes.ts';
import { createCollectionStore } from './collection-store.ts';

const HUNTERS = 'northern-tribes/orc-hunters';
const ALBORC = 'northern-tribes/alborc';

function openTab(browser: FakeBrowser, clock = { ms: 1_000 }) {
  const texts = browser.openTab();
  const store = createCollectionStore({ texts, nowIso: () => '2026-11-26T12:00:00Z' });
  const changes = createCollectionChanges({ store, texts, now: () => new Date(clock.ms) });
  const own = (key: string, owned: number) =>
    changes.change((before: Collection) => withCopies(before, key, { owned }));
  return { store, changes, own, clock, json: () => changesJson(changes.read()) };
}

const stored = (units: Readonly<Record<string, readonly number[]>>) => parseChanges(units) ?? {};

describe('changes of the collection', () => {
  it('are dated when they are made, removals too, and outlive the page', () => {
    const browser = fakeBrowser();
    const tab = openTab(browser);
    tab.own(HUNTERS, 2);
    tab.clock.ms = 2_000;
    tab.own(ALBORC, 1);
    tab.own(HUNTERS, 0);
    expect(openTab(browser).json()).toEqual({ [HUNTERS]: [0, 0, 0, 2_000], [ALBORC]: [1, 0, 0, 2_000] });
    expect(browser.texts.get('muster_collection')).toBe(`{"${ALBORC}":[1,0,0]}`);
  });

  it('take over a collection of an older version as older than any change', () => {
    const browser = fakeBrowser();
    browser.texts.set('muster_collection', `{"${HUNTERS}":[2,0,0]}`);
    const tab = openTab(browser);
    tab.own(ALBORC, 1);
    expect(tab.json()).toEqual({ [HUNTERS]: [2, 0, 0, 0], [ALBORC]: [1, 0, 0, 1_000] });
  });

  it('are found when an older version of the app made them', () => {
    const browser = fakeBrowser();
    openTab(browser).own(HUNTERS, 2);
    browser.texts.set('muster_collection', `{"${HUNTERS}":[3,0,0]}`);
    expect(openTab(browser, { ms: 5_000 }).json()).toEqual({ [HUNTERS]: [3, 0, 0, 5_000] });
  });

  it('are not invented for what is gone or damaged in storage', () => {
    const browser = fakeBrowser();
    const tab = openTab(browser);
    tab.own(HUNTERS, 2);
    tab.own(ALBORC, 1);
    const both = tab.json();
    browser.texts.set('muster_collection', 'broken');
    expect(openTab(browser).json()).toEqual(both);
    browser.texts.set('muster_collection', `{"${HUNTERS}":[2,0,0],"${ALBORC}":"broken"}`);
    expect(openTab(browser).json()).toEqual(both);
    browser.texts.delete('muster_collection');
    expect(openTab(browser).json()).toEqual(both);
  });

  it('are read afresh, so that a tab never dates what another one did', () => {
    const browser = fakeBrowser();
    const [one, other] = [openTab(browser), openTab(browser, { ms: 9_000 })];
    one.own(HUNTERS, 2);
    expect(other.json()).toEqual({ [HUNTERS]: [2, 0, 0, 1_000] });
  });

  it('of another device are shown where they are later', () => {
    const tab = openTab(fakeBrowser());
    tab.own(HUNTERS, 2);
    tab.own(ALBORC, 1);
    tab.changes.take(stored({ [HUNTERS]: [5, 1, 0, 2_000], [ALBORC]: [0, 0, 0, 500] }));
    expect(tab.store.getState().value).toEqual({
      [HUNTERS]: { owned: 5, painted: 1, lent: 0 },
      [ALBORC]: { owned: 1, painted: 0, lent: 0 },
    });
    tab.own(HUNTERS, 4);
    expect(tab.json()[HUNTERS]).toEqual([4, 1, 0, 2_001]);
  });

  it('change nothing where the storage is full', () => {
    const browser = fakeBrowser();
    const tab = openTab(browser);
    tab.own(HUNTERS, 2);
    const before = [...browser.texts];
    browser.capacity = before.flat().join('').length;
    expect(tab.changes.take(stored({ [ALBORC]: [1, 0, 0, 2_000] }))).toEqual({ ok: false, reason: 'full' });
    expect(tab.own(ALBORC, 1)).toEqual({ ok: false, reason: 'full' });
    expect([...browser.texts]).toEqual(before);
  });
});

describe('collections of several people in one browser', () => {
  it('are put aside and brought back whole, without a word of each other', () => {
    const browser = fakeBrowser();
    const tab = openTab(browser);
    tab.changes.switchTo('ada');
    tab.own(HUNTERS, 2);
    tab.own(ALBORC, 1);
    tab.own(ALBORC, 0);
    const ofAda = tab.json();
    tab.changes.switchTo('ben');
    expect([tab.changes.owner(), tab.json(), tab.store.getState().value]).toEqual(['ben', {}, {}]);
    tab.own(ALBORC, 7);
    tab.changes.switchTo('ada');
    expect([tab.changes.owner(), tab.json()]).toEqual(['ada', ofAda]);
    expect(browser.texts.has('muster_collection_of_ada')).toBe(false);
    expect(browser.texts.has('muster_collection_of_ben')).toBe(true);
  });

  it('are given to an account with what they hold, not with what they lost', () => {
    const tab = openTab(fakeBrowser());
    tab.own(HUNTERS, 2);
    tab.own(ALBORC, 1);
    tab.own(ALBORC, 0);
    expect(tab.changes.giveTo('ada')).toEqual({ ok: true });
    expect([tab.changes.owner(), tab.json()]).toEqual(['ada', { [HUNTERS]: [2, 0, 0, 1_000] }]);
  });

  it('are told apart from one that is empty', () => {
    const tab = openTab(fakeBrowser());
    tab.own(ALBORC, 1);
    tab.own(ALBORC, 0);
    tab.changes.switchTo('ada');
    expect(tab.changes.hasParkedOfNobody()).toBe(false);
    tab.changes.switchTo(null);
    tab.own(HUNTERS, 1);
    tab.changes.switchTo('ada');
    expect(tab.changes.hasParkedOfNobody()).toBe(true);
    tab.changes.switchTo(null);
    expect([tab.changes.owner(), tab.json()]).toEqual([null, { [HUNTERS]: [1, 0, 0, 1_000] }]);
  });

  it('stay as they are where the storage has no room to put one aside', () => {
    const browser = fakeBrowser();
    const tab = openTab(browser);
    tab.own(HUNTERS, 2);
    browser.capacity = [...browser.texts].flat().join('').length + 10;
    expect(tab.changes.switchTo('ada')).toEqual({ ok: false, reason: 'full' });
    expect([tab.changes.owner(), tab.store.getState().value]).not.toEqual([null, EMPTY_COLLECTION]);
    expect(Object.keys(tab.json())).toEqual([HUNTERS]);
  });
});
