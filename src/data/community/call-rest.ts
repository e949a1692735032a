import * as v from 'valibot';
import { type BackendAddress, findBackend } from '#platform/backend/backend-address.ts';
import { BackendError, BackendUnavailable } from '#platform/backend/backend-error.ts';
import { type BackendClient, loadBackend } from '#platform/backend/backend.ts';
import { patientFetch } from '#platform/backend/patient-fetch.ts';
import { readText } from '#platform/storage/local.ts';
import { sessionKey } from '../session/session-store.ts';

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

/** A call that the backend refused, with what it says besides its code. */
export class RefusedCall extends BackendError {
  readonly details: string;
  readonly hint: string;
  constructor(
    status: number,
    fault: { readonly message: string; readonly code: string | null; details: string; hint: string },
  ) {
    super(fault.message, status, fault.code);
    this.details = fault.details;
    this.hint = fault.hint;
  }
}

let visited: Promise<BackendAddress> | null = null;

/**
 * Calls the table API as the present user, or as nobody: only where this browser has a session is
 * the code of accounts fetched, so that visitors read the board without it. Returns the parsed
 * JSON, null for an answer without a body. Throws a BackendError (status 0 when there was no
 * answer) or BackendUnavailable.
 */
export async function callRest({
  path,
  method,
  query = {},
  body,
  prefer,
  signal,
}: RestCall): Promise<unknown> {
  const caller = await findCaller();
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
  if (!response.ok) throw new RefusedCall(response.status, faultIn(text));
  return text === '' ? null : parseJson(text, response.status);
}

/** The backend's address and key, and the fetch that calls it as the current user. */
async function findCaller(): Promise<Pick<BackendClient, 'url' | 'fetchAsUser'>> {
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

async function answerTo(
  { fetchAsUser }: Pick<BackendClient, 'fetchAsUser'>,
  url: URL,
  init: RequestInit,
): Promise<Response> {
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

function faultIn(text: string) {
  const read = v.safeParse(faultJson, text);
  return read.success ? read.output : { message: '', code: null, details: '', hint: '' };
}

function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A cut or foreign answer, such as the page of a hotel's network.
    throw new BackendError('the answer cannot be read', status >= 500 ? status : 502, null);
  }
}
