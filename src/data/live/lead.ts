import { FIRST_HINT } from '#platform/backend/first-hint.ts';
import type { Hint, HintChannels } from '#platform/backend/hint-channels.ts';
import type { TabMessage, TabPost } from './tab-post.ts';

/** The most channels that one connection hears, for all tabs together. */
const MOST_TOPICS = 20;

type LeadParts = {
  readonly connect: (onHint: (hint: Hint) => void) => Promise<HintChannels>;
  /** The channels that this tab wants to hear now. */
  readonly own: () => readonly string[];
  readonly post: TabPost;
  /** Gives a hint to the listeners of this tab. */
  readonly deliver: (hint: Hint) => void;
};

/** The part of the tab that is connected: it hears what the tabs of the browser want. */
export function createLead({ connect, own, post, deliver }: LeadParts) {
  const others = new Map<string, readonly string[]>();
  let channels: HintChannels | null = null;
  const wanted = () => [...new Set([...own(), ...[...others.values()].flat()])].slice(0, MOST_TOPICS);
  const follow = () => channels?.follow(new Set(wanted()));
  return {
    /** Connects, and asks the other tabs for what they want. Returns what ends the connection. */
    begin: async () => {
      channels = await connect((hint) => {
        post.send({ kind: 'hint', hint });
        deliver(hint);
      });
      others.clear();
      post.send({ kind: 'ask' });
      follow();
      return () => {
        channels?.end();
        channels = null;
      };
    },
    /** Hears what is wanted now, where this tab is the connected one. */
    follow,
    /** Notes what another tab wants. */
    note: ({ tab, topics }: Extract<TabMessage, { kind: 'want' }>) => {
      if (channels === null) return;
      const heard = wanted();
      others.set(tab, topics);
      // Hearing does not begin again there, so the tab is told to ask for what it may have missed.
      for (const topic of topics) {
        if (heard.includes(topic)) post.send({ kind: 'hint', hint: { topic, ...FIRST_HINT } });
      }
      follow();
    },
  };
}
