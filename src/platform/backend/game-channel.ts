import {
  REALTIME_SUBSCRIBE_STATES as STATES,
  type RealtimeChannel,
  RealtimeClient,
} from '@supabase/realtime-js';
import { findBackend } from './backend-address.ts';
import type { BackendClient } from './backend.ts';

/** Refusals in a row after which the service is left alone: it may be switched off. */
const MOST_REFUSALS = 3;
/** The pause before a channel that the server has closed is joined again, in milliseconds. */
const AGAIN_MS = 1_000;

export type GameChannel = {
  /** `game:` and a game's id for its players, `watch:` and the secret of its link for others. */
  readonly topic: string;
  /** The name under which this phone is present; null where it only listens. */
  readonly presence: string | null;
  /** Called when there may be something to read. */
  readonly onHint: () => void;
  /** Called with the names of all who are present. */
  readonly onPresent: (names: readonly string[]) => void;
  /** Called when the channel is joined and when it is lost. */
  readonly onJoined: (isJoined: boolean) => void;
};

/**
 * Hears the channel of a shared game, as an account or, with null, as anybody. Returns the function
 * that ends it. Rejects when there is no backend. The client reconnects by itself; after three
 * refusals it gives up.
 */
export async function hearGame(
  backend: Pick<BackendClient, 'auth'> | null,
  { topic, presence, onHint, onPresent, onJoined }: GameChannel,
): Promise<() => void> {
  const { url, anonKey } = await findBackend();
  const client = new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: anonKey },
    accessToken: async () => (await backend?.auth.getSession())?.data.session?.access_token ?? anonKey,
  });
  // A channel that joins before the token is known would be the API key's.
  await client.setAuth();
  let refusals = 0;
  let isEnded = false;
  const end = () => {
    isEnded = true;
    void client.disconnect();
    onJoined(false);
  };
  const join = () => {
    const config = { private: true, ...(presence === null ? {} : { presence: { key: presence } }) };
    const channel = client.channel(topic, { config });
    channel.on('broadcast', { event: '*' }, onHint);
    if (presence !== null) {
      channel.on('presence', { event: 'sync' }, () => onPresent(Object.keys(channel.presenceState())));
    }
    channel.subscribe((status, refusal) => {
      if (isEnded) return;
      const isJoined = status === STATES.SUBSCRIBED;
      onJoined(isJoined);
      if (isJoined) {
        refusals = 0;
        if (presence !== null) void channel.track({});
        // Something may have been missed.
        onHint();
        return;
      }
      if (refusal !== undefined) refusals += 1;
      if (refusals >= MOST_REFUSALS) end();
      else if (status === STATES.CLOSED) setTimeout(() => isEnded || joinAgain(channel), AGAIN_MS);
    });
  };
  const joinAgain = (closed: RealtimeChannel) => {
    void client.removeChannel(closed);
    join();
  };
  join();
  return end;
}
