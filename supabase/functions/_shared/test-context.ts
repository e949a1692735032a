import type { FunctionHandler, FunctionContext } from './function-context.ts';

/** A call that a function made. */
export type Call = {
  readonly address: string;
  readonly init: RequestInit;
};

/** Returns a call by its address; null when it is not meant. */
export type Answer = (address: string, init: RequestInit) => Response | Error | null;

export const ADMIN_ID = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';

/** A token of the right shape; the backend of the tests alone says whose it is. */
export const TOKEN = 'aaaa.bbbb.cccc';

export const ADMIN_PROFILE = { wab_admin: true, banned: false, deactivated: false };

/** A backend in which TOKEN is an administrator's. */
export const adminBackend: Answer = (address) => {
  if (address === 'https://project.test/auth/v1/user') return Response.json({ id: ADMIN_ID });
  if (address.startsWith('https://project.test/rest/v1/profiles?')) return Response.json([ADMIN_PROFILE]);
  return null;
};

/**
 * The context of a function for a test: the settings given beside those of the backend, and the
 * first response that fits a call. A call without a response fails as a network does. `calls` lists
 * the calls.
 */
export function testContext(env: Readonly<Record<string, string>>, ...answers: readonly Answer[]) {
  const settings: Readonly<Record<string, string>> = {
    SUPABASE_URL: 'https://project.test/',
    SUPABASE_ANON_KEY: 'anon-key',
    ...env,
  };
  const calls: Call[] = [];
  const parts: FunctionContext = {
    env: (name) => settings[name],
    fetch: async (address, init) => {
      calls.push({ address, init });
      for (const answer of answers) {
        const found = answer(address, init);
        if (found instanceof Error) throw found;
        if (found !== null) return await Promise.resolve(found);
      }
      throw new TypeError(`fetch failed: ${JSON.stringify(init.headers)}`);
    },
  };
  return { parts, calls };
}

/** The error that a call rejects with when its time is over. */
export const timedOut = () => new DOMException('The operation was aborted due to timeout', 'TimeoutError');

/** A request of somebody who holds TOKEN. */
export function signedIn(init: RequestInit = {}): Request {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${TOKEN}`);
  return new Request('https://project.test/functions/v1/any', { ...init, headers });
}

/** Returns the JSON that a call sent; null when it sent no text. */
export function sentJson(init: RequestInit | undefined): unknown {
  return typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null;
}

/** A handler that an entry file gave to the hosted runtime, and the settings that it asked for. */
export type Served = {
  readonly handlers: FunctionHandler[];
  readonly asked: string[];
};

/** A stand-in for the hosted runtime's global `Deno`, without any setting. */
export function denoStandIn(): { readonly served: Served; readonly deno: unknown } {
  const served: Served = { handlers: [], asked: [] };
  const env = { get: (name: string) => void served.asked.push(name) };
  return { served, deno: { env, serve: (handler: FunctionHandler) => served.handlers.push(handler) } };
}
