import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';

/**
 * Starts the library with its program. Returns a function that reads the texts of the QR codes in
 * pixels. Throws when the program is broken, or the page's policy does not let it run.
 */
export async function pixelDecoder(program: ArrayBuffer) {
  // Without its program the library would fetch one from another host.
  await prepareZXingModule({ overrides: { wasmBinary: program }, fireImmediately: true });
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (pixels: ImageData): Promise<readonly string[]> => {
    const codes = await detector.detect(pixels);
    return codes.map(({ rawValue }) => rawValue);
  };
}
