import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { TestAuth } from './auth.ts';

/** The client library, talking to the service of a test in process; `key` is an API key of it. */
export function authClient({ auth }: TestAuth, key: string): SupabaseClient['auth'] {
  const client = createClient('http://localhost:8080', key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const { pathname, search } = new URL(request.url);
        const { method, headers } = request;
        const body = method === 'GET' || method === 'HEAD' ? null : await request.text();
        return auth.request(`${pathname.replace(/^\/auth\/v1/, '')}${search}`, { method, headers, body });
      },
    },
  });
  return client.auth;
}
