/** A camera and a reader of QR codes in place of the browser's. */
import { vi } from 'vitest';

export type FakeScanner = {
  /** Puts a code before the camera, and on every picture. */
  readonly show: (text: string) => void;
  /** Has the browser refuse the camera with an error of this name. */
  readonly refuse: (name: string) => void;
  readonly allow: () => void;
  /** Pictures cannot be read any more. */
  readonly breakPictures: () => void;
  readonly isCameraOn: () => boolean;
  readonly remove: () => void;
};

/** Takes the place of the browser's camera and code reader until it is removed. */
export function fakeScanner(): FakeScanner {
  let inView: string | null = null;
  let refusal: string | null = null;
  let areBroken = false;
  let isOn = false;
  const track = {
    stop: () => {
      isOn = false;
    },
  };
  const getUserMedia = async () => {
    if (refusal !== null) throw new DOMException('no camera', refusal);
    isOn = true;
    return Promise.resolve({ getTracks: () => [track] });
  };
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => Promise.resolve(['qr_code']);
      detect = async () => Promise.resolve(inView === null ? [] : [{ rawValue: inView }]);
    },
  );
  vi.stubGlobal('createImageBitmap', async () => {
    if (areBroken) throw new DOMException('no picture', 'InvalidStateError');
    return Promise.resolve({ close: () => undefined });
  });
  const spies = [
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(),
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4),
  ];
  return {
    show: (text) => {
      inView = text;
    },
    refuse: (name) => {
      refusal = name;
    },
    allow: () => {
      refusal = null;
    },
    breakPictures: () => {
      areBroken = true;
    },
    isCameraOn: () => isOn,
    remove: () => {
      Reflect.deleteProperty(navigator, 'mediaDevices');
      vi.unstubAllGlobals();
      for (const spy of spies) spy.mockRestore();
    },
  };
}
