/** `film`: quickly, as the next picture follows. `still`: thoroughly, as there is only this one. */
export type FindIn = 'film' | 'still';

/** A part of a picture, in its pixels, and the size in which it is searched. */
export type PicturePart = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly searchedWidth: number;
  readonly searchedHeight: number;
};

/** Pixels along the longer side that are searched quickly, and thoroughly. */
const QUICK = 1280;
const THOROUGH = 2560;

/**
 * Returns the parts of a picture in the order in which to search them: all of it made smaller, then
 * its middle in full size, as a small code far away is read there only.
 */
export function partsOf(width: number, height: number, findIn: FindIn): readonly PicturePart[] {
  if (width === 0 || height === 0) return [];
  const all = [QUICK, ...(findIn === 'still' ? [THOROUGH] : [])].map((side) => {
    const scale = Math.min(1, side / Math.max(width, height));
    return {
      left: 0,
      top: 0,
      width,
      height,
      searchedWidth: Math.max(1, Math.round(width * scale)),
      searchedHeight: Math.max(1, Math.round(height * scale)),
    };
  });
  const [middleWidth, middleHeight] = [Math.min(width, QUICK), Math.min(height, QUICK)];
  const middle = {
    left: Math.floor((width - middleWidth) / 2),
    top: Math.floor((height - middleHeight) / 2),
    width: middleWidth,
    height: middleHeight,
    searchedWidth: middleWidth,
    searchedHeight: middleHeight,
  };
  const longer = Math.max(width, height);
  return [...all.filter((_, at) => at === 0 || longer > QUICK), ...(longer > QUICK ? [middle] : [])];
}
