import { describe, expect, it } from 'vitest';
import { asOwner, testDatabase } from '#tests/builders/database.ts';
import { figuresOf, playedListsWorld, sums } from '#tests/builders/played-lists.ts';
import { type ReadStatistics as Read, statisticsWorld } from '#tests/builders/statistics.ts';

const database = testDatabase();
const { players } = statisticsWorld(database);
const { list, game, read, hall, lopsided, put, counted } = playedListsWorld(database, players);

describe('units of played lists', () => {
  it('have their games and those of the same faction without them', async () => {
    await put([...hall('one', ['bear', 'fox'], 20), ...hall('two', ['fox'], 10)]);
    const answer = await counted('amber');
    expect(answer).toMatchObject({
      lists: 10,
      players: 5,
      units: [
        { unit: 'fox', lists: 10, players: 5 },
        { unit: 'bear', lists: 5, players: 5 },
      ],
      few_units: 0,
      few_pairs: 0,
    });
    expect(figuresOf(answer, 'all')).toMatchObject([{ games: 50, counted: sums(30, 20, 20) }]);
    expect(figuresOf(answer, 'with')).toMatchObject([
      { value: 'fox', games: 50, players: 5, rivals: 5, counted: sums(30, 20, 20) },
      { value: 'bear', games: 25, players: 5, rivals: 5, counted: sums(20, 5, 30) },
    ]);
    expect(figuresOf(answer, 'without')).toMatchObject([
      { value: 'bear', games: 25, players: 5, rivals: 5, counted: sums(10, 15, -10) },
    ]);
    expect(figuresOf(answer, 'pair')).toMatchObject([
      { value: 'bear fox', games: 25, counted: sums(20, 5, 30) },
    ]);
  });

  it('are only counted as left out below twenty games or five players on either side', async () => {
    const some = hall('one', ['bear', 'fox'], 20);
    await put(some.slice(0, 19));
    expect(await counted('amber')).toMatchObject({
      lists: 5,
      units: [],
      few_units: 2,
      few_pairs: 1,
      figures: [{ kind: 'all', games: 19, counted: null }],
    });
    await asOwner(database, 'delete from private.events');
    await put(
      some.map((each, at) => ({
        ...each,
        event: String(at),
        players: [players[at % 4]?.id ?? '', each.players[1]],
      })),
    );
    expect(await counted('amber')).toMatchObject({ units: [], few_units: 2 });
    expect(figuresOf(await read('birch'), 'with')).toEqual([]);
  });

  it('leave games without the unit uncounted where these are few', async () => {
    await put([...hall('one', ['bear', 'fox'], 20), ...hall('two', ['fox'], 10).slice(0, 5)]);
    expect(figuresOf(await counted('amber'), 'without')).toMatchObject([
      { value: 'bear', games: 5, counted: null },
    ]);
  });

  it('name units of the catalogue alone, each once a list', async () => {
    await put(hall('one', ['bear', 'bear', 'elk', 'somebody-wrote-this'], 20));
    const answer = await counted('amber');
    expect(figuresOf(answer, 'with')).toMatchObject([{ value: 'bear', games: 25 }]);
    expect(JSON.stringify(answer)).not.toMatch(/elk|somebody/);
  });

  it('leave out mirror games and rivals without a list, and count the lists', async () => {
    await put([
      ...hall('one', ['bear'], 20),
      ...hall('two', ['fox'], 20, { lists: [list(['fox']), list(['fox'])] }),
      ...hall('three', ['owl'], 20, { lists: [list(['owl']), null] }),
    ]);
    const answer = await counted('amber');
    expect(answer).toMatchObject({ lists: 20, units: [{ unit: 'bear' }], few_units: 2 });
    expect(figuresOf(answer, 'all')).toMatchObject([{ games: 25 }]);
  });

  it('stay unknown while the lists of the event are sealed', async () => {
    await put(hall('one', ['bear'], 20), '2099-01-01');
    expect(await counted('amber')).toMatchObject({ lists: 0, figures: [], units: [] });
    expect(await read()).toMatchObject({ games: 25, topics: [{ kind: 'country' }], figures: [] });
  });

  it('follow the period', async () => {
    await put([
      ...hall('one', ['bear'], 20, { daysAgo: 100 }),
      ...hall('two', ['fox'], 20, { daysAgo: 400 }),
      ...hall('three', ['owl'], 20, { daysAgo: -10 }),
    ]);
    expect(await counted('amber')).toMatchObject({ lists: 10 });
    expect(await read('amber', 'year')).toMatchObject({ lists: 5, units: [{ unit: 'bear' }] });
    expect(await read('amber', 'quarter')).toMatchObject({ lists: 0 });
  });
});

describe('the cap on one person', () => {
  it('leaves out games above a fifth, of units and pairs as of factions', async () => {
    await put(lopsided(['bear', 'fox']));
    const [cell] = await asOwner(database, "select private.count_cell('all', '', '') as figures");
    const amber = (((cell?.['figures'] ?? {}) as Read)['factions'] as readonly Read[])[0];
    expect(amber).toMatchObject({ games: 60, counted: { games: 50, wins: 30 } });
    const answer = await counted('amber');
    for (const kind of ['all', 'with', 'pair'])
      expect(figuresOf(answer, kind)[0]).toMatchObject({ games: 60, counted: amber?.['counted'] });
    for (const kind of ['points', 'release', 'country'])
      expect(figuresOf(await read(), kind)[0]).toMatchObject({ games: 60, counted: amber?.['counted'] });
  });

  it('holds for games without a unit too', async () => {
    await put([...lopsided(['fox']), ...hall('more', ['bear'], 20)]);
    expect(figuresOf(await counted('amber'), 'without')).toMatchObject(
      [
        { value: 'fox', games: 25 },
        { value: 'bear', games: 60, counted: { games: 50, wins: 30 } },
      ].toSorted((one, other) => other.games - one.games),
    );
  });

  it('gives no sums of a topic while one person fills more than a fifth of its seats', async () => {
    await put(Array.from({ length: 24 }, (_, at) => game(at % 2, 2 + (at % 12), { event: String(at) })));
    expect(figuresOf(await counted(), 'country', 'topics')).toMatchObject([
      { games: 24, players: 14, whole: null },
    ]);
  });
});
