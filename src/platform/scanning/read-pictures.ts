import type { ReadCodes } from './code-reader.ts';

/** Milliseconds between two looks: a phone stays cool, and nobody waits. */
const PAUSE = 150;

/**
 * Reads the codes in a film until `signal` ends it. `onTexts` gets what each picture holds, also
 * nothing. A picture that cannot be read is passed over.
 */
export async function readFilm(
  film: HTMLVideoElement,
  read: ReadCodes,
  onTexts: (texts: readonly string[]) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const hasPicture = film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    const texts = hasPicture ? await read(film, 'film').catch(() => null) : null;
    if (signal.aborted) return;
    if (texts !== null) onTexts(texts);
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE);
    });
  }
}

/** Reads the codes in a chosen picture; null when the file is no picture. */
export async function readPictureFile(file: Blob, read: ReadCodes): Promise<readonly string[] | null> {
  try {
    const picture = await createImageBitmap(file);
    try {
      return await read(picture, 'still');
    } finally {
      picture.close();
    }
  } catch {
    return null;
  }
}
