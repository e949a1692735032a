import { expect, it } from 'vitest';
import { type Collection, withCopies } from '#domain/collection/collection.ts';
import { type FakeBrowser, fakeBrowser } from '#tests/builders/fake-browser.ts';
import { createCollectionStore } from './collection-store.ts';

const KEY = 'muster_collection';
const HUNTERS = 'northern-tribes/orc-hunters';

const openTab = (browser: FakeBrowser) =>
  createCollectionStore({ texts: browser.openTab(), nowIso: () => '2026-11-26T12:00:00Z' }).getState;
const own = (owned: number) => (collection: Collection) => withCopies(collection, HUNTERS, { owned });

it('is stored, and another tab shows it and adds to it', () => {
  const browser = fakeBrowser();
  const [one, other] = [openTab(browser), openTab(browser)];
  expect(one().change(own(2))).toEqual({ ok: true });
  expect(other().value).toEqual(one().value);
  other().change((collection) => withCopies(collection, 'syenann/x', { owned: 1 }));
  one().change(own(3));
  expect(Object.values(openTab(browser)().value).map(({ owned }) => owned)).toEqual([1, 3]);
});

it('changes nothing when the storage is full, and holds until the page goes where it is blocked', () => {
  const browser = fakeBrowser();
  browser.texts.set('theme', 'dark');
  const tab = openTab(browser);
  browser.capacity = 10;
  expect(tab().change(own(2))).toEqual({ ok: false, reason: 'full' });
  expect(tab().value).toEqual({});
  browser.isBlocked = true;
  expect(tab().change(own(2))).toEqual({ ok: false, reason: 'blocked' });
  expect(tab().value).not.toEqual({});
});

it('leaves alone what it cannot read until a change, and then sets it aside as it was', () => {
  const browser = fakeBrowser();
  const damaged = `{"${HUNTERS}":[2,0,0],"broken":1}`;
  browser.texts.set(KEY, damaged);
  const tab = openTab(browser);
  expect(Object.keys(tab().value)).toEqual([HUNTERS]);
  expect([...browser.texts]).toEqual([[KEY, damaged]]);
  tab().change(own(3));
  tab().change(own(4));
  expect(Object.values(openTab(browser)().value).map(({ owned }) => owned)).toEqual([4]);
  const aside: unknown = JSON.parse(browser.texts.get('muster_collection_set_aside') ?? '');
  expect(aside).toEqual([{ setAsideAt: '2026-11-26T12:00:00Z', content: damaged }]);
});

it('changes nothing when what it cannot read cannot be set aside', () => {
  const browser = fakeBrowser();
  browser.texts.set(KEY, 'broken');
  const tab = openTab(browser);
  browser.capacity = 30;
  expect(tab().change(own(2))).toEqual({ ok: false, reason: 'full' });
  expect([...browser.texts]).toEqual([[KEY, 'broken']]);
});
