import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry } from '#tests/builders/catalogue.ts';
import { documentArbitrary } from '#tests/builders/commands.ts';
import { emptyDocument, sameDocument, sameEntry } from './document.ts';

describe('emptyDocument', () => {
  it('is a list of the faction with nothing in it that was never saved', () => {
    expect(emptyDocument('feudom')).toEqual({
      name: '',
      faction: 'feudom',
      target: null,
      entries: [],
      currentName: null,
      savedId: null,
    });
  });
});

describe('sameDocument', () => {
  it('holds for any document and a copy of it', () => {
    fc.assert(
      fc.property(documentArbitrary, (document) => sameDocument(document, structuredClone(document))),
    );
  });

  const document = documentWith({ alborc: 1, 'orc-hunters': 2 });

  it.each([
    { name: 'Raid' },
    { faction: 'feudom' },
    { target: 200 },
    { currentName: 'Winter Raid' },
    { savedId: 'a' },
    { saved: { print: 'a', localPrint: null, cloudId: 'b' } },
    { basedOn: { id: 'post-1', name: 'Ice Line' } },
    { entries: [] },
    { entries: document.entries.toReversed() },
    { entries: [{ unitId: 'alborc', quantity: 1 }, foreignEntry()] },
  ])('sees that %j is another', (change) => {
    expect(sameDocument(document, { ...document, ...change })).toBe(false);
  });
});

describe('sameEntry', () => {
  it('compares what a list says about an unknown unit', () => {
    const entry = foreignEntry({ keywords: ['Scout'] });
    expect(sameEntry(entry, foreignEntry({ keywords: ['Scout'] }))).toBe(true);
    expect(sameEntry(entry, foreignEntry({ keywords: ['Ambusher'] }))).toBe(false);
    expect(sameEntry(entry, foreignEntry({ points: 31 }))).toBe(false);
    expect(sameEntry(entry, { unitId: entry.unitId, quantity: 1 })).toBe(false);
    expect(sameEntry(entry, undefined)).toBe(false);
  });
});
