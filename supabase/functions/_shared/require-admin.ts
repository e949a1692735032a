import { refuse } from './answer.ts';
import { fetchJson, isRecord, type Fetched } from './fetch-json.ts';
import { setting, type FunctionContext } from './function-context.ts';

const TIMEOUT_MS = 8_000;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Lets administrators through: returns null for them, else the response to send. The backend
 * decides, never the client: it checks the caller's own token (`/auth/v1/user`), and the caller's
 * profile is read with that token, as it is now. 401 without a valid token of a person (a project
 * key is no person), 403 `not_admin` for everybody else, and for banned or deactivated
 * administrators; 503 when the function does not know its backend, 502 and 504 when that does not
 * respond.
 */
export async function refuseUnlessAdmin(request: Request, parts: FunctionContext): Promise<Response | null> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return refuse(401, 'no_authorization', 'Sign in first: this needs a valid token.');
  const backend = setting(parts, 'SUPABASE_URL')?.replace(/\/+$/, '');
  const anonKey = setting(parts, 'SUPABASE_ANON_KEY');
  if (backend === undefined || anonKey === null) {
    return refuse(503, 'not_configured', 'SUPABASE_URL and SUPABASE_ANON_KEY are not set.');
  }
  const init: RequestInit = {
    headers: { apikey: anonKey, authorization: `Bearer ${token}`, accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };

  const user = await fetchJson(parts, `${backend}/auth/v1/user`, init);
  if (user.ok && [400, 401, 403].includes(user.status)) {
    return refuse(401, 'bad_token', 'This token is not valid any more. Sign in again.');
  }
  const id = idOf(bodyOf(user));
  if (id === null) return backendFault(user);

  const fields = 'wab_admin,banned,deactivated';
  const profiles = await fetchJson(parts, `${backend}/rest/v1/profiles?select=${fields}&id=eq.${id}`, init);
  const rows = bodyOf(profiles);
  if (!Array.isArray(rows)) return backendFault(profiles);
  if (isAdmin(rows)) return null;
  return refuse(403, 'not_admin', 'Only administrators may do this.');
}

function bodyOf(fetched: Fetched): unknown {
  return fetched.ok && fetched.status === 200 ? fetched.body : null;
}

function idOf(user: unknown): string | null {
  const id = isRecord(user) ? user['id'] : null;
  return typeof id === 'string' && UUID.test(id) ? id : null;
}

function isAdmin(rows: readonly unknown[]): boolean {
  const [row] = rows;
  if (rows.length !== 1 || !isRecord(row)) return false;
  return row['wab_admin'] === true && row['banned'] !== true && row['deactivated'] !== true;
}

function backendFault(fetched: Fetched): Response {
  if (!fetched.ok && fetched.reason === 'timeout') {
    return refuse(504, 'backend_timeout', 'The account could not be checked in time. Try again.');
  }
  return refuse(502, 'backend_failed', 'The account could not be checked. Try again.');
}
