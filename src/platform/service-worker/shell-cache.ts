import { isShell, PICTURES } from './cache-names.ts';
import type { ShellFile } from './worker-scope.ts';

/** The app's one page; it shows whatever its address says. */
const PAGE = '/index.html';

/**
 * Puts every file of a version into its store, all or nothing. Files whose address holds a hash of
 * their content are taken from earlier versions where they are there, so that an update fetches
 * only what changed.
 */
export async function fillShell(name: string, files: readonly ShellFile[]): Promise<void> {
  const store = await caches.open(name);
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await store.put(file.url, await fileOf(file));
    }
  };
  try {
    // A few at a time: the page may need the network too.
    await Promise.all([work(), work(), work(), work()]);
  } catch (cause) {
    await caches.delete(name);
    throw cause;
  }
}

async function fileOf({ url, revision }: ShellFile): Promise<Response> {
  const known = revision === null ? await caches.match(url, { ignoreVary: true }) : undefined;
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
 * while there is a network is fetched again behind it, so that corrected cards arrive.
 */
export async function pictureFrom(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const store = await caches.open(PICTURES);
  const kept = await store.match(request, { ignoreSearch: true, ignoreVary: true });
  if (kept === undefined) return fetch(request);
  later(
    fetch(request).then(
      async (response) =>
        response.ok ? store.put(request.url.split('?')[0] ?? request.url, response) : undefined,
      () => undefined,
    ),
  );
  return kept;
}
