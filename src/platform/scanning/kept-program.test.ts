import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptProgram } from './kept-program.ts';

const kept = new Map<string, Response>();
let isOnline = true;

const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);

beforeEach(() => {
  kept.clear();
  isOnline = true;
  vi.stubGlobal('caches', {
    open: async () =>
      Promise.resolve({
        keys: async () => Promise.resolve([...kept.keys()]),
        match: async (address: string) => Promise.resolve(kept.get(address)?.clone()),
        put: async (address: string, response: Response) => Promise.resolve(void kept.set(address, response)),
        delete: async (address: string) => Promise.resolve(kept.delete(address)),
      }),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isOnline) throw new TypeError('no network');
    return Promise.resolve(new Response(address, { status: address.includes('gone') ? 404 : 200 }));
  });
});

afterEach(() => vi.unstubAllGlobals());

it('keeps the program at its first use, for when there is no network', async () => {
  await keptProgram('/assets/reader-1.wasm');
  isOnline = false;
  expect(textOf(await keptProgram('/assets/reader-1.wasm'))).toBe('/assets/reader-1.wasm');
});

it('lets another version take the place of the one before', async () => {
  await keptProgram('/assets/reader-1.wasm');
  await keptProgram('/assets/reader-2.wasm');
  expect([...kept.keys()]).toEqual(['/assets/reader-2.wasm']);
});

it('keeps nothing of a failure', async () => {
  await expect(keptProgram('/assets/gone.wasm')).rejects.toThrow('could not be fetched');
  expect(kept.size).toBe(0);
});

it('fetches the program where the page may keep nothing', async () => {
  vi.stubGlobal('caches', { open: async () => Promise.reject(new DOMException('no', 'SecurityError')) });
  expect(textOf(await keptProgram('/assets/reader-1.wasm'))).toBe('/assets/reader-1.wasm');
});
