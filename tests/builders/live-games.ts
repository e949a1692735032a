/** Live games on a database, as the calls of the API make them. */
import { randomUUID } from 'node:crypto';
import type { Database, Param } from '#server/db/database.ts';
import { act } from './community.ts';
import { type Account, asOwner } from './database.ts';

type Answer = Readonly<Record<string, unknown>>;
/** An account as the calls take it; null for a visitor without a token. */
export type Caller = Pick<Account, 'id'> | null;

/** A new anonymous account, as a sign-in without an address leaves it. */
export async function createAnonymous(database: Database): Promise<Pick<Account, 'id'>> {
  const id = randomUUID();
  await asOwner(
    database,
    'insert into auth.users (id, is_anonymous, created_at, last_sign_in_at) values ($1, true, now(), now())',
    [id],
  );
  return { id };
}

/** An entry with a body of any shape. */
export function entry(body: object = {}, id: string = randomUUID()) {
  return { id, body: { v: 1, ...body } };
}

/** The calls of live games, each as one account; what they do stays done. */
export function liveCalls(database: Database) {
  const call = async (who: Caller, text: string, params: readonly Param[] = []): Promise<Answer> => {
    const account = who === null ? null : { wabId: '', ...who };
    const { rows } = await act(database, account, `select to_jsonb(${text}) as answer`, params);
    return rows[0]?.['answer'] as Answer;
  };
  const open = async (who: Caller, game: string = randomUUID()) => call(who, 'open_live_game($1)', [game]);
  const join = async (who: Caller, code: unknown) => call(who, 'join_live_game($1)', [String(code)]);
  return {
    call,
    open,
    join,
    write: async (who: Caller, game: string, after: number, ...entries: readonly unknown[]) =>
      call(who, 'write_live_rows($1, $2, $3)', [game, after, JSON.stringify(entries)]),
    read: async (who: Caller, game: string, after = 0) => call(who, 'read_live_rows($1, $2)', [game, after]),
    watch: async (who: Caller, secret: unknown, after = 0) =>
      call(who, 'watch_live_game($1, $2)', [String(secret), after]),
    /** Opens a game that both are in, and answers its id. */
    between: async (one: Caller, other: Caller): Promise<string> => {
      const game = randomUUID();
      await join(other, (await open(one, game))['code']);
      return game;
    },
  };
}

export type Player = Pick<Account, 'id'>;

/** The word of one of two players that a game ended so; `score` is that of the first. */
export function resultOf(one: Player, other: Player, score: unknown = 12) {
  return {
    kind: 'confirm-result',
    mission: 'loot',
    feat: null,
    playedAt: Date.parse('2026-11-20T18:00:00Z'),
    concededBy: null,
    players: {
      a: { account: one.id, faction: 'syenann', score },
      b: { account: other.id, faction: null, score: 9 },
    },
  };
}
