import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIST_ROOM } from '#domain/roster/sync/room.ts';
import { act, createPost } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, openTestDatabase } from '#tests/builders/database.ts';
import type { Database } from './database.ts';

const units = (bytes: number) => JSON.stringify([{ id: 'a', name: 'A', note: 'x'.repeat(bytes) }]);
const SMALL = units(10);
const LIST = 'insert into army_lists (id, name, faction, units) values ($1, $2, $3, $4)';

let database: Database;
let player: Account;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

beforeEach(async () => {
  player = await createAccount(database);
  await quota('lists', 5, 100_000);
});

afterAll(() => database.close());

const quota = (kind: string, rows: number, bytes: number) =>
  asOwner(database, 'update private.quotas set most_rows = $2, most_bytes = $3 where kind = $1', [
    kind,
    rows,
    bytes,
  ]);
const save = async (text = SMALL, id = randomUUID(), who = player) => {
  await act(database, who, LIST, [id, `List ${id}`, 'syenann', text]);
  return id;
};
const change = (id: string, text: string) =>
  act(database, player, 'update army_lists set units = $2 where id = $1', [id, text]);
const remove = (id: string) => act(database, player, 'delete from army_lists where id = $1', [id]);
const kept = async (kind = 'lists') => {
  const [row] = await asOwner(
    database,
    'select used_rows as rows, used_bytes::int as bytes from private.kept where user_id = $1 and kind = $2',
    [player.id, kind],
  );
  return row;
};
/** The rows and bytes of the tables, counted afresh. */
const held = async (relation: string) => {
  const [row] = await asOwner(
    database,
    'select used_rows as rows, used_bytes::int as bytes from private.count_kept($1::regclass, $2)',
    [relation, player.id],
  );
  return row;
};
const fill = async (count: number) => {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await save());
  return ids;
};
const refusal = (kind: string, hint: string) => ({ code: 'PT413', fields: { detail: kind, hint } });

describe('the lists that one player keeps', () => {
  it('are refused past their number, with the name of the quota and its size', async () => {
    await fill(5);
    await expect(save()).rejects.toMatchObject(refusal('lists', '5 rows'));
    expect(await kept()).toMatchObject({ rows: 5 });
  });

  it('are refused past their bytes, new ones and changed ones', async () => {
    const id = await save(units(60_000));
    await expect(save(units(60_000))).rejects.toMatchObject(refusal('lists', '100000 bytes'));
    await expect(change(id, units(110_000))).rejects.toMatchObject(refusal('lists', '100000 bytes'));
    await change(id, units(90_000));
  });

  it('are refused as a whole when one request brings too many', async () => {
    const text = `insert into army_lists (name, faction, units)
      select 'List ' || n, 'syenann', $1::jsonb from generate_series(1, 6) n`;
    await expect(act(database, player, text, [SMALL])).rejects.toMatchObject({ code: 'PT413' });
    expect(await held('army_lists')).toMatchObject({ rows: 0 });
  });

  it('may be deleted, renamed and made smaller when the quota shrinks below them', async () => {
    const [first = '', second = ''] = await fill(4);
    await change(first, units(20_000));
    await quota('lists', 2, 5_000);
    await change(first, units(10_000));
    await act(database, player, 'update army_lists set wab_id = $2 where id = $1', [second, player.wabId]);
    await remove(second);
    await expect(save()).rejects.toMatchObject({ code: 'PT413' });
    await remove(first);
    expect(await kept()).toMatchObject({ rows: 2 });
  });

  it('are counted exactly through saves, changes, deletes and upserts', async () => {
    const [first = '', second = ''] = await fill(3);
    await change(first, units(5_000));
    await remove(second);
    await act(database, player, `${LIST} on conflict (id) do update set units = excluded.units`, [
      first,
      'Again',
      'syenann',
      units(300),
    ]);
    expect(await kept()).toEqual(await held('army_lists'));
    expect(await kept('versions')).toEqual(await held('army_list_versions'));
  });

  it('are counted from the start where rows came without being counted', async () => {
    await fill(4);
    await asOwner(database, 'delete from private.kept where user_id = $1', [player.id]);
    await save();
    expect(await kept()).toEqual(await held('army_lists'));
    await expect(save()).rejects.toMatchObject({ code: 'PT413' });
  });

  it('do not count for another player, nor against the operator', async () => {
    await fill(5);
    const other = await createAccount(database);
    await save(SMALL, randomUUID(), other);
    await asOwner(
      database,
      'insert into army_lists (user_id, name, faction, units) values ($1, $2, $3, $4)',
      [player.id, 'By the operator', 'syenann', SMALL],
    );
    expect(await kept()).toMatchObject({ rows: 6 });
  });

  it('go with the account, and their counts', async () => {
    await fill(2);
    await asOwner(database, 'delete from auth.users where id = $1', [player.id]);
    expect(await kept()).toBeUndefined();
  });

  it('are limited in an hour', async () => {
    await asOwner(
      database,
      `insert into private.action_counts (user_id, action, begun_at, used) values ($1, 'lists', now(), 600)`,
      [player.id],
    );
    await expect(save()).rejects.toMatchObject({ code: 'PT429' });
  });
});

