/**
 * A backend of a test, over `fetch`: accounts with passwords and second factors, and the flags of
 * profiles.
 */
import { vi } from 'vitest';
import type { Viewer } from '#domain/access/viewer.ts';

/** The response to a call. */
export type FakeAnswer = { readonly status: number; readonly body: unknown; readonly headers?: HeadersInit };

export type FakeCall = {
  readonly method: string;
  /** Path and query, such as `/auth/v1/token?grant_type=password`. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: string;
};

/** Responds to a call, or returns null to leave it to the next handler. */
export type FakeHandler = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer> | null;

export const ANNA = {
  id: '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f11',
  email: 'anna@example.org',
  password: 'four words make sense',
} as const;

/** Anna as the app sees her when she is signed in, without any right. */
export const ANNA_HERE: Extract<Viewer, { status: 'authenticated' }> = {
  status: 'authenticated',
  userId: ANNA.id,
  email: ANNA.email,
  isWabAdmin: false,
  isTester: false,
  isPreview: false,
};

/** A JWT that nobody signed. */
export function fakeToken(claims: Readonly<Record<string, unknown>>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`;
}

let made = 0;

/** Returns a session of Anna as the service sends it. Each has new tokens. */
export function fakeSession(
  options: {
    /** From now; negative for one that has expired. */
    readonly seconds?: number;
    readonly level?: 'aal1' | 'aal2';
    readonly factors?: readonly { readonly id: string; readonly status: string }[];
    readonly email?: string;
  } = {},
) {
  const { seconds = 3600, level = 'aal1', factors = [], email = ANNA.email } = options;
  made += 1;
  const expiresAt = Math.floor(Date.now() / 1000) + seconds;
  return {
    access_token: fakeToken({ sub: ANNA.id, exp: expiresAt, aal: level, session_id: String(made) }),
    refresh_token: `refresh-${String(made)}`,
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: expiresAt,
    user: {
      id: ANNA.id,
      aud: 'authenticated',
      email,
      app_metadata: {},
      user_metadata: {},
      created_at: '2026-01-01T00:00:00Z',
      factors: factors.map((factor) => ({ ...factor, factor_type: 'totp' })),
    },
  };
}

/** Returns a refusal as the service sends it. */
export function refusal(
  status: number,
  code: string,
  more: Readonly<Record<string, unknown>> = {},
): FakeAnswer {
  return {
    status,
    body: { code, message: code, ...more },
    headers: { 'X-Supabase-Api-Version': '2024-01-01' },
  };
}

/** The call itself fails, as without a network. */
export const noNetwork = (): never => {
  throw new TypeError('Failed to fetch');
};

/**
 * Puts a backend in the place of `fetch`. It calls `handlers` in turn. For calls that no handler
 * takes it has the address of the backend, an open service that sends mail, Anna's password, an
 * empty profile, and success for everything else of accounts.
 */
export function fakeBackend(...handlers: readonly FakeHandler[]): { readonly calls: readonly FakeCall[] } {
  const calls: FakeCall[] = [];
  const stub = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const call = await callOf(input, init);
    calls.push(call);
    for (const handle of [...handlers, usual]) {
      const answer = await handle(call);
      if (answer !== null) return respond(answer);
    }
    throw new Error(`No answer to ${call.method} ${call.path}`);
  };
  vi.stubGlobal('fetch', vi.fn(stub));
  return { calls };
}

async function callOf(input: RequestInfo | URL, init?: RequestInit): Promise<FakeCall> {
  const address = input instanceof Request ? input.url : String(input);
  const url = new URL(address, location.origin);
  const headers = new Headers(init?.headers);
  const text = typeof init?.body === 'string' ? init.body : '{}';
  return {
    method: init?.method ?? 'GET',
    path: `${url.pathname}${url.search}`,
    body: JSON.parse(text) as Readonly<Record<string, unknown>>,
    token: (headers.get('Authorization') ?? '').replace(/^Bearer /, ''),
  };
}

function respond({ status, body, headers }: FakeAnswer): Response {
  const text = body === null ? null : JSON.stringify(body);
  return new Response(status === 204 ? null : text, {
    status,
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(headers)) },
  });
}

const usual: FakeHandler = ({ path, body }) => {
  if (path === '/backend.json') return { status: 200, body: { url: '', anonKey: 'public-key' } };
  if (path === '/auth/v1/settings') return { status: 200, body: { mailer_autoconfirm: false } };
  if (path === '/auth/v1/token?grant_type=password') {
    const isRight = body['email'] === ANNA.email && body['password'] === ANNA.password;
    return isRight ? { status: 200, body: fakeSession() } : refusal(400, 'invalid_credentials');
  }
  if (path.startsWith('/rest/v1/profiles')) {
    return { status: 200, body: [{ tester: false, wab_admin: false }] };
  }
  if (path.startsWith('/auth/v1/logout')) return { status: 204, body: null };
  return path.startsWith('/auth/v1/') ? { status: 200, body: {} } : null;
};
