import type { FindIn } from './picture-parts.ts';

/** A picture that browsers can draw: of the camera, or of a file. */
export type Picture = HTMLVideoElement | ImageBitmap;

/** Returns the texts of the QR codes in a picture, none when it has none. */
export type ReadCodes = (picture: Picture, findIn: FindIn) => Promise<readonly string[]>;

type Detector = {
  readonly detect: (picture: Picture) => Promise<readonly { readonly rawValue: string }[]>;
};
type DetectorClass = {
  readonly getSupportedFormats: () => Promise<readonly string[]>;
  new (options: { readonly formats: readonly ['qr_code'] }): Detector;
};

/**
 * Returns a reader of QR codes: the browser's own where it has one, else a library that is fetched
 * now (docs/decisions/100-codes-are-scanned-on-the-device.md). No picture leaves the device. Throws
 * when the library cannot be fetched.
 */
export async function codeReader(): Promise<ReadCodes> {
  return (await browserReader()) ?? (await libraryReader());
}

async function browserReader(): Promise<ReadCodes | null> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not know it yet
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return null;
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
  } catch {
    return null;
  }
}

let library: Promise<ReadCodes> | null = null;

/** One worker reads for the whole page; after a failure the next scan tries again. */
async function libraryReader(): Promise<ReadCodes> {
  library ??= import('./library-reader.ts').then(async ({ startLibrary }) => startLibrary());
  try {
    return await library;
  } catch (cause) {
    library = null;
    throw cause;
  }
}
