import type * as SharpModule from 'sharp';
/**
 * The forms in which a picture is had. WebP is the smallest here; JPEG and PNG are for who cannot
 * show it.
 */
export const FORMATS = ['jpg', 'png', 'webp', 'avif'] as const;
export type Format = (typeof FORMATS)[number];

/** The form of the pixels: width, and the loss that a photograph-like form may have. */
export type Raster = {
  readonly width: number;
  readonly quality: Readonly<Record<'jpg' | 'webp' | 'avif', number>>;
};

type Sharp = typeof SharpModule.default;
let loaded: Promise<Sharp> | null = null;

/**
 * The library that turns drawings into pixels, loaded when first needed. Rejects where the machine
 * cannot load it.
 */
function sharp(): Promise<Sharp> {
  loaded ??= import('sharp').then((module) => {
    // One picture at a time on one thread: what a server draws must not take the machine from those
    // who play.
    module.default.concurrency(1);
    module.default.cache(false);
    return module.default;
  });
  return loaded;
}

/** The time that a picture may take: rendering in advance takes more and gives smaller files. */
export type Pace = 'quick' | 'small';

/**
 * A drawing as a file of this form; the same bytes for the same drawing on the same machine.
 * Rejects when sharp cannot load.
 */
export async function rasterise(
  svg: string,
  format: Format,
  { width, quality }: Raster,
  pace: Pace = 'quick',
): Promise<Buffer> {
  const isQuick = pace === 'quick';
  const draw = await sharp();
  const picture = draw(Buffer.from(svg)).resize({ width });
  const pixels = picture.flatten({ background: '#ffffff' });
  switch (format) {
    case 'jpg':
      return pixels.jpeg({ quality: quality.jpg, mozjpeg: !isQuick }).toBuffer();
    case 'png':
      return picture.png({ compressionLevel: 8 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: quality.webp, alphaQuality: 90, effort: isQuick ? 2 : 6 }).toBuffer();
    case 'avif':
      return picture.avif({ quality: quality.avif, effort: 1 }).toBuffer();
  }
}
