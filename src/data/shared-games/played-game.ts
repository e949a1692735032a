import { userIdOf } from '#domain/access/viewer.ts';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { localTexts } from '#platform/storage/local.ts';
import { sessionStore } from '../session/session-store.ts';
import { createExchange } from './exchange.ts';
import { createSharedGame, type SharedGame } from './create-shared-game.ts';
import { followGame } from './follow-game.ts';
import { backendOf } from './live-account.ts';
import { liveBook } from './live-book.ts';
import { liveCallsOf } from './live-calls.ts';
import { createLiveTail } from './live-tail.ts';
import { type LoadedGame, loadKept } from './load-kept.ts';
import { passOnSeat } from './pass-on-seat.ts';

/** A shared game that this tab keeps true. */
export type PlayedGame = {
  readonly game: SharedGame;
  /** Ends what runs behind it. */
  readonly close: () => void;
};

const clock = () => now().getTime();

/** This tab's steps that the database does not hold yet. */
const tail = createLiveTail(localTexts, newId());

/** Opens a shared game of this device; null when it is not here. */
export async function playKept(id: string): Promise<PlayedGame | null> {
  const loaded = await loadKept(id, { book: liveBook, tail });
  return loaded === null ? null : play(loaded);
}

/** Plays a shared game from what this device has of it. */
export function play(loaded: Omit<LoadedGame, 'unwritten'> & Partial<LoadedGame>): PlayedGame {
  const tabs = new BroadcastChannel(`muster live ${loaded.kept.id}`);
  const game = createSharedGame(loaded, {
    book: liveBook,
    tail,
    newId,
    clock,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel between tabs, not a window
    tellTabs: () => tabs.postMessage('kept'),
  });
  const read = () => void game.readAgain();
  tabs.addEventListener('message', read);
  const backend = async () => backendOf(game.store.getState().standing.phone.author);
  const exchange = createExchange(game, liveCallsOf(game.id, backend), clock);
  let leave = follow(game, exchange);
  const passOn = (userId: string | null) =>
    void exchange.pauseFor(async () => {
      if (!(await passOnSeat(game, userId))) return;
      leave();
      leave = follow(game, exchange);
    });
  // Somebody has signed in or out: the seat may pass on, or an end may be over.
  const leaveSession = sessionStore.subscribe(({ viewer }, before) => {
    if (userIdOf(viewer) !== userIdOf(before.viewer)) passOn(userIdOf(viewer));
  });
  // The player may have signed in while the game was not open.
  const present = userIdOf(sessionStore.getState().viewer);
  if (present !== null && present !== loaded.kept.account) passOn(present);
  return {
    game,
    close: () => {
      leaveSession();
      leave();
      void game.flush().then(() => tabs.close());
    },
  };
}

function follow(game: SharedGame, exchange: ReturnType<typeof createExchange>): () => void {
  const author = () => game.store.getState().standing.phone.author;
  return followGame({
    game,
    exchange,
    connect: async (hints) => {
      const [{ hearGame }, { auth }] = await Promise.all([
        import('#platform/backend/game-channel.ts'),
        backendOf(author()),
      ]);
      return hearGame({ auth }, { topic: `game:${game.id}`, presence: author(), ...hints });
    },
  });
}
