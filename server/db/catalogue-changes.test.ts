import { beforeAll, describe, expect, it } from 'vitest';
import { changesOf, POINTS, proposal } from '#tests/builders/catalogue-changes.ts';
import { act } from '#tests/builders/community.ts';
import { type Account, asOwner, asUser, createAccount, testDatabase } from '#tests/builders/database.ts';

const database = testDatabase();
const { decide, one, propose, stored } = changesOf(database);
let player: Account;
let other: Account;
let northEditor: Account;
let editor: Account;
let admin: Account;

beforeAll(async () => {
  player = await createAccount(database);
  other = await createAccount(database);
  northEditor = await createAccount(database);
  editor = await createAccount(database);
  admin = await createAccount(database, 'wab_admin');
  await act(database, admin, 'select grant_editor($1, $2)', [northEditor.id, 'north']);
  await act(database, admin, 'select grant_editor($1)', [editor.id]);
}, 60_000);

describe('proposing', () => {
  it('is for players who may write', async () => {
    const banned = await createAccount(database, 'banned');
    await expect(propose(banned, proposal())).rejects.toMatchObject({ code: '42501' });
    await expect(propose(null, proposal())).rejects.toMatchObject({ code: '42501' });
    const id = await one(player, { wants_credit: true, source_page: '12' });
    expect(await stored(id)).toMatchObject({
      author_id: player.id,
      state: 'proposed',
      faction: 'north',
      wants_credit: true,
      source_page: '12',
      change: POINTS,
    });
  });

  it.each<[string, object, string]>([
    ['a target of no faction', { target: 'orc' }, 'target'],
    ['another part', { section: 'cards' }, 'target'],
    ['nothing', { change: {} }, 'target'],
    ['points out of bounds', { change: { fields: { points: 99 } } }, 'fields.points'],
    ['a field that no unit has', { change: { fields: { owner: 'me' } } }, 'fields.owner'],
    ['a wrong die', { change: { fields: { profile: { dice: 'X' } } } }, 'fields.profile'],
    [
      'rounds of a mission out of bounds',
      { section: 'missions', target: 'loot', change: { numbers: { rounds: 99 } } },
      'numbers.rounds',
    ],
    [
      'a number that no mission has',
      { section: 'missions', target: 'loot', change: { numbers: { 'scoring.a.colour': 1 } } },
      'numbers.scoring.a.colour',
    ],
    ['a change without end', { change: { fields: { name: 'a'.repeat(60_000) } } }, 'change'],
  ])('refuses %s and says where', async (_case, fields, hint) => {
    await expect(propose(player, proposal(fields))).rejects.toMatchObject({
      code: '23514',
      fields: { detail: 'bad_change', hint },
    });
  });

  it.each<[string, object]>([
    ['a control character', { change: { fields: { name: 'Orc\u0007' } } }],
    ['a sign that turns the writing', { change: { names: { es: 'Orco \u202egnp.exe' } } }],
    ['a note of nothing', { note: '  ' }],
    ['a source that there is not', { source: 'rumour' }],
    ['a page of two lines', { source_page: 'a\nb' }],
  ])('refuses %s', async (_case, fields) => {
    await expect(propose(player, proposal(fields))).rejects.toMatchObject({ code: '23514' });
  });

  it('takes nothing of a call of which one change is out of bounds, and no call of 61', async () => {
    const author = await createAccount(database);
    await expect(propose(author, proposal(), proposal({ target: 'x' }))).rejects.toThrow('"target"');
    await expect(propose(author, ...Array.from({ length: 61 }, () => proposal()))).rejects.toThrow(
      'one to 60',
    );
    expect(
      await asOwner(database, 'select from catalogue_changes where author_id = $1', [author.id]),
    ).toEqual([]);
  });

  it('ends at 300 that wait, and goes on once some are decided', async () => {
    const author = await createAccount(database);
    const sixty = Array.from({ length: 60 }, (_each, at) => proposal({ target: `north/orc-${String(at)}` }));
    let ids: readonly string[] = [];
    for (let turn = 0; turn < 5; turn += 1) ids = await propose(author, ...sixty);
    await expect(propose(author, proposal())).rejects.toMatchObject({
      code: 'PT429',
      fields: { detail: 'too_many_changes' },
    });
    await decide(admin, ids[0] ?? '', 'accepted');
    expect(await propose(author, proposal())).toHaveLength(1);
  });

  it('is revised and withdrawn by its author alone, while it waits', async () => {
    const id = await one(player);
    const revise = (by: Account) =>
      act(database, by, "select revise_change($1, $2, 'Reads 31.', 'faq', null, false, 0)", [
        id,
        JSON.stringify({ fields: { points: 31 } }),
      ]);
    for (const by of [other, editor, admin]) {
      await expect(revise(by)).rejects.toMatchObject({ code: 'PT409' });
      await expect(act(database, by, 'select withdraw_change($1)', [id])).rejects.toMatchObject({
        code: 'PT409',
      });
    }
    await decide(editor, id, 'returned', 'Which page?');
    await revise(player);
    expect(await stored(id)).toMatchObject({ state: 'proposed', note: 'Reads 31.', answer: 'Which page?' });
    await act(database, player, 'select withdraw_change($1)', [id]);
    await expect(revise(player)).rejects.toMatchObject({ code: 'PT409' });
  });
});

