import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShellFile } from '#domain/updates/shell-file.ts';
import { fillRest, fillShell, isWhole } from './shell-cache.ts';

const NOW = 'muster-app-now';
const BEFORE = 'muster-app-before';
const PACK = '/assets/pack-1.json';

const rest = ['a', 'b', 'c', 'd'].map((name) => `/assets/${name}.js`);
const FILES: readonly ShellFile[] = [
  { url: '/index.html', revision: '1', isFirst: true },
  { url: '/assets/entry.js', revision: null, isFirst: true },
  { url: '/icons/a.png', revision: '1' },
  ...rest.map((url) => ({ url, revision: null, pack: PACK })),
];
const ALL = FILES.map(({ url }) => url).toSorted();

const stores = new Map<string, Map<string, Response>>();
const asked: string[] = [];
let isDown = (_path: string) => false;

function open(name: string) {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return {
    keys: async () => Promise.resolve([...store.keys()].map((path) => ({ url: `http://localhost${path}` }))),
    put: async (path: string, response: Response) => Promise.resolve(void store.set(path, response)),
    match: async (path: string) => Promise.resolve(store.get(path)?.clone()),
  };
}

beforeEach(() => {
  stores.clear();
  asked.length = 0;
  isDown = () => false;
  vi.stubGlobal('caches', {
    keys: async () => Promise.resolve([...stores.keys()]),
    open: async (name: string) => Promise.resolve(open(name)),
    delete: async (name: string) => Promise.resolve(stores.delete(name)),
    match: async (path: string) =>
      Promise.resolve(
        [...stores.values()]
          .map((store) => store.get(path))
          .find(Boolean)
          ?.clone(),
      ),
  });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (isDown(path)) throw new TypeError('no network');
    const texts = Object.fromEntries(rest.map((url) => [url, `code of ${url}`]));
    return Promise.resolve(path === PACK ? Response.json(texts) : new Response(path));
  });
});
afterEach(() => vi.unstubAllGlobals());

const keptIn = (name: string) =>
  [...(stores.get(name)?.keys() ?? [])].filter((path) => path !== '/kept-whole');

/** Another version is kept whole. */
async function keepBefore(files = FILES): Promise<void> {
  await fillRest(BEFORE, files);
  asked.length = 0;
}

describe('the store of a version', () => {
  it('has what the first pages need after a first visit', async () => {
    await fillShell(NOW, FILES);
    expect(keptIn(NOW).toSorted()).toEqual(['/assets/entry.js', '/index.html']);
    expect(await isWhole(NOW)).toBe(false);
  });

  it('gets the rest in packs, with what each file was sent as', async () => {
    await fillShell(NOW, FILES);
    asked.length = 0;
    await fillRest(NOW, FILES);
    expect(asked.toSorted()).toEqual([PACK, '/icons/a.png']);
    expect(keptIn(NOW).toSorted()).toEqual(ALL);
    const file = await (await caches.open(NOW)).match('/assets/b.js');
    expect([await file?.text(), file?.headers.get('Content-Type')]).toEqual([
      'code of /assets/b.js',
      'text/javascript; charset=utf-8',
    ]);
    expect(await isWhole(NOW)).toBe(true);
  });

  it('keeps what came before the network was lost, and fetches only the rest next time', async () => {
    await fillShell(NOW, FILES);
    isDown = (path) => path === '/icons/a.png';
    await expect(fillRest(NOW, FILES)).rejects.toThrow('no network');
    expect(await isWhole(NOW)).toBe(false);
    isDown = () => false;
    asked.length = 0;
    await fillRest(NOW, FILES);
    expect(asked).toEqual(['/icons/a.png']);
  });

  it('is filled whole at once where another version was whole, with what changed alone', async () => {
    await keepBefore();
    const changed = { url: '/assets/new.js', revision: null, pack: PACK };
    await fillShell(NOW, [...FILES, changed]);
    expect(asked.toSorted()).toEqual(['/assets/new.js', '/icons/a.png', '/index.html']);
    expect(await isWhole(NOW)).toBe(true);
  });

  it('goes when an update cannot be fetched; the version before stays', async () => {
    await keepBefore();
    isDown = (path) => path === '/index.html';
    await expect(fillShell(NOW, FILES)).rejects.toThrow('no network');
    expect([...stores.keys()]).toEqual([BEFORE]);
  });
});
