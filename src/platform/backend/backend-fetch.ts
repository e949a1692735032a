import { noteAnswer } from './reachability.ts';

/** After so long without an answer a call counts as failed, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The wait that a busy server asks for, in seconds; null for any other answer. */
export function busySeconds({ status, headers }: Response): number | null {
  const wait = headers.get('Retry-After') ?? '';
  return (status === 429 || status === 503) && /^\d+$/.test(wait) ? Number(wait) : null;
}

/** `fetch` to the backend: gives up after half a minute, and notes whether there was an answer. */
export async function backendFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const limit = AbortSignal.timeout(PATIENCE_MS);
  const given = init.signal ?? null;
  const signal = given === null ? limit : AbortSignal.any([given, limit]);
  try {
    const response = await fetch(input, { ...init, signal });
    noteAnswer(busySeconds(response) === null ? response.status : 429);
    return response;
  } catch (cause) {
    // A call that its own caller broke off says nothing about the backend.
    if (given?.aborted !== true) noteAnswer(0);
    throw cause;
  }
}
