import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { courtesyDocument } from './courtesy-document.ts';

const catalogue = smallCatalogue();

describe('courtesyDocument', () => {
  it('leaves out units with Scout or Ambusher, known or not, and keeps the rest in order', () => {
    const { entries } = documentWith({
      vercana: 1,
      alborc: 1,
      tattooist: 1,
      darkmaster: 1,
      'orc-hunters': 2,
    });
    const spy = foreignEntry({ keywords: ['AMBUSHER'] });
    const document = documentWith({}, { entries: [...entries, spy, foreignEntry({}, 'seen')] });
    const courtesy = courtesyDocument(document, catalogue);
    expect(courtesy.entries.map(({ unitId }) => unitId)).toEqual(['alborc', 'orc-hunters', 'seen']);
    expect({ ...courtesy, entries: document.entries }).toEqual(document);
  });

  it('is the same document when there is nothing to hide', () => {
    const document = documentWith({ alborc: 1 });
    expect(courtesyDocument(document, catalogue)).toBe(document);
  });
});
