import type { Hono } from 'hono';
import type { AuthContext } from '#server/auth/auth-context.ts';
import { createAuth } from '#server/auth/create-auth.ts';
import { createPasswordHasher } from '#server/auth/password-hasher.ts';
import type { Database } from '#server/db/database.ts';
import { createLog } from '#server/http/log.ts';
import { makeApiKey } from '#server/keys/api-keys.ts';
import { keySetOf, makeJwk } from '#server/keys/test-keys.ts';
import { createRateLimiter } from '#server/limits/rate-limiter.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { AuthConfig } from '#server/project/project-config.ts';
import { openTestDatabase } from './database.ts';

export type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

/** The address of a test's account service. */
export const AUTH_ADDRESS = 'http://localhost:8080/auth/v1';
export const SITE_URL = 'https://muster.example';
export const PASSWORD = 'a long password of a test';

/** Everything switched on; mails confirm addresses where the mailer delivers. */
const CONFIG: AuthConfig = {
  siteUrl: SITE_URL,
  redirectUrls: ['https://app.example/**'],
  jwtExpiry: 3600,
  refreshRotation: true,
  refreshReuseInterval: 10,
  enableSignup: true,
  anonymousSignIns: true,
  manualLinking: true,
  password: { minLength: 8, required: [] },
  rateLimit: {
    emailSent: 1000,
    anonymousUsers: 30,
    tokenRefresh: 150,
    signInSignUps: 30,
    tokenVerifications: 30,
  },
  email: {
    enableSignup: true,
    enableConfirmations: true,
    doubleConfirmChanges: true,
    securePasswordChange: false,
    maxFrequency: 0,
    otpLength: 6,
    otpExpiry: 3600,
    templates: {},
  },
  mfa: { maxFactors: 10, totpEnroll: true, totpVerify: true, phoneEnroll: false, phoneVerify: false },
  sessions: { timebox: null, inactivityTimeout: null, singlePerUser: false },
};

export type TestCall = {
  /** Sent as JSON; a text as it is. */
  readonly body?: unknown;
  /** The bearer token. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type TestReply = {
  readonly status: number;
  /** The parsed body; null without one. */
  readonly json: unknown;
  readonly headers: Headers;
  /**
   * A text of the body by its path, such as `user.id` or `factors.0.id`. Throws when there is none.
   */
  readonly text: (path: string) => string;
};

/** An account that signed up in a test. */
export type Member = {
  readonly id: string;
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
};

export type TestAuth = {
  readonly auth: Hono;
  readonly parts: AuthContext;
  readonly database: Database;
  /** Stands still between calls, at a full half minute. */
  readonly clock: { readonly now: () => Date; readonly advance: (seconds: number) => void };
  /** Every mail that was sent, oldest first. */
  readonly mails: Mail[];
  readonly serviceToken: string;
  readonly anonToken: string;
  /** A request as a current client sends it; `headers` may override that. */
  readonly call: (method: string, path: string, call?: TestCall) => Promise<TestReply>;
  /** Signs a new account up and in. Only where sign-ups are confirmed at once. */
  readonly join: (email: string, data?: Readonly<Record<string, unknown>>) => Promise<Member>;
  /** The same account service over the same database, clock and keys with other settings. */
  readonly withConfig: (config: DeepPartial<AuthConfig>, delivers?: boolean) => TestAuth;
  readonly close: () => Promise<void>;
};

/**
 * The account service over a database, limiter and keys of its own, called in process. Its clock is
 * set by hand, its mails end in `mails`; without `delivers` it confirms addresses at once, as where
 * no mail server is set up.
 */
export async function openTestAuth(
  options: { readonly config?: DeepPartial<AuthConfig>; readonly delivers?: boolean } = {},
): Promise<TestAuth> {
  const [database, hasher, keys] = await Promise.all([
    openTestDatabase(),
    createPasswordHasher(4),
    makeJwk().then((jwk) => keySetOf([jwk])),
  ]);
  let at = new Date('2026-03-01T12:00:00Z').getTime();
  const now = () => new Date(at);
  const clock = { now, advance: (seconds: number) => void (at += seconds * 1000) };
  const mails: Mail[] = [];
  const faults: string[] = [];
  const tokens = {
    serviceToken: await makeApiKey(keys, 'service_role', now()),
    anonToken: await makeApiKey(keys, 'anon', now()),
  };
  const build = (base: AuthConfig, change: DeepPartial<AuthConfig>, delivers: boolean): TestAuth => {
    const config = merge<AuthConfig>(base, change);
    const parts: AuthContext = {
      database,
      keys,
      config,
      hasher,
      now,
      pause: () => Promise.resolve(),
      mailer: mailerInto(mails, delivers),
      limiter: createRateLimiter(database, now),
      log: createLog('error', { write: (line) => void faults.push(line) }),
      address: AUTH_ADDRESS,
      version: '0.0.0',
    };
    const auth = createAuth(parts);
    const call: TestAuth['call'] = async (method, path, sent = {}) => {
      const reply = await send(auth, method, path, sent);
      // The log of these tests is for faults only, and none is expected.
      if (faults.length > 0) throw new Error(`The account service had a fault: ${faults.splice(0).join('')}`);
      return reply;
    };
    return {
      ...tokens,
      auth,
      parts,
      database,
      clock,
      mails,
      call,
      join: (email, data = {}) => join(call, email, data),
      withConfig: (other, sends = delivers) => build(config, other, sends),
      close: database.close,
    };
  };
  return build(CONFIG, options.config ?? {}, options.delivers ?? false);
}

function mailerInto(mails: Mail[], delivers: boolean): AuthContext['mailer'] {
  return {
    delivers,
    send: (mail) => {
      mails.push(mail);
      return Promise.resolve(delivers ? 'sent' : 'kept');
    },
    close: () => Promise.resolve(),
  };
}

async function send(
  auth: Hono,
  method: string,
  path: string,
  { body, token, headers }: TestCall,
): Promise<TestReply> {
  const answer = await auth.request(path, {
    method,
    headers: {
      'X-Supabase-Api-Version': '2024-01-01',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json;charset=UTF-8' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const content = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  const json: unknown = isJson ? JSON.parse(content) : null;
  return { status: answer.status, json, headers: answer.headers, text: (place) => textAt(json, place) };
}

function textAt(json: unknown, path: string): string {
  let found = json;
  for (const name of path.split('.')) {
    found = Array.isArray(found) ? found.at(Number(name)) : isRecord(found) ? found[name] : undefined;
  }
  if (typeof found !== 'string') throw new Error(`No text ${path} in ${JSON.stringify(json)}`);
  return found;
}

async function join(
  call: TestAuth['call'],
  email: string,
  data: Readonly<Record<string, unknown>>,
): Promise<Member> {
  const { text } = await call('POST', '/signup', { body: { email, password: PASSWORD, data } });
  return {
    id: text('user.id'),
    email,
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
  };
}

/** Objects are merged; everything else, lists included, is replaced. */
function merge<T>(base: T, change: NoInfer<DeepPartial<T>>): T {
  if (!isRecord(base) || !isRecord(change)) return change as T;
  const keys = Object.keys(change).filter((key) => change[key] !== undefined);
  return { ...base, ...Object.fromEntries(keys.map((key) => [key, merge(base[key], change[key] as never)])) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
