import type { Hint, HintChannels } from '#platform/backend/hint-channels.ts';

const heard = new Map<(hint: Hint) => void, ReadonlySet<string>>();

/** Stands for the backend's channels in tests of pages: no page of a test opens a socket. */
export function openHintChannels(onHint: (hint: Hint) => void): Promise<HintChannels> {
  heard.set(onHint, new Set());
  return Promise.resolve({
    follow: (topics) => void heard.set(onHint, topics),
    end: () => void heard.delete(onHint),
  });
}

/** True when a page hears this channel now. */
export function isHeard(topic: string): boolean {
  return [...heard.values()].some((topics) => topics.has(topic));
}

/** The backend hints at something new in a channel. Only pages that hear it are told. */
export function hint(topic: string, about: string): void {
  for (const [onHint, topics] of heard) if (topics.has(topic)) onHint({ topic, about, pause: 0 });
}