describe('deciding', () => {
  it('is read and decided by editors of the faction, editors of all and administrators', async () => {
    const north = await one(player);
    const south = await one(player, { target: 'south/elf' });
    const mission = await one(player, {
      section: 'missions',
      target: 'loot',
      change: { numbers: { rounds: 4, 'turns.3': 4 } },
    });
    const term = await one(player, {
      section: 'terms',
      target: 'keywords/aim',
      change: { fields: { name: 'Aim' } },
    });
    const seen = async (by: Account | null) => {
      const { rows } = await asUser(database, by, 'select id from catalogue_changes where id = any ($1)', [
        `{${north},${south},${term},${mission}}`,
      ]);
      return [north, south, term, mission].map((id) => rows.some((row) => row['id'] === id));
    };
    expect(await seen(player)).toEqual([true, true, true, true]);
    expect(await seen(other)).toEqual([false, false, false, false]);
    expect(await seen(northEditor)).toEqual([true, false, false, false]);
    expect(await seen(editor)).toEqual([true, true, true, true]);
    expect(await seen(admin)).toEqual([true, true, true, true]);
    await expect(seen(null)).rejects.toMatchObject({ code: '42501' });
    for (const [by, id] of [
      [player, north],
      [other, north],
      [northEditor, south],
      [northEditor, term],
      [null, north],
    ] as const) {
      await expect(decide(by, id, 'accepted')).rejects.toMatchObject({ code: '42501' });
    }
    await decide(northEditor, north, 'accepted');
    await decide(editor, south, 'accepted');
    await decide(admin, term, 'accepted');
    expect((await stored(north))?.['decided_by']).toBe(northEditor.id);
  });

  it('gives a reason for what is declined or given back, and stands in the log with its undo', async () => {
    const id = await one(player);
    await expect(decide(editor, id, 'declined', ' ')).rejects.toMatchObject({ code: '23514' });
    await expect(decide(editor, id, 'published')).rejects.toMatchObject({ code: '23514' });
    await decide(editor, id, 'declined', 'The card is older than the FAQ.');
    const [entry] = await asOwner(
      database,
      "select id::text as id from admin_log where subject = 'catalogue_changes' and target_id = $1 order by id desc limit 1",
      [id],
    );
    await act(database, admin, 'select undo_admin_change($1::bigint)', [String(entry?.['id'])]);
    expect(await stored(id)).toMatchObject({ state: 'proposed', answer: null });
  });

  it('of several at once takes all or none, with the rights of whoever decides', async () => {
    const ids = await propose(player, proposal(), proposal({ target: 'north/troll' }));
    const south = await one(player, { target: 'south/elf' });
    const decideAll = async (by: Account | null, of: readonly string[], answer: string | null = null) =>
      act(database, by, 'select decide_changes($1, $2, $3)', [
        `{${of.join(',')}}`,
        answer === null ? 'accepted' : 'declined',
        answer,
      ]);
    await expect(decideAll(northEditor, [...ids, south])).rejects.toMatchObject({ code: '42501' });
    for (const by of [player, null])
      await expect(decideAll(by, ids)).rejects.toMatchObject({ code: '42501' });
    for (const none of [[], Array.from({ length: 301 }, () => south)])
      await expect(decideAll(admin, none)).rejects.toMatchObject({ code: '23514' });
    const states = async () => Promise.all(ids.map(async (id) => (await stored(id))?.['state']));
    expect(await states()).toEqual(['proposed', 'proposed']);
    await decideAll(northEditor, ids);
    expect(await states()).toEqual(['accepted', 'accepted']);
    await decideAll(northEditor, ids, 'No such box.');
    expect(await states()).toEqual(['declined', 'declined']);
  });

  it('ends with the right: a former editor and a banned one decide nothing', async () => {
    const id = await one(player);
    const former = await createAccount(database);
    await act(database, admin, 'select grant_editor($1)', [former.id]);
    await asOwner(database, 'update profiles set banned = true where id = $1', [former.id]);
    await expect(decide(former, id, 'accepted')).rejects.toMatchObject({ code: '42501' });
    await asOwner(database, 'update profiles set banned = false where id = $1', [former.id]);
    await act(database, admin, 'select revoke_editor($1)', [former.id]);
    await expect(decide(former, id, 'accepted')).rejects.toMatchObject({ code: '42501' });
    for (const by of [player, editor]) {
      await expect(act(database, by, 'select grant_editor($1)', [by.id])).rejects.toMatchObject({
        code: '42501',
      });
    }
  });
});
