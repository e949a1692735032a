import type { AuthClient as AuthClientClass } from '@supabase/auth-js';
import { BackendUnavailable } from './backend-error.ts';
import { findBackend } from './backend-address.ts';

/** The account client of auth-js. */
export type AuthClient = InstanceType<typeof AuthClientClass>;

/**
 * The backend: accounts and functions of a Supabase-shaped service (ours or a hosted one). Nothing
 * else knows auth-js; tables are called with `callRest`.
 */
export type BackendClient = {
  readonly auth: AuthClient;
  /**
   * Calls an address of the service as the present user, or as nobody; renews key and session once
   * when they are refused.
   */
  readonly fetchAsUser: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** Origin of the service without a slash at its end, such as `https://example.org`. */
  readonly url: string;
  /** Calls a function of the service as the present user. Rejects when there is no network. */
  readonly functionsFetch: (name: string, init: RequestInit) => Promise<Response>;
};

let loading: Promise<BackendClient> | null = null;

/**
 * The backend's client, made on first use: its code is fetched only then. Rejects with
 * BackendUnavailable when neither the build nor the server nor this browser's memory knows an
 * address, or when the code cannot be fetched; the next call tries again.
 */
export function loadBackend(): Promise<BackendClient> {
  loading ??= open().catch((cause: unknown) => {
    loading = null;
    throw cause instanceof BackendUnavailable ? cause : new BackendUnavailable({ cause });
  });
  return loading;
}

async function open(): Promise<BackendClient> {
  const [address, { createBackend }] = await Promise.all([findBackend(), import('./create-backend.ts')]);
  return createBackend(address);
}
