import { beforeAll, beforeEach } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { act } from './community.ts';
import { type Account, asOwner, createAccount } from './database.ts';

/** A confirmed game of two accounts. */
export type PlayedGame = {
  readonly one: string;
  readonly other: string;
  readonly factions: readonly [string | null, string | null];
  readonly scores: readonly [number, number];
  readonly mission?: string;
  readonly feat?: string;
  readonly daysAgo?: number;
  /** True when `one` began, false when `other` did. */
  readonly began?: boolean;
};

/** Puts confirmed games into the histories of both players, past all rights. */
async function putGames(database: Database, games: readonly PlayedGame[]): Promise<void> {
  await asOwner(
    database,
    `insert into game_results (
       user_id, game_id, opponent_id, status, is_recorder, mission, feat, own_faction, opponent_faction, own_score,
       opponent_score, played_at, own_began
     )
     select
       (case when is_one then g ->> 'one' else g ->> 'other' end)::uuid, game_id,
       (case when is_one then g ->> 'other' else g ->> 'one' end)::uuid, 'confirmed', is_one,
       coalesce(g ->> 'mission', 'loot'), g ->> 'feat',
       case when is_one then g -> 'factions' ->> 0 else g -> 'factions' ->> 1 end,
       case when is_one then g -> 'factions' ->> 1 else g -> 'factions' ->> 0 end,
       (case when is_one then g -> 'scores' ->> 0 else g -> 'scores' ->> 1 end)::integer,
       (case when is_one then g -> 'scores' ->> 1 else g -> 'scores' ->> 0 end)::integer,
       now() - make_interval(days => coalesce((g ->> 'daysAgo')::integer, 0)), (g ->> 'began')::boolean = is_one
     from (select g, gen_random_uuid() as game_id from jsonb_array_elements($1::jsonb) as g) as played
     cross join (values (true), (false)) as side (is_one)`,
    [JSON.stringify(games)],
  );
}

/** Counts everything again now, however short ago it was counted. */
export async function countStatistics(database: Database): Promise<void> {
  await asOwner(database, 'delete from private.statistic_rounds');
  const step = 'select private.refresh_statistics() as more';
  while ((await asOwner(database, step))[0]?.['more'] === true);
}

/** The answer of `game_statistics`; null when there is none. */
export type ReadStatistics = Readonly<Record<string, unknown>>;

/** Fourteen players, three factions, two missions and a feat, without games before each test. */
export function statisticsWorld(database: Database) {
  const players: Account[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 14; count += 1) players.push(await createAccount(database));
    await asOwner(
      database,
      "insert into factions (id, name) values ('amber', 'Amber'), ('birch', 'Birch'), ('cedar', 'Cedar')",
    );
    await asOwner(
      database,
      "insert into private.scenarios (id, kind) values ('loot', 'mission'), ('expanse', 'mission'), ('banner', 'feat')",
    );
  }, 60_000);
  beforeEach(async () => {
    for (const table of ['game_results', 'shared_lists', 'private.statistic_cells'])
      await asOwner(database, `delete from ${table}`);
  });
  const read = async (
    who: Account | null = null,
    period = 'all',
    mission: string | null = null,
    feat: string | null = null,
  ): Promise<ReadStatistics | null> => {
    const call = 'select game_statistics($1, $2, $3) as figures';
    const { rows } = await act(database, who, call, [period, mission, feat]);
    return rows[0]?.['figures'] as ReadStatistics | null;
  };
  /** A game of two players by their place in `players`. */
  const game = (one: number, other: number, more: Partial<PlayedGame> = {}): PlayedGame => ({
    one: players[one]?.id ?? '',
    other: players[other]?.id ?? '',
    factions: ['amber', 'birch'],
    scores: [5, 3],
    ...more,
  });
  return {
    players,
    read,
    game,
    put: (games: readonly PlayedGame[]) => putGames(database, games),
    /** Counts everything, and reads it as a visitor. */
    counted: async (...filters: [period?: string, mission?: string | null, feat?: string | null]) => {
      await countStatistics(database);
      return read(null, ...filters);
    },
    /** 25 games in which five players of amber meet five of birch; amber wins the first so many. */
    quarterHundred: (wins: number): readonly PlayedGame[] =>
      Array.from({ length: 25 }, (_, at) =>
        game(at % 5, 5 + Math.floor(at / 5), { scores: at < wins ? [5, 3] : [1, 3] }),
      ),
  };
}
