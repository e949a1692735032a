import type { FunctionContext } from './function-context.ts';
import { readText } from './read-text.ts';

/**
 * The response of another server: any status with its parsed body (null when it is not JSON), or
 * the reason why there is none to read.
 */
export type Fetched =
  | { readonly ok: true; readonly status: number; readonly body: unknown }
  | { readonly ok: false; readonly reason: 'timeout' | 'failed' };

const MAX_BYTES = 1_000_000;

/**
 * Fetches JSON from another server. Redirects are not followed, as they would carry keys to
 * unchosen addresses; responses of more than 1 MB count as failed. `init.signal` sets the time
 * limit. Never rejects, and gives no detail of a failure: such messages can hold keys.
 */
export async function fetchJson(
  parts: FunctionContext,
  address: string,
  init: RequestInit,
): Promise<Fetched> {
  try {
    const response = await parts.fetch(address, { redirect: 'error', ...init });
    const read = await readText(response.body, MAX_BYTES);
    if (!read.ok) return { ok: false, reason: 'failed' };
    return { ok: true, status: response.status, body: parseJson(read.text) };
  } catch (cause) {
    const isTimeout =
      cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError');
    return { ok: false, reason: isTimeout ? 'timeout' : 'failed' };
  }
}

/** Returns the value of a JSON text; null when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** True when a parsed value has fields to look at. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
