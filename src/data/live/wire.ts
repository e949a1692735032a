import type { Hint, HintChannels } from '#platform/backend/hint-channels.ts';
import { createLead } from './lead.ts';
import { leadTabs } from './lead-tabs.ts';
import { openTabPost, type TabMessage } from './tab-post.ts';
import { whileInView } from './while-in-view.ts';

/** The hints that the backend sends to this browser's tabs, over one connection. */
export type Wire = {
  /**
   * Hears a channel for the signed-in player while the page is in view. Calls back at each hint,
   * and with `all` each time hearing begins. Returns the function that ends it.
   */
  readonly hear: (topic: string, onHint: (hint: Hint) => void) => () => void;
  /** Ends everything, for tests. */
  readonly close: () => void;
};

type WireParts = {
  readonly connect: (onHint: (hint: Hint) => void) => Promise<HintChannels>;
};

/**
 * Makes the wire of this tab. One tab of a browser is connected and hears for all of them. Guests
 * have no connection, nor has a page that hears nothing or is hidden.
 */
export function createWire({ connect }: WireParts): Wire {
  const listeners = createListeners();
  const post = openTabPost(onMessage);
  const lead = createLead({
    connect,
    own: () => own(),
    post,
    deliver: listeners.deliver,
  });
  const view = whileInView({
    isWanted: () => listeners.topics().length > 0,
    begin: () => leadTabs(lead.begin),
    onChange: () => {
      post.want(own());
      lead.follow();
    },
  });
  function own(): readonly string[] {
    return view.isHere() ? listeners.topics() : [];
  }
  function onMessage(message: TabMessage): void {
    if (message.kind === 'hint') listeners.deliver(message.hint);
    else if (message.kind === 'ask') post.want(own());
    else lead.note(message);
  }
  return {
    hear: (topic, onHint) => {
      const silence = listeners.add(topic, onHint);
      view.follow();
      return () => {
        silence();
        view.follow();
      };
    },
    close: () => {
      view.close();
      post.close();
    },
  };
}

/** The listeners of this tab by the channel that they hear. */
function createListeners() {
  const all = new Map<string, Set<(hint: Hint) => void>>();
  return {
    topics: () => [...all.keys()],
    deliver: (hint: Hint) => {
      for (const onHint of all.get(hint.topic) ?? []) onHint(hint);
    },
    add: (topic: string, onHint: (hint: Hint) => void) => {
      const heard = all.get(topic) ?? new Set();
      // A function of its own: the same one may be given twice.
      const listener = (hint: Hint) => onHint(hint);
      all.set(topic, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0 && all.get(topic) === heard) all.delete(topic);
      };
    },
  };
}
