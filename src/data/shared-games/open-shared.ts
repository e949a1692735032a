import type { Game } from '#domain/game/log.ts';
import { beforeLeaving } from '#platform/after-paint.ts';
import { now } from '#platform/clock.ts';
import { dropGame, putGame } from '../games/game-shelf.ts';
import type { GameTable, SharedSource } from '../games/create-table.ts';
import { createSharedSource } from './create-shared-source.ts';
import { backendOf } from './live-account.ts';
import { liveBook } from './live-book.ts';
import { leaveLiveGame } from './live-calls.ts';
import { type PlayedGame, playKept } from './played-game.ts';

/** Games that are not on the table are shared all the same. */
const SHELVED = { isRunning: false, isAhead: false, isShared: true } as const;

/** Opens a shared game of this device for the table; null when it is not here. */
export async function openShared(id: string, table: GameTable): Promise<SharedSource | null> {
  const played = await playKept(id);
  return played === null ? null : sourceOf(played, table);
}

/** A played game as a source of the table. */
export function sourceOf({ game, close }: PlayedGame, table: GameTable): SharedSource {
  // A crash may have left the game that became this one on the phone alone.
  const { local } = table;
  if (local.getState().game.log.id === game.id) local.getState().reset();
  let isOpen = true;
  const source = createSharedSource({
    game,
    table,
    close: () => {
      isOpen = false;
      close();
    },
    shelve,
    forget: () => void forget(game.id, game.store.getState().standing.phone.author),
  });
  // The hub lists the game even when the browser loses the note that it is on the table.
  const keep = () => {
    if (isOpen) void shelve(source.getState().game);
  };
  keep();
  beforeLeaving(keep);
  return source;
}

async function shelve(game: Game): Promise<boolean> {
  return putGame(game, SHELVED, now().getTime());
}

async function forget(game: string, account: string): Promise<void> {
  await liveBook.drop(game);
  await dropGame(game);
  // Without an answer the game stays among the account's; it may be left later.
  await backendOf(account)
    .then(async (backend) => leaveLiveGame(game, backend))
    .catch(() => undefined);
}
