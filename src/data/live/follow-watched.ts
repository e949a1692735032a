import { askAgain } from './ask-again.ts';
import { connectInView } from './connect-in-view.ts';

/** Without a connection a game is read so often, in milliseconds. */
const POLL_MS = 5_000;
/** With a connection every so many polls read: a hint may be lost, and the server must be told. */
const POLLS_WITH_HINTS = 12;
/** After failures polls are left out: up to five of six. */
const MOST_LEFT_OUT = 6;
/** A page that was not in view for so long may show an old state. */
const BEHIND_MS = 15_000;
const TOGETHER_MS = 150;
/** All spectators of a game hear a hint at once: each waits a random part of this. */
const SPREAD_MS = 850;

/** The things that a connection tells. */
export type WatchHints = {
  readonly onHint: () => void;
  readonly onJoined: (isJoined: boolean) => void;
};

type FollowParts = {
  readonly read: () => void;
  readonly link: () => 'on' | 'behind' | 'off' | 'ended';
  /** Called when the page comes back after a while. */
  readonly noteBehind: () => void;
  readonly connect: (hints: WatchHints) => Promise<() => void>;
};

/**
 * Reads a watched game while its page is in view: at hints, when the page or the network comes
 * back, each minute, and every five seconds without a connection. Returns the function that ends
 * it. A link that has ended is asked no more.
 */
export function followWatched({ read, link, noteBehind, connect }: FollowParts): () => void {
  const again = askAgain({ ask: read, togetherMs: TOGETHER_MS, spreadMs: SPREAD_MS });
  let isJoined = false;
  const hints: WatchHints = {
    onHint: () => again.note({ about: 'rows', pause: 0 }),
    onJoined: (joined) => {
      isJoined = joined;
    },
  };
  const hearing = connectInView(async () => connect(hints));
  let [polls, failures, seenAt] = [0, 0, performance.now()];
  const poll = () => {
    if (link() === 'ended') end();
    if (document.visibilityState === 'hidden' || link() === 'ended') return;
    seenAt = performance.now();
    polls += 1;
    failures = link() === 'on' ? 0 : failures + 1;
    const every = isJoined && link() === 'on' ? POLLS_WITH_HINTS : pollsAfter(failures);
    if (polls % every === 0) read();
  };
  const look = () => {
    hearing.look();
    if (document.visibilityState === 'hidden') return;
    if (performance.now() - seenAt > BEHIND_MS) noteBehind();
    seenAt = performance.now();
    read();
  };
  const timer = setInterval(poll, POLL_MS);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  look();
  function end(): void {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    hearing.end();
    again.stop();
  }
  return end;
}

/** Polls are made each time at first, then every second, third, … time. */
function pollsAfter(failures: number): number {
  return Math.min(1 + Math.floor(failures / MOST_LEFT_OUT), MOST_LEFT_OUT);
}
