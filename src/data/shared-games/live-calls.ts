/** The calls of the database for shared games (docs/live.md). */
import * as v from 'valibot';
import { callRest, type RestCaller } from '#platform/backend/call-rest.ts';
import type { LiveCalls } from './exchange.ts';

const count = v.number();
const text = v.string();

/** The ways into a game, and its link for spectators. */
const entrySchema = v.object({
  game: text,
  /** Six letters to type; null once the second player is in. */
  code: v.nullable(text),
  /** A long secret for links and QR codes; null with the code. */
  invite: v.nullable(text),
  /** Ms since 1970. */
  code_until: v.nullable(count),
  watch: text,
});
/** `n`: the number of rows. */
const tableEntrySchema = v.object({ ...entrySchema.entries, n: count });
export type LiveEntry = v.InferOutput<typeof entrySchema>;

const rowsSchema = v.object({ now: count, rows: v.array(v.unknown()) });
/** A game of the present account. A member's name is null for an account without one. */
const gameOfMineSchema = v.object({
  ...entrySchema.entries,
  last_at: count,
  members: v.array(v.object({ id: text, name: v.nullable(text) })),
});
export type LiveGameOfMine = v.InferOutput<typeof gameOfMineSchema>;

/** Opens a game under its id, or returns what is when this account is in it. */
export async function openLiveGame(game: string, as: RestCaller): Promise<LiveEntry> {
  return v.parse(entrySchema, await call('open_live_game', { game }, as));
}

/** Lets one more phone in by a new code. */
export async function renewLiveCode(game: string, as: RestCaller): Promise<LiveEntry> {
  return v.parse(entrySchema, await call('renew_live_code', { game }, as));
}

/** Ends the link for spectators, and makes another. */
export async function renewLiveWatch(game: string, as: RestCaller): Promise<LiveEntry> {
  return v.parse(entrySchema, await call('renew_live_watch', { game }, as));
}

/** Joins the game of a code of six letters, or of an invitation. */
export async function joinLiveGame(code: string, as: RestCaller): Promise<LiveEntry> {
  return v.parse(entrySchema, await call('join_live_game', { code }, as));
}

/** A table of an event, and the id under which its game is opened. */
type TableToPlay = {
  readonly event: string;
  readonly round: number;
  readonly one: string;
  readonly other: string;
  readonly game: string;
};

/** Joins the game of a player's own table in an event, or opens it. */
export async function enterTableGame(table: TableToPlay, as: RestCaller) {
  return v.parse(tableEntrySchema, await call('play_table_game', table, as));
}

export async function leaveLiveGame(game: string, as: RestCaller): Promise<void> {
  await call('leave_live_game', { game }, as);
}

/** The games that the present account is in, those that were played last first. */
export async function liveGamesOfMine(): Promise<readonly LiveGameOfMine[]> {
  return v.parse(v.array(gameOfMineSchema), await call('live_games_of_mine', {}));
}

/** The calls of one game, as the account that plays it here. `caller` finds that account's. */
export function liveCallsOf(game: string, caller: () => Promise<RestCaller>): LiveCalls {
  return {
    write: async ({ after, entries }) =>
      v.parse(rowsSchema, await call('write_live_rows', { game, after, entries }, await caller())),
    read: async (after) => v.parse(rowsSchema, await call('read_live_rows', { game, after }, await caller())),
  };
}

async function call(name: string, body: unknown, as?: RestCaller): Promise<unknown> {
  return callRest({ path: `rpc/${name}`, body }, as);
}
