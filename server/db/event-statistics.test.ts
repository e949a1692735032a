import { describe, expect, it } from 'vitest';
import { READY_SIZES } from '#domain/roster/document.ts';
import { act, setProfile } from '#tests/builders/community.ts';
import { asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { contextAt, createProtectedAccount } from '#tests/builders/half-signed-in.ts';
import { figuresOf, playedListsWorld, sums } from '#tests/builders/played-lists.ts';
import { countStatistics, statisticsWorld } from '#tests/builders/statistics.ts';

const database = testDatabase();
const { players } = statisticsWorld(database);
const { list, elk, game, read, hall, put, counted } = playedListsWorld(database, players);

describe('games of events by topic', () => {
  it('have the usual sizes as points levels, by the larger list', async () => {
    const at = (own: number, rival: number, event: string) =>
      game(0, 1, { event, lists: [list(['bear'], { points: own }), { ...elk, points: rival }] });
    await put([
      at(299, 300, 'a'),
      at(301, 200, 'b'),
      at(500, 500, 'c'),
      at(800, 700, 'd'),
      at(801, 0, 'e'),
      game(2, 3, { event: 'f', lists: [list(), null] }),
    ]);
    const answer = await counted();
    expect(answer).toMatchObject({ games: 6 });
    expect(figuresOf(answer, 'points', 'topics').map(({ value, games }) => [value, games])).toEqual([
      ['300', 1],
      ['500', 2],
      ['800', 1],
      ['more', 1],
    ]);
    const [row] = await asOwner(
      database,
      'select jsonb_agg(private.points_level(size) || private.points_level(size + 1)) as levels from jsonb_array_elements_text($1) as told, cast(told as integer) as size',
      [JSON.stringify(READY_SIZES)],
    );
    expect(row?.['levels']).toEqual(
      READY_SIZES.map((size, place) => `${String(size)}${READY_SIZES[place + 1] ?? 'more'}`),
    );
  });

  it('have the newer release of both lists, if it was published', async () => {
    await asOwner(
      database,
      `insert into catalogue_releases (number, note, overlay, remarks)
       values (7, 'Note', '{}', '{}') on conflict do nothing`,
    );
    const of = (own: number, rival: number, event: string) =>
      game(0, 1, { event, lists: [list(['bear'], { release: own }), { ...elk, release: rival }] });
    await put([of(0, 0, 'a'), of(0, 7, 'b'), of(7, 7, 'c'), of(9, 7, 'd')]);
    expect(figuresOf(await counted(), 'release', 'topics').map(({ value, games }) => [value, games])).toEqual(
      [
        ['7', 2],
        ['0', 1],
      ],
    );
  });

  it('have the country of their event, the most games first, and rates of its factions', async () => {
    await put([
      ...hall('one', ['bear'], 20),
      ...hall('two', ['bear'], 5, { country: 'DE' }),
      ...hall('three', ['bear'], 5, { country: 'DE' }),
      game(0, 1, { event: 'four', country: null }),
    ]);
    const answer = await counted();
    expect(figuresOf(answer, 'country', 'topics')).toMatchObject([
      { value: 'DE', games: 50, players: 10, whole: { draws: 0, margin: 100 } },
      { value: 'FI', games: 25, players: 10, whole: { draws: 0, margin: 50 } },
    ]);
    expect(figuresOf(answer, 'country')).toMatchObject([
      { value: 'DE', faction: 'amber', counted: sums(10, 40, -60) },
      { value: 'DE', faction: 'birch', counted: sums(40, 10, 60) },
      { value: 'FI', faction: 'amber', counted: sums(20, 5, 30) },
      { value: 'FI', faction: 'birch', counted: sums(5, 20, -30) },
    ]);
  });

  it('are gone with a ban, and kept for the other when one account is gone', async () => {
    await put([game(0, 1), game(2, 3, { event: 'b', players: [players[2]?.id ?? '', null] })]);
    expect(await counted()).toMatchObject({ games: 2, topics: [{ kind: 'country', players: 3 }, {}, {}] });
    const [banned] = players;
    if (banned === undefined) throw new Error('There are players.');
    await setProfile(database, banned, 'banned = true');
    expect(await counted()).toMatchObject({ games: 1 });
    await setProfile(database, banned, 'banned = false');
  });
});

describe('rights', () => {
  it('let everybody read the figures, and nobody a period or faction that there is not', async () => {
    await put(hall('one', ['bear'], 20));
    expect(await read()).toBeNull();
    await countStatistics(database);
    for (const who of [null, players[0] ?? null, await createAccount(database, 'banned')])
      expect(await read('amber', 'all', who)).toMatchObject({ units: [{ unit: 'bear' }] });
    const { rows } = await database.withRequest(
      contextAt(await createProtectedAccount(database)),
      ({ query }) => query('select event_statistics() as figures'),
    );
    expect(rows).toMatchObject([{ figures: { games: 25 } }]);
    for (const [faction, period] of [
      ['unknown', 'all'],
      ['amber', 'decade'],
      ["'; drop table x", 'all'],
    ])
      expect(await read(faction, period)).toBeNull();
  });

  it('let nobody read the tables or start the counting', async () => {
    const admin = await createAccount(database, 'wab_admin');
    for (const who of [null, players[0] ?? null, admin])
      for (const statement of [
        'select * from private.statistic_facts',
        'delete from private.statistic_facts',
        "select private.count_facts('all', 'amber')",
        'select private.count_due_facts(now())',
        'select private.count_due_cell(now())',
      ])
        await expect(act(database, who, statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('show no id and no name of anybody', async () => {
    await put(hall('one', ['bear', 'fox'], 20));
    const text = JSON.stringify([await counted(), await read('amber'), await read('birch')]);
    for (const { id, wabId } of players) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(wabId);
    }
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
  });
});
