import * as v from 'valibot';
import { type BackendAddress, findBackend } from './backend-address.ts';
import { BackendError, BackendUnavailable } from './backend-error.ts';
import { type BackendClient, loadBackend } from './backend.ts';
import { patientFetch } from './patient-fetch.ts';
import { sessionKey } from '../environment.ts';
import { readText } from '../storage/local.ts';

/** One call of the table API. */
export type RestCall = {
  /** A table, or `rpc/` and a function. */
  readonly path: string;
  /** Default GET; POST with a body. */
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /**
   * The `Prefer` header of a write: which rows it returns, and how it treats a row that already
   * exists. Functions take no such header.
   */
  readonly prefer?: string;
  readonly signal?: AbortSignal;
};

/** A backend's address, and the fetch that calls it as its current user. */
export type RestCaller = Pick<BackendClient, 'url' | 'fetchAsUser'>;

let visited: Promise<BackendAddress> | null = null;

/**
 * Calls the table API as the present user, or as nobody: only where this browser has a session is
 * the code of accounts fetched, so that visitors read the board without it. `given` calls as
 * somebody else. Returns the parsed JSON, null for an answer without a body. Throws a BackendError
 * (status 0 when there was no answer, or none that can be read) or BackendUnavailable.
 */
export async function callRest(
  { path, method, query = {}, body, prefer, signal }: RestCall,
  given?: RestCaller,
): Promise<unknown> {
  const caller = given ?? (await findCaller());
  const url = new URL(`${caller.url}/rest/v1/${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers = new Headers();
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (prefer !== undefined) headers.set('Prefer', prefer);
  const response = await answerTo(caller, url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  // The installation may have new keys by now.
  if (response.status === 401) visited = null;
  const text = await readBody(response, signal);
  if (!response.ok) throw refusal(response.status, text);
  return text === '' ? null : parseJson(text);
}

/** Returns the first row of an answer; null when there is none. */
export function rowIn(answer: unknown): unknown {
  return Array.isArray(answer) ? (answer[0] ?? null) : null;
}

async function findCaller(): Promise<RestCaller> {
  if (readText(sessionKey()) !== null) return loadBackend();
  visited ??= findBackend();
  try {
    const { url, anonKey } = await visited;
    const fetchAsUser: BackendClient['fetchAsUser'] = async (input, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('apikey', anonKey);
      headers.set('Authorization', `Bearer ${anonKey}`);
      return patientFetch(input, { ...init, headers });
    };
    return { url, fetchAsUser };
  } catch (cause) {
    visited = null;
    throw cause instanceof BackendUnavailable ? cause : new BackendUnavailable({ cause });
  }
}

async function answerTo({ fetchAsUser }: RestCaller, url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetchAsUser(url, init);
  } catch (cause) {
    throw lost(cause, init.signal ?? undefined);
  }
}

async function readBody(response: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw lost(cause, signal);
  }
}

/**
 * Returns the error of a lost call: the cause itself when the caller aborted it, else a
 * BackendError with status 0.
 */
function lost(cause: unknown, signal: AbortSignal | undefined): unknown {
  return signal?.aborted === true ? cause : new BackendError('there was no answer', 0, null);
}

const faultJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    message: v.fallback(v.string(), ''),
    code: v.fallback(v.nullable(v.string()), null),
    details: v.fallback(v.string(), ''),
    hint: v.fallback(v.string(), ''),
  }),
);

function refusal(status: number, text: string): BackendError {
  const read = v.safeParse(faultJson, text);
  if (!read.success) return new BackendError('', status, null);
  const { message, code, details, hint } = read.output;
  return new BackendError(message, status, code, { details, hint });
}

/**
 * A cut or foreign answer, such as the page of a hotel's network, does not show whether the call
 * took effect: it counts as none.
 */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BackendError('the answer cannot be read', 0, null);
  }
}
