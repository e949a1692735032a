/** Portraits and cards that are kept for when there is no network. */
import { isStorageFull } from '../storage/open-database.ts';
import { PICTURES, pictureKey } from '../service-worker/cache-names.ts';

/** The forms in which the app shows pictures; the server sends the smallest. */
const ACCEPT = 'image/webp,image/*';
const AT_ONCE = 3;
/** The server draws pictures one after the other; when too many wait, it asks for patience. */
const TRIES = 4;
const PATIENCE_MS = 2_000;

/** The progress of a download. */
export type Progress = {
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  readonly bytes: number;
  /** The device has no room for more. */
  readonly isFull: boolean;
};

type Options = {
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
  /** Stops when so many bytes have been fetched. */
  readonly mostBytes?: number;
};

/**
 * Keeps pictures; those that are kept already are not fetched again. Returns the progress; failed
 * pictures can be tried again. Never rejects.
 */
export async function keepPictures(addresses: readonly string[], options: Options = {}): Promise<Progress> {
  const { onProgress, signal, mostBytes = Number.POSITIVE_INFINITY } = options;
  let progress: Progress = { done: 0, total: addresses.length, failed: 0, bytes: 0, isFull: false };
  const store = await openStore();
  if (store === null) return { ...progress, failed: addresses.length };
  const kept = new Set((await store.keys()).map((request) => pictureKey(request.url)));
  const waiting = addresses.filter((address) => !kept.has(pictureKey(address))).toReversed();
  progress = { ...progress, done: addresses.length - waiting.length };
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (signal?.aborted === true || progress.bytes >= mostBytes) return;
      const bytes = await keep(store, next, signal);
      const isFull = bytes === 'full' || progress.isFull;
      progress =
        typeof bytes === 'number'
          ? { ...progress, done: progress.done + 1, bytes: progress.bytes + bytes }
          : { ...progress, failed: progress.failed + 1, isFull };
      onProgress?.(progress);
    }
  };
  onProgress?.(progress);
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return progress;
}

/** Returns null where the browser has no such store, as on a page without TLS, or refuses. */
async function openStore(): Promise<Cache | null> {
  try {
    return await caches.open(PICTURES);
  } catch {
    return null;
  }
}

/** Returns the bytes of a picture that was kept; else why it could not be. */
async function keep(
  store: Cache,
  address: string,
  signal: AbortSignal | undefined,
): Promise<number | 'full' | 'failed'> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      // Rejects at once when the player has stopped it.
      // Past the service worker: an update waits for everything that it still has to answer.
      const response = await fetch(address, {
        cache: 'no-store',
        headers: { Accept: ACCEPT },
        ...(signal && { signal }),
      });
      if (response.ok) {
        const { size } = await response.clone().blob();
        // One of another release goes.
        await store.delete(address, { ignoreSearch: true, ignoreVary: true });
        await store.put(pictureKey(address), response);
        return size;
      }
      if (response.status !== 503) return 'failed';
    } catch (cause) {
      return isStorageFull(cause) ? 'full' : 'failed';
    }
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS * (attempt + 1)));
  }
  return 'failed';
}

/** Returns those of these pictures that are kept. */
export async function keptAmong(addresses: readonly string[]): Promise<number> {
  try {
    const store = await caches.open(PICTURES);
    const kept = new Set((await store.keys()).map((request) => pictureKey(request.url)));
    return addresses.filter((address) => kept.has(pictureKey(address))).length;
  } catch {
    return 0;
  }
}

/** Removes pictures that were kept. Returns false when the browser refuses. */
export async function removePictures(): Promise<boolean> {
  try {
    await caches.delete(PICTURES);
    return true;
  } catch {
    return false;
  }
}