describe('older versions', () => {
  it('give way by their age and never refuse a save', async () => {
    await quota('versions', 10, 1_000_000);
    const ids = await fill(5);
    for (const round of [1, 2, 3, 4]) {
      for (const id of ids) await change(id, units(10 + round));
    }
    const rows = await asOwner(
      database,
      'select revision::int from army_list_versions where user_id = $1 order by replaced_at',
      [player.id],
    );
    expect(rows.length).toBeLessThanOrEqual(10);
    expect(rows.at(-1)).toEqual({ revision: 4 });
    expect(await kept('versions')).toEqual(await held('army_list_versions'));
  });

  it('give way when they take too many bytes, deleted lists among them', async () => {
    await quota('versions', 1_000, 50_000);
    for (let round = 0; round < 8; round += 1) await remove(await save(units(20_000)));
    expect(Number((await kept('versions'))?.['bytes'])).toBeLessThanOrEqual(50_000);
    expect(await kept('versions')).toEqual(await held('army_list_versions'));
  });
});

describe('the other content of one player', () => {
  it.each(['posts', 'comments'])('is refused past the number of %s', async (kind) => {
    await quota(kind, 1, 1_000_000);
    const list = await createPost(database, await createAccount(database));
    const write = () =>
      kind === 'posts'
        ? act(database, player, 'insert into shared_lists (name, faction, units) values ($1, $2, $3)', [
            randomUUID(),
            'syenann',
            SMALL,
          ])
        : act(database, player, 'insert into list_comments (list_id, body) values ($1, $2)', [list, 'Good']);
    await write();
    await expect(write()).rejects.toMatchObject(refusal(kind, '1 rows'));
  });

  it('is refused past the number of recorded games, whose figures may still be mended', async () => {
    await quota('games', 1, 1_000_000);
    const record = (id: string, score: number) =>
      act(database, player, 'select record_game($1, $2, $3, $4, now(), opponent_name => $5)', [
        id,
        'battle-lines',
        score,
        1,
        'A guest',
      ]);
    const id = randomUUID();
    await record(id, 3);
    await record(id, 4);
    await expect(record(randomUUID(), 3)).rejects.toMatchObject(refusal('games', '1 rows'));
  });
});

describe('the quota of lists', () => {
  it('is what the app tells players', async () => {
    const fresh = await openTestDatabase();
    const [row] = await asOwner(
      fresh,
      "select most_rows as lists, most_bytes::int as bytes from private.quotas where kind = 'lists'",
    );
    await fresh.close();
    expect(row).toEqual(LIST_ROOM);
  });
});
