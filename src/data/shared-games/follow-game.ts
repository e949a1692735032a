import { connectInView } from '../live/connect-in-view.ts';
import type { SharedGame } from './create-shared-game.ts';
import type { Exchange } from './exchange.ts';

/** The interval between two requests without a connection, in milliseconds. */
const POLL_MS = 5_000;
/** With a connection every so many of these are made: a hint may be lost. */
const POLLS_WITH_HINTS = 6;

/** The things that a connection tells. */
export type GameHints = {
  readonly onHint: () => void;
  readonly onPresent: (accounts: readonly string[]) => void;
  readonly onJoined: (isJoined: boolean) => void;
};

type FollowParts = {
  readonly game: SharedGame;
  readonly exchange: Exchange;
  /** Connects until the returned function is called. */
  readonly connect: (hints: GameHints) => Promise<() => void>;
};

/**
 * Keeps a shared game true while its page is in view: sends each tap, reads when the server says
 * so, when the page comes back and when the network does, and every five seconds without a
 * connection. Returns the function that ends it.
 */
export function followGame({ game, exchange, connect }: FollowParts): () => void {
  const read = () => void exchange.readAll();
  let isJoined = false;
  const hints: GameHints = {
    onHint: read,
    onJoined: (joined) => {
      isJoined = joined;
      if (!joined) noteHere(game, []);
    },
    onPresent: (accounts) => noteHere(game, accounts),
  };
  const hearing = connectInView(async () => connect(hints));
  let polls = 0;
  const poll = () => {
    polls += 1;
    const { link, stop } = game.store.getState();
    if (document.visibilityState === 'hidden' || stop === 'gone') return;
    const mayWait = stop !== null || (isJoined && link === 'on');
    if (!mayWait || polls % POLLS_WITH_HINTS === 0) read();
  };
  const look = () => {
    hearing.look();
    if (document.visibilityState === 'visible') read();
  };
  const leave = game.store.subscribe(({ standing }, before) => {
    if (standing !== before.standing) void exchange.sendAll();
  });
  const timer = setInterval(poll, POLL_MS);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    leave();
    hearing.end();
  };
}

/** Notes who is present now, and when those who were have left. */
function noteHere({ store, now }: SharedGame, accounts: readonly string[]): void {
  const { here, seen } = store.getState();
  const gone = here.filter((account) => !accounts.includes(account));
  const at = now();
  const left = Object.fromEntries(gone.map((account) => [account, at]));
  store.setState({ here: accounts, seen: { ...seen, ...left } });
}
