import { RealtimeClient } from '@supabase/realtime-js';
import { findBackend } from './backend-address.ts';
import { loadBackend } from './backend.ts';

/** Refusals in a row after which the service is left alone: it may be switched off. */
const MOST_REFUSALS = 3;

export type OwnChannel = {
  /** Called when something is new, and when hearing begins: something may have been missed. */
  readonly onNews: () => void;
};

/**
 * Hears the private channel of a player. Returns the function that ends it. Rejects when there is
 * no backend. The client reconnects by itself; after three refusals it gives up.
 */
export async function hearOwnChannel(userId: string, { onNews }: OwnChannel): Promise<() => void> {
  const [{ url, anonKey }, { auth }] = await Promise.all([findBackend(), loadBackend()]);
  const client = new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: anonKey },
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
  });
  // A channel that joins before the token is known would be the API key's.
  await client.setAuth();
  let refusals = 0;
  const end = () => void client.disconnect();
  const channel = client.channel(`user:${userId}`, { config: { private: true } });
  channel.on('broadcast', { event: 'news' }, onNews).subscribe((_status, refusal) => {
    if (channel.state === 'joined') {
      refusals = 0;
      onNews();
      return;
    }
    if (refusal !== undefined) refusals += 1;
    if (refusals >= MOST_REFUSALS) end();
  });
  return end;
}
