import * as v from 'valibot';
import { storageKeys } from '../storage/keys.ts';
import { readText, writeText } from '../storage/local.ts';
import { BackendUnavailable } from './backend-error.ts';

/** The address of the backend. */
export type BackendAddress = {
  /** Origin without a slash at its end. */
  readonly url: string;
  readonly anonKey: string;
};

const addressJson = v.object({ url: v.string(), anonKey: v.pipe(v.string(), v.nonEmpty()) });

/**
 * The time for the server to report the backend's address, while the browser remembers an earlier
 * one.
 */
const PATIENCE_MS = 1_500;

/**
 * Finds the backend's address and public key: those of the build (`VITE_BACKEND_URL`,
 * `VITE_BACKEND_ANON_KEY`), else those of the own server's /backend.json, else the last known ones.
 * Rejects with BackendUnavailable when there are none.
 */
export async function findBackend(): Promise<BackendAddress> {
  const built = readAddress({
    url: import.meta.env.VITE_BACKEND_URL as unknown,
    anonKey: import.meta.env.VITE_BACKEND_ANON_KEY as unknown,
  });
  if (built !== null) return built;
  const remembered = parseAddress(readText(storageKeys.backend));
  const told = await askServer(remembered === null ? null : AbortSignal.timeout(PATIENCE_MS));
  if (told !== null) {
    writeText(storageKeys.backend, JSON.stringify(told));
    return absolute(told);
  }
  if (remembered === null) throw new BackendUnavailable();
  return absolute(remembered);
}

async function askServer(signal: AbortSignal | null): Promise<BackendAddress | null> {
  try {
    const response = await fetch('/backend.json', { cache: 'no-store', signal });
    return response.ok ? parseAddress(await response.text()) : null;
  } catch {
    return null;
  }
}

function parseAddress(text: string | null): BackendAddress | null {
  if (text === null) return null;
  try {
    return readAddress(JSON.parse(text));
  } catch {
    return null;
  }
}

function readAddress(value: unknown): BackendAddress | null {
  const read = v.safeParse(addressJson, value);
  if (!read.success) return null;
  return { url: read.output.url.replace(/\/+$/, ''), anonKey: read.output.anonKey };
}

/** An empty address stands for the page's own origin. */
function absolute({ url, anonKey }: BackendAddress): BackendAddress {
  return { url: url === '' ? location.origin : url, anonKey };
}
