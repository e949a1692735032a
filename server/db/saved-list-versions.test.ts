import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { act } from '#tests/builders/community.ts';
import { type Account, asOwner, asUser, createAccount, testDatabase } from '#tests/builders/database.ts';
import type { Param } from './database.ts';

const UNITS = '[{"id":"a","name":"A"}]';
const UPSERT = `insert into army_lists (id, name, faction, units) values ($1, $2, 'f', $3)
  on conflict (id) do update set name = excluded.name, faction = excluded.faction, units = excluded.units returning *`;

const database = testDatabase();
let player: Account;

beforeEach(async () => {
  player = await createAccount(database);
});

const save = async (id: string, name: string, units = UNITS, who = player) =>
  (await act(database, who, UPSERT, [id, name, units])).rows[0];
const change = (assignment: string, where: string, params: readonly Param[] = []) =>
  act(database, player, `update army_lists set ${assignment} where ${where}`, params);
const versions = async (id: string, who = player) =>
  (
    await asUser(
      database,
      who,
      'select name, revision, was_deleted from army_list_versions where list_id = $1 order by replaced_at, revision',
      [id],
    )
  ).rows;

describe('a saved list', () => {
  it('counts its edits, and returns its revision', async () => {
    const id = randomUUID();
    expect(await save(id, 'One')).toMatchObject({ revision: '1' });
    expect(await save(id, 'Two')).toMatchObject({ revision: '2', name: 'Two' });
    await change('revision = 99, faction = $1', 'id = $2', ['g', id]);
    expect(await asOwner(database, 'select revision from army_lists where id = $1', [id])).toEqual([
      { revision: '3' },
    ]);
  });

  it('begins at revision one, whatever the client sends', async () => {
    const { rows } = await act(
      database,
      player,
      "insert into army_lists (name, faction, units, revision) values ('A', 'f', $1, 77) returning revision",
      [UNITS],
    );
    expect(rows).toEqual([{ revision: '1' }]);
  });

  it('stays as it is when it is saved again as it is, however it is written', async () => {
    const id = randomUUID();
    const first = await save(id, 'One', '[{"id":"a","name":"A","quantity":2}]');
    const again = await save(id, ' One ', JSON.stringify('[{"quantity":2, "name":"A", "id":"a"}]'));
    expect(again).toEqual(first);
    expect(await versions(id)).toEqual([]);
  });

  it('is not changed by an edit of an older revision', async () => {
    const id = randomUUID();
    await save(id, 'One');
    expect((await change("name = 'Two'", 'id = $1 and revision = 1', [id])).affected).toBe(1);
    expect((await change("name = 'Three'", 'id = $1 and revision = 1', [id])).affected).toBe(0);
    expect(await asOwner(database, 'select name from army_lists where id = $1', [id])).toEqual([
      { name: 'Two' },
    ]);
  });

  it('is changed once when two devices edit the same revision at once', async () => {
    const id = randomUUID();
    await save(id, 'One');
    const results = await Promise.all(
      ['Two', 'Three', 'Four', 'Five'].map((name) =>
        change('name = $2', 'id = $1 and revision = 1', [id, name]),
      ),
    );
    expect(results.filter(({ affected }) => affected === 1)).toHaveLength(1);
  });

  it('cannot be taken over by somebody who guesses its id', async () => {
    const id = randomUUID();
    await save(id, 'Mine');
    const other = await createAccount(database);
    await expect(save(id, 'Theirs', UNITS, other)).rejects.toMatchObject({ code: '42501' });
  });

  it('keeps its revision when an administrator changes the WAB id', async () => {
    const id = randomUUID();
    await save(id, 'One');
    await act(database, player, 'update army_lists set wab_id = $1', [player.wabId]);
    await asOwner(
      database,
      "update profiles set wab_id = 'WAB-' || upper(left(md5(wab_id), 4)) || '-AAAA-BBBB' where id = $1",
      [player.id],
    );
    const [row] = await asOwner(database, 'select revision, wab_id from army_lists where id = $1', [id]);
    expect(row).toMatchObject({ revision: '1' });
    expect(row?.['wab_id']).not.toBe(player.wabId);
  });
});

describe('the versions of a saved list', () => {
  it('hold every earlier state, and the last one when it is deleted', async () => {
    const id = randomUUID();
    for (const name of ['One', 'Two', 'Three']) await save(id, name);
    expect(await versions(id)).toEqual([
      { name: 'One', revision: '1', was_deleted: false },
      { name: 'Two', revision: '2', was_deleted: false },
    ]);
    await act(database, player, 'delete from army_lists where id = $1', [id]);
    expect((await versions(id)).at(-1)).toEqual({ name: 'Three', revision: '3', was_deleted: true });
  });

  it('say when they were saved and replaced', async () => {
    const id = randomUUID();
    await save(id, 'One');
    await save(id, 'Two');
    const [row] = await asOwner(
      database,
      `select v.saved_at <= v.replaced_at as ordered, v.saved_at = l.created_at as first
       from army_list_versions v join army_lists l on l.id = v.list_id where l.id = $1`,
      [id],
    );
    expect(row).toEqual({ ordered: true, first: true });
  });

  it('are the newest twenty of each list', async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    await save(other, 'Other');
    await save(other, 'Other again');
    for (let number = 0; number < 26; number += 1) await save(id, `Name ${String(number)}`);
    const kept = await versions(id);
    expect(kept).toHaveLength(20);
    expect([kept[0]?.['name'], kept.at(-1)?.['name']]).toEqual(['Name 5', 'Name 24']);
    expect(await versions(other)).toHaveLength(1);
  });

  it('are kept for every list that a statement touches', async () => {
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) await save(id, 'One');
    await act(database, player, 'delete from army_lists');
    for (const id of ids) expect(await versions(id)).toHaveLength(1);
  });

  it('are deleted with the account, and visible to nobody else', async () => {
    const id = randomUUID();
    await save(id, 'One');
    await save(id, 'Two');
    const other = await createAccount(database, 'wab_admin');
    expect(await versions(id, other)).toEqual([]);
    await asOwner(database, 'delete from auth.users where id = $1', [player.id]);
    expect(await asOwner(database, 'select 1 from army_list_versions where list_id = $1', [id])).toEqual([]);
  });

  it('hold together with the list everything that was saved, after any acts', async () => {
    const step = fc.oneof(
      fc.record({ name: fc.constantFrom('A', 'B', 'C', 'D'), delete: fc.constant(false) }),
      fc.record({ name: fc.constant(''), delete: fc.constant(true) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const id = randomUUID();
        const saved = new Set<string>();
        for (const { name, delete: isDelete } of steps) {
          if (isDelete) await act(database, player, 'delete from army_lists where id = $1', [id]);
          else {
            await save(id, name);
            saved.add(name);
          }
        }
        const now = await asOwner(database, 'select name from army_lists where id = $1', [id]);
        const reachable = new Set([...now, ...(await versions(id))].map(({ name }) => String(name)));
        expect(reachable).toEqual(saved);
      }),
      { numRuns: 25 },
    );
  });
});
