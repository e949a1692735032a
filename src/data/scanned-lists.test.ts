import { beforeEach, describe, expect, it } from 'vitest';
import { encodeList } from '#domain/sharing/encode.ts';
import { inGroups } from '#domain/sharing/code/letters.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import shareLinks from '#tests/vectors/share-links.json' with { type: 'json' };
import { catalogue } from './catalogue.ts';
import { codeOfList } from './list-codes.ts';
import { createScannedLists } from './scanned-lists.ts';

const RAID = documentWith({ 'orc-hunters': 2, wrathmane: 1 }, { name: 'Winter Raid' });
const HUNT = documentWith({ 'orc-hunters': 1 }, { name: 'Hunt' });

function codeOf(document: RosterDocument): string {
  const made = codeOfList(document);
  return made.ok ? inGroups(made.code) : '';
}

const linkTo = (document: RosterDocument) =>
  `https://muster.example/shared-list/${encodeList(payloadOf(document, catalogue, { createdAt: null }))}`;

let store: ReturnType<typeof createScannedLists>;
const scan = (text: string) => store.getState().scan(text);
const names = () => store.getState().lists.map(({ found }) => found.document.name);

beforeEach(() => {
  store = createScannedLists();
});

describe('scanning lists in a row', () => {
  it('adds each list once, the newest first', () => {
    expect(scan(linkTo(RAID)).kind).toBe('added');
    expect(scan(linkTo(HUNT)).kind).toBe('added');
    expect(scan(linkTo(RAID)).kind).toBe('again');
    expect(names()).toEqual(['Hunt', 'Winter Raid']);
  });

  it('takes the code and the link of a list for the same one, and the name from the link', () => {
    scan(codeOf(RAID));
    expect(names()).toEqual(['']);
    expect(scan(linkTo(RAID)).kind).toBe('again');
    expect(names()).toEqual(['Winter Raid']);
    expect(scan(codeOf(RAID)).kind).toBe('again');
    expect(names()).toEqual(['Winter Raid']);
  });

  it('keeps lists apart that have the same units under other names', () => {
    scan(linkTo(RAID));
    expect(scan(linkTo({ ...RAID, name: 'Summer Raid' })).kind).toBe('added');
  });

  it('reads the links of the older app', () => {
    for (const { encoded } of shareLinks.vectors.slice(0, 3))
      expect(scan(`https://older.example/shared-list/${encoded}`).kind).toBe('added');
  });

  it('refuses a mistyped code with the reason, and tells two scans apart', () => {
    const wrong = codeOf(RAID).replace(/^./, '8');
    expect(scan(wrong)).toEqual({ kind: 'refused', problem: { code: 'code-mistyped' } });
    const { last } = store.getState();
    scan(wrong);
    expect(store.getState().last?.number).toBe((last?.number ?? 0) + 1);
    expect(names()).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.example/?next=/builder',
    'WIFI:S:net;T:WPA;P:secret;;',
    '<script>alert(1)</script>',
    'https://muster.example/shared-list/%E0%A4%A',
    `https://muster.example/shared-list/${'A'.repeat(2_900)}`,
    '{"__proto__":{"x":1}}',
    '\u0000\uFFFF',
    '',
  ])('takes no list from the hostile text %s', (text) => {
    expect(scan(text).kind).toBe('refused');
    expect(names()).toEqual([]);
  });
});

describe('scanned lists', () => {
  it('outlive a reload of the page', () => {
    scan(linkTo(RAID));
    scan(linkTo(HUNT));
    store = createScannedLists();
    expect(names()).toEqual(['Hunt', 'Winter Raid']);
    expect(scan(linkTo(RAID)).kind).toBe('again');
  });

  it.each(['no JSON', '{"a":1}', '[1,null,"nothing"]'])('begin empty over the stored text %s', (text) => {
    sessionStorage.setItem('muster_scanned', text);
    expect(createScannedLists().getState().lists).toEqual([]);
  });

  it('come back when clearing them is undone, beside those scanned since', () => {
    scan(linkTo(RAID));
    const takeBack = store.getState().clear();
    expect(names()).toEqual([]);
    scan(linkTo(HUNT));
    takeBack();
    expect(names()).toEqual(['Hunt', 'Winter Raid']);
  });
});
