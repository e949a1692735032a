import { describe, expect, it, vi } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import shareLinks from '#tests/vectors/share-links.json';
import { createShortLink, resolveShortLink } from './short-links.ts';

const CODE = shareLinks.vectors[0]?.encoded ?? '';
const RAID = documentWith({ alborc: 1 });

describe('a short link', () => {
  it('is kept in this browser under the two keys, with what is known of the list', () => {
    const hash = createShortLink(CODE, RAID) ?? '';
    expect(hash).toMatch(/^[0-9a-z]+$/);
    expect(Object.keys(localStorage).toSorted()).toEqual([`short_url_meta_${hash}`, `short_url_${hash}`]);
    expect(localStorage.getItem(`short_url_${hash}`)).toBe(CODE);
    const meta = JSON.parse(localStorage.getItem(`short_url_meta_${hash}`) ?? '') as { created: string };
    expect(meta).toEqual({
      listName: 'Winter Raid',
      faction: 'northern-tribes',
      created: meta.created,
      hash,
    });
    expect(Math.abs(Date.now() - Date.parse(meta.created))).toBeLessThan(60_000);
  });

  it('leads back to the list that it was made for, the same list under the same name', () => {
    const hash = createShortLink(CODE, RAID) ?? '';
    expect(resolveShortLink(hash)).toEqual({ code: CODE, listName: 'Winter Raid' });
    expect(createShortLink(CODE, RAID)).toBe(hash);
  });

  it('still leads there when only what was noted of the list is damaged', () => {
    const hash = createShortLink(CODE, RAID) ?? '';
    localStorage.setItem(`short_url_meta_${hash}`, '{');
    expect(resolveShortLink(hash)).toEqual({ code: CODE, listName: null });
  });

  it('cannot be made where the browser refuses to store', () => {
    localStorage.setItem('something', 'else');
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(createShortLink(CODE, RAID)).toBeNull();
    setItem.mockRestore();
  });

  it.each(['never-made', '', '../armyLists', '__proto__', 'meta_1abc', '1ABC', '1abc?x=1', 'a'.repeat(500)])(
    'stands for nothing when it is %o',
    (hash) => {
      localStorage.setItem(`short_url_${hash}`, CODE);
      localStorage.removeItem('short_url_never-made');
      expect(resolveShortLink(hash)).toBeNull();
    },
  );

  it('stands for nothing when it was not made here, or when what is kept is no code', () => {
    expect(resolveShortLink('1abc')).toBeNull();
    localStorage.setItem('short_url_1abc', '<img src=x onerror=alert(1)>');
    expect(resolveShortLink('1abc')).toBeNull();
  });
});
