import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith, smallCatalogue } from '#tests/builders/catalogue.ts';
import {
  hashOf,
  isServedLinkId,
  isShortHash,
  parseShortLink,
  parseShortLinkMeta,
  shortLinkKeys,
  shortLinkMeta,
} from './short-link.ts';

describe('hashOf', () => {
  it('always answers the same short name for the same code', () => {
    // Stored links are found by these names: a change here loses them.
    expect(hashOf('')).toBe('wvjl67o803');
    expect(hashOf('eNptjs0KwjAMgN8l')).toBe('d2jzz4w0ir');
  });

  it('answers a name that is safe in an address and as a key', () => {
    fc.assert(fc.property(fc.string(), (code) => isShortHash(hashOf(code))));
  });

  it('gives 20,000 similar codes 20,000 names', () => {
    const names = new Set(Array.from({ length: 20_000 }, (_, number) => hashOf(`eNptjs${number}`)));
    expect(names.size).toBe(20_000);
  });
});

describe('isShortHash', () => {
  it.each(['', 'ABC', '../x', 'a b', 'x'.repeat(17), '__proto__'])('refuses %j', (text) => {
    expect(isShortHash(text)).toBe(false);
  });
});

describe('isServedLinkId', () => {
  it('knows a link of the server, which no name of a browser is', () => {
    expect(isServedLinkId('L0123456789AB')).toBe(true);
    fc.assert(fc.property(fc.string(), (code) => !isServedLinkId(hashOf(code))));
  });

  it.each(['', 'L', 'l0123456789ab', 'L0123456789A', 'L0123456789ABC', 'L0123456789AG', ' L0123456789AB'])(
    'refuses %j',
    (text) => {
      expect(isServedLinkId(text)).toBe(false);
    },
  );
});

describe('shortLinkKeys', () => {
  it("are the spec's", () => {
    expect(shortLinkKeys('1abc')).toEqual({ link: 'short_url_1abc', meta: 'short_url_meta_1abc' });
  });
});

describe('shortLinkMeta', () => {
  const created = '2025-07-02T12:00:00.000Z';

  it('notes the name, the faction, the hash and when', () => {
    const meta = shortLinkMeta(documentWith({ alborc: 1 }), smallCatalogue(), '1abc', created);
    expect(meta).toEqual({ listName: 'Winter Raid', faction: 'northern-tribes', created, hash: '1abc' });
    expect(parseShortLinkMeta(JSON.stringify(meta))).toEqual(meta);
  });

  it("notes 'Unknown' for a faction that the catalogue lacks", () => {
    const document = documentWith({}, { faction: 'the-order' });
    expect(shortLinkMeta(document, smallCatalogue(), '1abc', created).faction).toBe('Unknown');
  });
});

describe('parseShortLink', () => {
  it('reads a code, and the code at the end of a full link', () => {
    expect(parseShortLink('eNpt_-8')).toBe('eNpt_-8');
    expect(parseShortLink('https://lists.example/shared-list/eNpt_-8')).toBe('eNpt_-8');
    expect(parseShortLink('/shared-list/eNpt_-8')).toBe('eNpt_-8');
  });

  it.each([null, undefined, 5, {}, '', 'a b', '{"a":1}', '<b>', 'x'.repeat(200_001)])(
    'refuses %j',
    (stored) => {
      expect(parseShortLink(stored)).toBeNull();
    },
  );
});

describe('parseShortLinkMeta', () => {
  const meta = { listName: 'Raid', faction: 'syenann', created: '2025-07-02T12:00:00.000Z', hash: '1abc' };

  it('reads what was stored, as text or as a value', () => {
    expect(parseShortLinkMeta(JSON.stringify(meta))).toEqual(meta);
    expect(parseShortLinkMeta(meta)).toEqual(meta);
  });

  it('puts defaults where fields are missing or of a wrong kind', () => {
    const defaults = { listName: '', faction: 'Unknown', created: null, hash: '1abc' };
    expect(parseShortLinkMeta({ hash: '1abc' })).toEqual(defaults);
    expect(parseShortLinkMeta({ hash: '1abc', listName: {}, faction: [], created: 'yesterday' })).toEqual(
      defaults,
    );
  });

  it.each([null, '', '{', '[]', '{}', '{"hash":5}', '{"hash":"../x"}', 7])('refuses %j', (stored) => {
    expect(parseShortLinkMeta(stored)).toBeNull();
  });
});
