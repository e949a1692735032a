import { createWire, type Wire } from './wire.ts';

let shared: Wire | null = null;

/** The wire of this tab. The client is fetched when somebody signed in hears a channel. */
export function liveWire(): Wire {
  shared ??= createWire({
    connect: async (onHint) => (await import('#platform/backend/hint-channels.ts')).openHintChannels(onHint),
  });
  return shared;
}
