import { encode } from 'uqr';

/** A QR code as it is drawn. */
export type QrSquares = {
  /** Squares along a side, with the quiet zone around. */
  readonly side: number;
  /** The dark ones as a path in units of one square. */
  readonly path: string;
};

/**
 * The QR code of a text. `correction` is how much of it may be lost, as the standard names it: `L`
 * holds most, `M` is read most easily. Null when the text is longer than any QR code holds (2,953
 * bytes at `L`).
 */
export function qrSquares(text: string, correction: 'L' | 'M'): QrSquares | null {
  try {
    const rows = encode(text, { ecc: correction, border: 3 }).data;
    const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { side: rows.length, path: dark.join('') };
  } catch {
    return null;
  }
}
