import { describe, expect, it } from 'vitest';
import { act } from '#tests/builders/community.ts';
import { asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { contextAt, createProtectedAccount } from '#tests/builders/half-signed-in.ts';
import { createAnonymous } from '#tests/builders/live-games.ts';
import { countStatistics, statisticsWorld } from '#tests/builders/statistics.ts';

const database = testDatabase();
const { players, game, put, read: statistics, counted, quarterHundred } = statisticsWorld(database);

describe('a round of counting', () => {
  const refresh = async () =>
    (await asOwner(database, 'select private.refresh_statistics() as more'))[0]?.['more'];
  const rounds = async () =>
    (await asOwner(database, 'select began_at from private.statistic_rounds'))[0]?.['began_at'];
  const age = (time: string) =>
    asOwner(database, `update private.statistic_rounds set ended_at = ended_at - $1::interval`, [time]);

  it('begins only where something changed, and not within five minutes', async () => {
    await put([game(0, 1)]);
    await countStatistics(database);
    const before = await rounds();
    await put([game(0, 1)]);
    expect([await refresh(), await rounds()]).toEqual([false, before]);
    await age('6 minutes');
    while ((await refresh()) === true);
    const after = await rounds();
    expect([after === before, (await statistics())?.['games']]).toEqual([false, 2]);
    await age('6 minutes');
    expect([await refresh(), await rounds()]).toEqual([false, after]);
  });

  it('waits twenty times as long as the last one took', async () => {
    await countStatistics(database);
    const before = await rounds();
    await put([game(0, 1)]);
    await asOwner(database, "update private.statistic_rounds set took = '1 hour'");
    await age('19 hours');
    expect([await refresh(), await rounds()]).toEqual([false, before]);
    await age('2 hours');
    await refresh();
    expect(await rounds()).not.toBe(before);
  });
});

describe('rights', () => {
  it('let everybody read the figures, who has not shown a second factor too', async () => {
    await put([game(0, 1)]);
    await countStatistics(database);
    const anonymous = { ...(await createAnonymous(database)), wabId: '' };
    const banned = await createAccount(database, 'banned');
    for (const who of [null, players[0] ?? null, anonymous, banned])
      expect(await statistics(who)).toMatchObject({ games: 1 });
    const half = await createProtectedAccount(database);
    const { rows } = await database.withRequest(contextAt(half), ({ query }) =>
      query('select game_statistics() as figures'),
    );
    expect(rows).toMatchObject([{ figures: { games: 1 } }]);
  });

  it('let nobody read the tables or start the counting', async () => {
    const admin = await createAccount(database, 'wab_admin');
    const tables = ['cells', 'lists', 'marks', 'rounds', 'games', 'sides'].map(
      (name) => `private.statistic_${name}`,
    );
    const statements = [
      ...[...tables, 'private.scenarios'].map((name) => `select * from ${name}`),
      'delete from private.statistic_cells',
      "insert into private.scenarios (id, kind) values ('mine', 'mission')",
      'select private.refresh_statistics()',
      'select private.begin_statistics()',
      "select private.count_cell('all', '', '')",
      "select private.count_capped('-infinity', '', '', 'amber', null)",
      'select private.count_lists()',
    ];
    for (const who of [null, players[0] ?? null, admin]) {
      for (const statement of statements)
        await expect(act(database, who, statement)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('show no id and no name of anybody', async () => {
    await put(quarterHundred(15));
    const text = JSON.stringify(await counted());
    for (const { id, wabId } of players) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(wabId);
    }
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
  });
});
