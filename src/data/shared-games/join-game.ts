import { readRow } from '#domain/live/read-row.ts';
import { seatOf } from '#domain/live/rights.ts';
import { BODY_VERSION, type LiveGame } from '#domain/live/types.ts';
import type { PlayerSetup } from '#domain/game/types.ts';
import { sharedGameKeys } from '#platform/storage/shared-game-keys.ts';
import { writeText } from '#platform/storage/local.ts';
import { gameStore } from '../games/game-store.ts';
import type { SharedGame } from './create-shared-game.ts';
import { MOST_ROWS_READ } from './exchange.ts';
import { type LiveAccount, accountToPlay, NoLiveAccount } from './live-account.ts';
import { liveBook } from './live-book.ts';
import { joinLiveGame, liveCallsOf, type LiveEntry } from './live-calls.ts';
import { liveProblemOf, type LiveProblem } from './live-problem.ts';
import { sourceOf } from './open-shared.ts';
import { play, type PlayedGame, playKept } from './played-game.ts';
import type { RawRow } from './kept-game.ts';

/**
 * The result of joining a game: it is on the table. `no-room`: the game that was there could not be
 * paused, which was said.
 */
export type Joined =
  | { readonly ok: true; readonly game: SharedGame }
  | { readonly ok: false; readonly problem: LiveProblem | 'no-room' };

/** The name and WAB id of the player who joins; nulls for a guest. */
export type Joiner = Pick<PlayerSetup, 'wabId'> & { readonly name: string | null };

/** The things of the page that a game is joined from. */
export type JoinPlaces = {
  readonly who: () => Promise<Joiner>;
  /** Pauses the game that is on the table. False when it could not be kept. */
  readonly makeRoom: () => Promise<boolean>;
};

/**
 * Joins the game of a code or an invitation and takes the free seat. The game that was on the table
 * stays there until the other one is here. Never rejects.
 */
export async function joinGame(code: string, places: JoinPlaces): Promise<Joined> {
  try {
    const account = await accountToPlay();
    const entry = await joinLiveGame(code, account.backend);
    const game = await sitDown(entry, account, places);
    return game === null ? { ok: false, problem: 'no-room' } : { ok: true, game };
  } catch (error) {
    return { ok: false, problem: error instanceof NoLiveAccount ? error.problem : liveProblemOf(error) };
  }
}

/** Puts a game that the account is in on the table of this device; null when there is no room. */
export async function sitDown(
  entry: LiveEntry,
  account: LiveAccount,
  { who, makeRoom }: JoinPlaces,
): Promise<SharedGame | null> {
  const joiner = await who();
  const played = (await playBefore(entry, account)) ?? (await playNew(entry, account));
  if (!(await makeRoom())) {
    played.close();
    return null;
  }
  takeFreeSeat(played.game, joiner);
  writeText(sharedGameKeys.playedShared, '1');
  gameStore.seat(entry.game, sourceOf(played, gameStore));
  return played.game;
}

/** The game as this device has it for the same account; null when it has not. */
async function playBefore({ game }: LiveEntry, { id }: LiveAccount): Promise<PlayedGame | null> {
  const before = await liveBook.load(game);
  return before?.kept.account === id ? playKept(game) : null;
}

async function playNew({ game: id, watch }: LiveEntry, account: LiveAccount): Promise<PlayedGame> {
  const [rows, before] = await Promise.all([readAll(id, account), liveBook.load(id)]);
  // Another account may have sealed a list on this device.
  const secrets = before?.kept.secrets ?? [];
  const kept = { id, account: account.id, watch, isOpener: false, known: rows.length, pending: [], secrets };
  await liveBook.create(kept);
  await liveBook.change(id, {}, rows);
  return play({ kept, rows });
}

async function readAll(id: string, { backend }: LiveAccount): Promise<readonly RawRow[]> {
  const calls = liveCallsOf(id, async () => backend);
  const all: RawRow[] = [];
  for (let isMore = true; isMore;) {
    const { rows } = await calls.read(all.length);
    const read = rows.filter((row): row is RawRow => readRow(row) !== null);
    all.push(...read);
    isMore = read.length > 0 && read.length === rows.length && rows.length >= MOST_ROWS_READ;
  }
  return all;
}

/** Takes the one free seat, and the name that the player goes by. */
function takeFreeSeat(game: SharedGame, { name, wabId }: Joiner): void {
  const { shown, phone } = game.store.getState().standing;
  if (seatOf(shown, phone.author) !== null) return;
  const [player, ...others] = freePlayers(shown);
  if (player === undefined || others.length > 0) return;
  if (game.act({ v: BODY_VERSION, kind: 'seat', player: player.id }) !== null || name === null) return;
  const rivals = Object.values(shown.state.players).filter(({ id }) => id !== player.id);
  const isTaken = rivals.some((rival) => rival.name.toLowerCase() === name.toLowerCase());
  const setup: PlayerSetup = {
    id: player.id,
    name: isTaken ? player.name : name,
    kind: wabId === null ? 'guest' : 'member',
    wabId,
    side: player.side,
  };
  game.act({
    v: BODY_VERSION,
    kind: 'event',
    event: { type: 'player-changed', player: setup, at: game.now() },
  });
}

/** The players of a game whose seat nobody has. */
function freePlayers({ state, seats }: LiveGame) {
  return Object.values(state.players).filter(({ id }) => !seats.some(({ player }) => player === id));
}
