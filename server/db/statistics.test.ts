import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { recordGame } from '#tests/builders/community.ts';
import { asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import {
  countStatistics,
  type PlayedGame,
  type ReadStatistics as Read,
  statisticsWorld,
} from '#tests/builders/statistics.ts';

const database = testDatabase();
const { players, game, put, read: statistics, counted, quarterHundred } = statisticsWorld(database);

describe('the statistics', () => {
  it('are not there before they were counted, nor for filters that there are not', async () => {
    expect(await statistics()).toBeNull();
    await countStatistics(database);
    for (const [period, mission, feat] of [
      ['decade', null, null],
      ['all', 'unknown', null],
      ['all', null, 'unknown'],
      ['all', "'; drop table x", null],
    ] as const)
      expect(await statistics(null, period, mission, feat)).toBeNull();
  });

  it('count each confirmed game once, and no other', async () => {
    await put([game(0, 1)]);
    await recordGame(database, players[2] ?? null, randomUUID(), { opponent_name: 'A guest' });
    await recordGame(database, players[2] ?? null, randomUUID(), {
      opponent_wab_id: players[3]?.wabId ?? '',
    });
    expect(await counted()).toMatchObject({ games: 1, players: 2, unknown: 0, mirrors: 0 });
  });

  it('give a rate’s games from twenty games and five players a side on, and only a number below', async () => {
    await put(quarterHundred(15));
    const full = { games: 25, wins: 15, losses: 10, draws: 0, difference: 10 };
    expect(await counted()).toMatchObject({
      games: 25,
      players: 10,
      whole: { draws: 0, margin: 50 },
      factions: [
        { faction: 'amber', games: 25, players: 5, rivals: 5, mirrors: 0, counted: full },
        { faction: 'birch', counted: { ...full, wins: 10, losses: 15, difference: -10 } },
      ],
      matchups: [{ faction: 'amber', rival: 'birch', counted: full }],
    });
    await asOwner(database, 'delete from game_results');
    await put(quarterHundred(15).slice(0, 19));
    expect(await counted()).toMatchObject({
      games: 19,
      whole: null,
      factions: [{ counted: null }, { counted: null }],
    });
    await asOwner(database, 'delete from game_results');
    await put(
      quarterHundred(15).map((each) => ({ ...each, one: players[Number(each.one < each.other)]?.id ?? '' })),
    );
    expect(await counted()).toMatchObject({
      games: 25,
      factions: [{ players: 2, rivals: 5, counted: null }, {}],
    });
  });

  it('keep mirror games and games of unknown factions apart', async () => {
    await put([
      ...quarterHundred(15),
      game(0, 1, { factions: ['amber', 'amber'] }),
      game(0, 2, { factions: ['amber', 'Anna was here'] }),
      game(0, 3, { factions: [null, 'birch'] }),
    ]);
    const figures = await counted();
    expect(figures).toMatchObject({
      games: 28,
      mirrors: 1,
      unknown: 2,
      factions: [
        { games: 25, mirrors: 1 },
        { games: 25, mirrors: 0 },
      ],
      matchups: [
        { rival: 'amber', games: 1, players: 2, counted: null },
        { rival: 'birch', games: 25 },
      ],
    });
    expect(JSON.stringify(figures)).not.toContain('Anna');
  });

  it('filter by mission, feat and period, and name only those of the catalogue', async () => {
    await put([
      game(0, 1, { mission: 'loot', feat: 'banner' }),
      game(0, 2, { mission: 'loot', daysAgo: 100 }),
      game(0, 3, { mission: 'expanse', daysAgo: 400 }),
      game(0, 4, { mission: 'call-anna-mueller' }),
      game(0, 5, { mission: 'loot', daysAgo: -30 }),
    ]);
    expect(await counted()).toMatchObject({
      games: 4,
      missions: [
        { id: 'expanse', games: 1, players: 2 },
        { id: 'loot', games: 2, players: 3 },
      ],
      feats: [{ id: 'banner', games: 1, players: 2 }],
    });
    expect(await statistics(null, 'year')).toMatchObject({ games: 3, missions: [{ id: 'loot' }] });
    expect(await statistics(null, 'quarter')).toMatchObject({ games: 2 });
    expect(await statistics(null, 'all', 'loot')).toMatchObject({ games: 2, feats: [{ id: 'banner' }] });
    expect(await statistics(null, 'all', 'loot', 'banner')).toMatchObject({ games: 1 });
    expect(await statistics(null, 'all', 'expanse', 'banner')).toMatchObject({ games: 0, factions: [] });
  });

  it('leave out games of banned players, and keep those of players who left', async () => {
    await put([game(0, 1), game(2, 3)]);
    const [leaver, banned] = [await createAccount(database), players[2]];
    await put([
      { ...game(0, 1), other: leaver.id },
      { ...game(0, 1), one: leaver.id },
    ]);
    await asOwner(database, 'delete from auth.users where id = $1', [leaver.id]);
    await asOwner(database, 'update profiles set banned = true where id = $1', [banned?.id ?? '']);
    expect(await counted()).toMatchObject({ games: 3, players: 2 });
    await asOwner(database, 'update profiles set banned = false where id = $1', [banned?.id ?? '']);
    expect(await counted()).toMatchObject({ games: 4, players: 4 });
  });

  it('count a game once when both players recorded it', async () => {
    await put([game(0, 1)]);
    await asOwner(database, 'update game_results set is_recorder = true');
    expect(await counted()).toMatchObject({ games: 1 });
  });
});

describe('the cap on one person', () => {
  /** The rule by its words: the greatest number of games that each player may bring. */
  function capped(games: readonly PlayedGame[]) {
    const newestFirst = games.toSorted((a, b) => (a.daysAgo ?? 0) - (b.daysAgo ?? 0));
    for (let most = Math.floor(games.length / 5); most > 0; most -= 1) {
      const met = { one: new Map<string, number>(), other: new Map<string, number>() };
      const kept = newestFirst.filter((each) => {
        const places = (['one', 'other'] as const).map((side) => {
          const place = (met[side].get(each[side]) ?? 0) + 1;
          met[side].set(each[side], place);
          return place;
        });
        return Math.max(...places) <= most;
      });
      if (kept.length >= 5 * most) return kept.length < 20 ? null : kept;
    }
    return null;
  }

  it.each([
    [
      'one player brings half of the games',
      (at: number) => (at % 2 === 0 ? 0 : at % 7),
      (at: number) => 7 + (at % 7),
    ],
    ['one rival does', (at: number) => at % 7, (at: number) => (at % 5 < 3 ? 7 : 7 + (at % 7))],
    [
      'two do',
      (at: number) => (at % 3 === 0 ? at % 7 : 0),
      (at: number) => (at % 4 === 0 ? 7 + (at % 7) : 13),
    ],
    ['one plays all of them', () => 0, (at: number) => 7 + (at % 7)],
  ])('keeps the games that its rule says when %s', async (_, one, other) => {
    const games = Array.from({ length: 90 }, (__, at) =>
      game(one(at), other(at), { daysAgo: at, scores: [at % 11, (at * 7) % 11] }),
    );
    await put(games);
    const kept = capped(games);
    const [cell] = await asOwner(database, "select private.count_cell('all', '', '') as figures");
    const [amber] = ((cell?.['figures'] ?? {}) as Read)['factions'] as readonly Read[];
    const differences = kept?.map(({ scores }) => scores[0] - scores[1]);
    expect(amber).toMatchObject({
      games: 90,
      counted:
        differences === undefined
          ? null
          : {
              games: differences.length,
              wins: differences.filter((each) => each > 0).length,
              losses: differences.filter((each) => each < 0).length,
              difference: differences.reduce((sum, each) => sum + each, 0),
            },
    });
  });

  it('gives no figures of all games while one person fills more than a fifth of their seats', async () => {
    await put([...quarterHundred(15), ...Array.from({ length: 10 }, (_, at) => game(0, 1 + (at % 9)))]);
    expect(await counted()).toMatchObject({ games: 35, whole: null });
  });
});

describe('lists of the board', () => {
  it('are counted by faction and unit, and each player once', async () => {
    await asOwner(
      database,
      `insert into catalogue_units (id, name, points, command, availability, high_command, tournament_legal)
       values ('amber/bear', 'Bear', 20, 1, 2, false, true), ('amber/fox', 'Fox', 20, 1, 2, false, true) on conflict do nothing`,
    );
    const post = async (who: number, units: readonly string[]) =>
      asOwner(
        database,
        `insert into shared_lists (user_id, name, faction, units)
         select $1, gen_random_uuid()::text, 'amber', jsonb_agg(jsonb_build_object('id', u, 'name', u, 'quantity', 1))
         from jsonb_array_elements_text($2::jsonb) u`,
        [players[who]?.id ?? '', JSON.stringify(units)],
      );
    await post(0, ['bear']);
    await post(0, ['bear', 'fox']);
    await post(1, ['fox']);
    await post(1, ['fox', 'somebody-wrote-this']);
    expect(await counted()).toMatchObject({
      lists: [{ faction: 'amber', lists: 3, players: 2 }],
      units: [
        { unit: 'fox', lists: 2, players: 2 },
        { unit: 'bear', lists: 2, players: 1 },
      ],
    });
  });
});
