import type { Hint } from '#platform/backend/hint-channels.ts';
import { newId } from '#platform/ids.ts';

/** Tabs of an older version of the app used another name, and do not understand these messages. */
const NAME = 'muster wire';

/** A message between the tabs of a browser. */
export type TabMessage =
  /** The channels that a tab wants to hear, told to the tab that is connected. */
  | { readonly kind: 'want'; readonly tab: string; readonly topics: readonly string[] }
  /** A tab has connected, and asks the others for the channels that they want. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'hint'; readonly hint: Hint };

export type TabPost = {
  readonly want: (topics: readonly string[]) => void;
  readonly send: (message: TabMessage) => void;
  readonly close: () => void;
};

/** Opens the channel between the tabs of this browser. Calls back with what other tabs send. */
export function openTabPost(onMessage: (message: TabMessage) => void): TabPost {
  const tab = newId();
  const tabs = new BroadcastChannel(NAME);
  const send = (message: TabMessage) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel between tabs, not a window
    tabs.postMessage(message);
  };
  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
  return {
    want: (topics) => send({ kind: 'want', tab, topics }),
    send,
    close: () => tabs.close(),
  };
}
