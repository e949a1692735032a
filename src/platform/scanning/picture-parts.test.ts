import { describe, expect, it } from 'vitest';
import { partsOf } from './picture-parts.ts';

describe('the parts of a picture to search', () => {
  it('are all of a small picture, as it is', () => {
    expect(partsOf(640, 480, 'still')).toEqual([
      { left: 0, top: 0, width: 640, height: 480, searchedWidth: 640, searchedHeight: 480 },
    ]);
  });

  it('are a large picture made smaller, then its middle in full size', () => {
    const [all, middle, ...more] = partsOf(3840, 2160, 'film');
    expect(all).toMatchObject({ width: 3840, height: 2160, searchedWidth: 1280, searchedHeight: 720 });
    expect(middle).toEqual({
      left: 1280,
      top: 440,
      width: 1280,
      height: 1280,
      searchedWidth: 1280,
      searchedHeight: 1280,
    });
    expect(more).toEqual([]);
  });

  it('include a still picture in a finer size, as no other follows', () => {
    const widths = partsOf(4032, 3024, 'still').map(({ searchedWidth }) => searchedWidth);
    expect(widths).toEqual([1280, 2560, 1280]);
  });

  it('keep at least one pixel of a very long picture, and are none of an empty one', () => {
    expect(partsOf(20_000, 2, 'film')[0]).toMatchObject({ searchedWidth: 1280, searchedHeight: 1 });
    expect(partsOf(0, 480, 'film')).toEqual([]);
  });
});
