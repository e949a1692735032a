import { SCANNER } from '../service-worker/cache-names.ts';

/**
 * Returns the bytes of a file of the scanner: kept by the browser since its first use, so that it
 * works without a network, else fetched. Throws when it cannot be fetched.
 */
export async function keptProgram(address: string): Promise<ArrayBuffer> {
  const store = 'caches' in globalThis ? await caches.open(SCANNER).catch(() => null) : null;
  const kept = await store?.match(address).catch(() => undefined);
  if (kept !== undefined) return kept.arrayBuffer();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be fetched`);
  if (store !== null) await keepOnly(store, address, response.clone()).catch(() => undefined);
  return response.arrayBuffer();
}

/** A new version of the app may have another program, which takes the place of the old one. */
async function keepOnly(store: Cache, address: string, response: Response): Promise<void> {
  const old = await store.keys();
  await store.put(address, response);
  await Promise.all(old.map(async (request) => store.delete(request)));
}
