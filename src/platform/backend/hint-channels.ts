import { type RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';
import * as v from 'valibot';
import { findBackend } from './backend-address.ts';
import { loadBackend } from './backend.ts';
import { FIRST_HINT } from './first-hint.ts';

/** Refusals of a channel in a row after which it is left alone: it may be switched off. */
const MOST_REFUSALS = 3;
/** The longest pause in seconds that a hint may ask for. */
const LONGEST_PAUSE = 60;

/** The backend's word that something is new in a channel. It never says what. */
export type Hint = {
  readonly topic: string;
  /** The subject; `all` when hearing begins, as something may have been missed. */
  readonly about: string;
  /** The seconds in which the backend leaves out further hints about this subject. */
  readonly pause: number;
};

/** One connection to the backend with the private channels that it hears. */
export type HintChannels = {
  /** Hears these channels from now on, and no others. */
  readonly follow: (topics: ReadonlySet<string>) => void;
  readonly end: () => void;
};

const payload = v.object({
  about: v.string(),
  pause: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_PAUSE)), 0),
});

/**
 * Opens a connection for the private channels of the signed-in player. Rejects when there is no
 * backend. The client reconnects by itself; a channel that is refused three times is left alone.
 */
export async function openHintChannels(onHint: (hint: Hint) => void): Promise<HintChannels> {
  const [{ url, anonKey }, { auth }] = await Promise.all([findBackend(), loadBackend()]);
  const client = new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: anonKey },
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
  });
  // A channel that joins before the token is known would be the API key's.
  await client.setAuth();
  const heard = new Map<string, RealtimeChannel>();
  const leaving = new Set<string>();
  let wanted: ReadonlySet<string> = new Set();

  const leave = async (topic: string, channel: RealtimeChannel) => {
    leaving.add(topic);
    if ((await client.removeChannel(channel)) !== 'ok') channel.teardown();
    leaving.delete(topic);
    follow();
  };
  const follow = () => {
    for (const [topic, channel] of heard) {
      if (wanted.has(topic)) continue;
      heard.delete(topic);
      void leave(topic, channel);
    }
    // The client would give back a channel that is still being left.
    for (const topic of wanted) {
      if (!heard.has(topic) && !leaving.has(topic)) heard.set(topic, hear(client, topic, onHint));
    }
  };
  return {
    follow: (topics) => {
      wanted = topics;
      follow();
    },
    end: () => {
      wanted = new Set();
      void client.disconnect();
    },
  };
}

function hear(client: RealtimeClient, topic: string, onHint: (hint: Hint) => void): RealtimeChannel {
  let refusals = 0;
  const channel = client.channel(topic, { config: { private: true } });
  channel.on('broadcast', { event: 'news' }, (message: { readonly payload?: unknown }) => {
    const read = v.safeParse(payload, message.payload);
    if (read.success) onHint({ topic, ...read.output });
  });
  return channel.subscribe((_status, refusal) => {
    if (channel.state === 'joined') {
      refusals = 0;
      onHint({ topic, ...FIRST_HINT });
      return;
    }
    if (refusal !== undefined) refusals += 1;
    if (refusals < MOST_REFUSALS) return;
    void client.removeChannel(channel);
    // With its last channel the client stops knocking.
    if (client.getChannels().every(({ state }) => state !== 'joined')) void client.disconnect();
  });
}
