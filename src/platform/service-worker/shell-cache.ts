import type { ShellFile } from '#domain/updates/shell-file.ts';
import { isShell, pictureKey, PICTURES } from './cache-names.ts';

/** The app's one page; it shows whatever its address says. */
const PAGE = '/index.html';

/** Stands in the store of a version once all of it is kept. */
const WHOLE = '/kept-whole';

/** Below this many missing files of a pack, as after most updates, each is fetched alone. */
const WORTH_A_PACK = 4;

/**
 * Puts the files that the first pages need into a version's store, all or nothing; all of the
 * version where this browser had another one whole.
 */
export async function fillShell(name: string, files: readonly ShellFile[]): Promise<void> {
  const isUpdate = (await Promise.all((await caches.keys()).filter(isShell).map(isWhole))).includes(true);
  try {
    if (isUpdate) await fillRest(name, files);
    else
      await putAll(
        await caches.open(name),
        files.filter(({ isFirst }) => isFirst),
      );
  } catch (cause) {
    await caches.delete(name);
    throw cause;
  }
}

/** True when all files of a version are kept. */
export async function isWhole(name: string): Promise<boolean> {
  return (await (await caches.open(name)).match(WHOLE)) !== undefined;
}

/**
 * Puts what is missing of a version into its store: from earlier versions where the address holds a
 * hash of the content, else in packs. What came before a fault stays.
 */
export async function fillRest(name: string, files: readonly ShellFile[]): Promise<void> {
  const store = await caches.open(name);
  const kept = new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
  const missing: ShellFile[] = [];
  for (const file of files.filter(({ url }) => !kept.has(url))) {
    const known = await knownCopy(file);
    if (known === undefined) missing.push(file);
    else await store.put(file.url, known);
  }
  const alone: ShellFile[] = [];
  for (const pack of new Set(missing.map((file) => file.pack))) {
    const wanted = missing.filter((file) => file.pack === pack);
    if (pack === undefined || wanted.length < WORTH_A_PACK) alone.push(...wanted);
    else await putPack(store, pack, wanted);
  }
  await putAll(store, alone);
  await store.put(WHOLE, new Response(''));
}

const TYPES = { js: 'text/javascript', css: 'text/css' } as const;

/** Fetches many files as one: a pack is JSON with each file's text under its address. */
async function putPack(store: Cache, pack: string, wanted: readonly ShellFile[]): Promise<void> {
  const response = await fetch(pack);
  const texts: unknown = response.ok ? await response.json() : null;
  for (const { url } of wanted) {
    const text: unknown = typeof texts === 'object' && texts !== null ? Reflect.get(texts, url) : null;
    if (typeof text !== 'string') throw new Error(`${pack} has no ${url}`);
    const type = TYPES[url.endsWith('.css') ? 'css' : 'js'];
    await store.put(url, new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } }));
  }
}

/** A few at a time: the page may need the network too. */
async function putAll(store: Cache, files: readonly ShellFile[]): Promise<void> {
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await store.put(file.url, await fileOf(file));
    }
  };
  await Promise.all([work(), work(), work(), work()]);
}

async function knownCopy({ url, revision }: ShellFile): Promise<Response | undefined> {
  return revision === null ? caches.match(url, { ignoreVary: true }) : undefined;
}

async function fileOf(file: ShellFile): Promise<Response> {
  const { url, revision } = file;
  const known = await knownCopy(file);
  if (known !== undefined) return known;
  const response = await fetch(url, { cache: revision === null ? 'default' : 'no-cache' });
  if (!response.ok || response.redirected) throw new Error(`${url} could not be fetched`);
  return response;
}

/**
 * Deletes the stores of other versions but the newest before this one: a page of that may still be
 * open.
 */
export async function dropOldShells(name: string): Promise<void> {
  const others = (await caches.keys()).filter((each) => isShell(each) && each !== name);
  await Promise.all(others.slice(0, -1).map((each) => caches.delete(each)));
}

/** Deletes the stores of all other versions. */
export async function keepOnlyShell(name: string): Promise<void> {
  const others = (await caches.keys()).filter((each) => isShell(each) && each !== name);
  await Promise.all(others.map((each) => caches.delete(each)));
}

/** The app's page out of the store; out of the network where the browser lost it. */
export async function pageOf(name: string, request: Request): Promise<Response> {
  const kept = await (await caches.open(name)).match(PAGE, { ignoreVary: true });
  return kept ?? fetch(request);
}

/**
 * A file of this version, else of one before (for pages that are still open), else out of the
 * network.
 */
export async function fileFrom(name: string, request: Request): Promise<Response> {
  const kept =
    (await (await caches.open(name)).match(request, { ignoreVary: true })) ?? (await anyShell(request));
  return kept ?? fetch(request);
}

async function anyShell(request: Request): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    const found = isShell(name)
      ? await (await caches.open(name)).match(request, { ignoreVary: true })
      : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the server's present copy; offline, the copy that came with this version. */
export async function freshFile(name: string, request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    const kept = await (await caches.open(name)).match(request, { ignoreSearch: true, ignoreVary: true });
    if (kept !== undefined) return kept;
    throw cause;
  }
}

/**
 * A picture that was taken along, in any of its forms, else out of the network. One that is shown
 * while there is a network is fetched again behind it. One of another release of the catalogue
 * shows without a network only.
 */
export async function pictureFrom(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const store = await caches.open(PICTURES);
  const former = await store.match(request, { ignoreSearch: true, ignoreVary: true });
  if (former === undefined) return fetch(request);
  const key = pictureKey(request.url);
  const kept = await store.match(key, { ignoreVary: true });
  const keep = async (response: Response) => {
    if (!response.ok) return;
    await store.delete(request, { ignoreSearch: true, ignoreVary: true });
    await store.put(key, response);
  };
  if (kept === undefined) {
    const fetched = await fetch(request).catch(() => null);
    if (fetched === null || !fetched.ok) return former;
    later(keep(fetched.clone()));
    return fetched;
  }
  later(fetch(request).then(keep, () => undefined));
  return kept;
}
