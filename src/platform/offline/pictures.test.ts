import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPictures, keptAmong, type Progress, removePictures } from './pictures.ts';

const ADDRESSES = ['/art/a.jpg', '/art/b.jpg', '/art/c.jpg', '/art/d.jpg', '/art/e.jpg'];
const WEIGHT = 1000;

const stored = new Map<string, Response>();
const fetched = vi.fn<typeof fetch>();
const picture = () => new Response(new Uint8Array(WEIGHT));
const asked = () => fetched.mock.calls.map(([address]) => address);

beforeEach(() => {
  stored.clear();
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(picture()));
  vi.stubGlobal('fetch', fetched);
  const store = {
    keys: () => Promise.resolve([...stored.keys()].map((path) => new Request(`${location.origin}${path}`))),
    put: (path: string, response: Response) => Promise.resolve(stored.set(path, response)),
    delete: (path: string) =>
      Promise.resolve(
        [...stored.keys()]
          .filter((key) => key.split('?')[0] === path.split('?')[0])
          .map((key) => stored.delete(key)),
      ),
  };
  vi.stubGlobal('caches', {
    open: () => Promise.resolve(store),
    delete: () => Promise.resolve(stored.clear()),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('pictures for when there is no network', () => {
  it('are kept, with word of how far it is, and removed', async () => {
    const steps: Progress[] = [];
    const end = await keepPictures(ADDRESSES, { onProgress: (step) => steps.push(step) });
    expect(end).toEqual({ done: 5, total: 5, failed: 0, bytes: 5 * WEIGHT, isFull: false });
    expect(steps.map(({ done }) => done)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await keptAmong([...ADDRESSES, '/art/f.jpg'])).toBe(5);
    expect(await removePictures()).toBe(true);
    expect(await keptAmong(ADDRESSES)).toBe(0);
  });

  it('are not fetched again when they are there', async () => {
    await keepPictures(ADDRESSES.slice(0, 3));
    fetched.mockClear();
    expect(await keepPictures(ADDRESSES)).toMatchObject({ done: 5, bytes: 2 * WEIGHT });
    expect(asked()).toEqual(ADDRESSES.slice(3));
  });

  it('are counted when they fail, and the others are kept', async () => {
    fetched.mockImplementation((address) =>
      address === '/art/b.jpg'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(address === '/art/c.jpg' ? new Response('gone', { status: 404 }) : picture()),
    );
    expect(await keepPictures(ADDRESSES)).toMatchObject({ done: 3, failed: 2 });
    expect([...stored.keys()].toSorted()).toEqual(['/art/a.jpg', '/art/d.jpg', '/art/e.jpg']);
  });

  it('are kept as far as a full device lets them, which the progress says', async () => {
    const store = await caches.open('any');
    const put = store.put.bind(store);
    store.put = async (path, response) =>
      stored.size < 3
        ? put(path, response)
        : Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    expect(await keepPictures(ADDRESSES)).toMatchObject({ done: 3, failed: 2, isFull: true });
  });

  it('are asked for again when the server is too busy drawing them', async () => {
    vi.useFakeTimers();
    fetched.mockResolvedValueOnce(new Response('busy', { status: 503 }));
    const ended = keepPictures(ADDRESSES.slice(0, 1));
    await vi.runAllTimersAsync();
    expect(await ended).toMatchObject({ done: 1, failed: 0 });
    expect(asked()).toEqual(['/art/a.jpg', '/art/a.jpg']);
  });

  it('end with what may be fetched unasked: only those that are under way by then still come', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `/art/${String(at)}.jpg`);
    const { bytes } = await keepPictures(many, { mostBytes: 10 * WEIGHT });
    expect(bytes).toBeGreaterThanOrEqual(10 * WEIGHT);
    expect(bytes).toBeLessThanOrEqual(12 * WEIGHT);
  });

  it('stop when the player says so, and stay kept as far as they came', async () => {
    const stopper = new AbortController();
    const { done } = await keepPictures(ADDRESSES, {
      signal: stopper.signal,
      onProgress: ({ done: far }) => far === 2 && stopper.abort(),
    });
    expect(done).toBeLessThan(5);
    expect(await keptAmong(ADDRESSES)).toBe(done);
  });

  it('are not kept, without a fault, where the browser keeps nothing', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) });
    expect(await keepPictures(ADDRESSES)).toMatchObject({ done: 0, failed: 5 });
    expect(await keptAmong(ADDRESSES)).toBe(0);
    expect(fetched).not.toHaveBeenCalled();
  });
});
