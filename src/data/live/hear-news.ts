import { userIdOf } from '#domain/access/viewer.ts';
import { sessionStore } from '../session/session-store.ts';

/** A page that is hidden for so long hears nothing more until it is shown again. */
const HIDDEN_MS = 10_000;
const NAME = 'muster live';

type HearNewsParts = {
  /** Hears the player's channel until the returned function is called. */
  readonly connect: (userId: string, onNews: () => void) => Promise<() => void>;
  /** Called in every tab of the browser. */
  readonly onNews: () => void;
};

/**
 * Hears what is new for the signed-in player while the page is in view: one connection for all tabs
 * of this browser, none for guests. Returns the function that ends it.
 */
export function hearNews({ connect, onNews }: HearNewsParts): () => void {
  const tabs = new BroadcastChannel(NAME);
  let current: { readonly userId: string; readonly end: () => void } | null = null;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel between tabs, not a window
    tabs.postMessage('news');
    onNews();
  };
  const stop = () => {
    current?.end();
    current = null;
  };
  const follow = () => {
    clearTimeout(hiding);
    const userId = userIdOf(sessionStore.getState().viewer);
    if (userId !== current?.userId) stop();
    if (userId === null) return;
    if (document.visibilityState === 'hidden') hiding = setTimeout(stop, HIDDEN_MS);
    else current ??= { userId, end: leadTabs(() => connect(userId, tell)) };
  };
  tabs.addEventListener('message', onNews);
  document.addEventListener('visibilitychange', follow);
  const leave = sessionStore.subscribe(follow);
  follow();
  return () => {
    clearTimeout(hiding);
    document.removeEventListener('visibilitychange', follow);
    leave();
    stop();
    tabs.close();
  };
}

/**
 * Connects once this tab is the one that does, and passes the part on at its end. Where a browser
 * has no locks every tab connects.
 */
function leadTabs(connect: () => Promise<() => void>): () => void {
  const ended = new AbortController();
  const lead = async () => {
    const disconnect = await connect().catch(() => null);
    if (disconnect === null) return;
    await new Promise<void>((resolve) => {
      if (ended.signal.aborted) resolve();
      else ended.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    disconnect();
  };
  if ('locks' in navigator) {
    // Ended while it waits, it never leads.
    navigator.locks.request(NAME, { signal: ended.signal }, lead).catch(() => undefined);
  } else void lead();
  return () => ended.abort();
}
