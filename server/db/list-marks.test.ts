import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';

const UNITS = JSON.stringify([{ id: 'hersir', name: 'Hersir', pointsCost: 20, quantity: 1 }]);
const EARLY = 1_767_225_600_000;
const LATE = EARLY + 1;

const database = testDatabase();
let player: Account;
let other: Account;

beforeAll(async () => {
  player = await createAccount(database);
  other = await createAccount(database);
}, 60_000);

async function save(who = player): Promise<string> {
  const id = randomUUID();
  await act(database, who, 'insert into army_lists (id, name, faction, units) values ($1, $2, $3, $4)', [
    id,
    `List ${id}`,
    'syenann',
    UNITS,
  ]);
  return id;
}

async function mark(changes: unknown, who = player) {
  const text = 'select id, marks from mark_lists($1::jsonb)';
  return (await act(database, who, text, [JSON.stringify(changes)])).rows;
}

async function stored(id: string) {
  const [row] = await asOwner(
    database,
    'select marks, revision::int, updated_at from army_lists where id = $1',
    [id],
  );
  return row;
}

const notes = (count: number, at: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`note:unit-${at + index}`, { at: at + index, value: 'x' }]),
  );
const tags = (at: number, ...value: string[]) => ({ tags: { at, value } });

describe('marks of cloud lists', () => {
  it('are kept without an edit and without a version, and answered', async () => {
    const id = await save();
    const before = await stored(id);
    const marks = { ...tags(EARLY, 'club'), pinned: { at: EARLY, value: true } };
    expect(await mark({ [id]: marks })).toEqual([{ id, marks }]);
    expect(await stored(id)).toEqual({ ...before, marks });
    expect(await asOwner(database, 'select from army_list_versions where list_id = $1', [id])).toEqual([]);
  });

  it('take the later choice of each field, in whichever order two devices send', async () => {
    const id = await save();
    const one = { ...tags(LATE, 'new'), archived: { at: EARLY, value: true } };
    const two = {
      ...tags(EARLY, 'old'),
      archived: { at: LATE, value: false },
      pinned: { at: EARLY, value: true },
    };
    const joined = { ...tags(LATE, 'new'), archived: two.archived, pinned: two.pinned };
    await mark({ [id]: one });
    await mark({ [id]: two });
    expect((await stored(id))?.['marks']).toEqual(joined);
    await mark({ [id]: one });
    expect((await stored(id))?.['marks']).toEqual(joined);
  });

  it('stay when an older version of the app saves the list, or somebody sends none', async () => {
    const id = await save();
    await mark({ [id]: tags(EARLY, 'club') });
    await act(database, player, "update army_lists set name = 'Renamed' where id = $1", [id]);
    await act(database, player, 'update army_lists set marks = null where id = $1', [id]);
    expect(await stored(id)).toMatchObject({ marks: tags(EARLY, 'club'), revision: 2 });
  });

  it('are their owner’s alone: a list of somebody else, and one that is gone, are left out', async () => {
    const [own, theirs] = [await save(), await save(other)];
    const change = tags(EARLY, 'mine');
    const answer = await mark({ [own]: change, [theirs]: change, [randomUUID()]: change, 'no-id': change });
    expect(answer).toEqual([{ id: own, marks: change }]);
    expect((await stored(theirs))?.['marks']).toBeNull();
  });

  it('are refused to banned players and to guests', async () => {
    const banned = await createAccount(database);
    const id = await save(banned);
    await asOwner(database, 'update profiles set banned = true where id = $1', [banned.id]);
    expect(await mark({ [id]: tags(EARLY, 'club') }, banned)).toEqual([]);
    expect((await stored(id))?.['marks']).toBeNull();
    const asGuest = database.withRequest(
      { role: 'anon', claims: { role: 'anon' }, readOnly: false, rollback: true },
      ({ query }) => query("select * from mark_lists('{}')", []),
    );
    await expect(asGuest).rejects.toMatchObject({ code: '42501' });
  });

  it.each<[string, unknown]>([
    ['no object', ['club']],
    ['an unknown field', { colour: { at: EARLY, value: 'red' } }],
    ['a field that is no object', { pinned: true }],
    ['more than an instant and a value', { pinned: { at: EARLY, value: true, by: 'me' } }],
    ['no instant', { pinned: { value: true } }],
    ['an instant of another form', { pinned: { at: '2026-01-01', value: true } }],
    ['an instant before all others', { pinned: { at: -1, value: true } }],
    ['an instant between two', { pinned: { at: 0.5, value: true } }],
    ['an instant without end', { pinned: { at: 1e15, value: true } }],
    ['a pin that is no yes or no', { pinned: { at: EARLY, value: 'yes' } }],
    ['an archive without a value', { archived: { at: EARLY } }],
    ['tags that are no list', { tags: { at: EARLY, value: 'club' } }],
    ['eleven tags', tags(EARLY, ...Array.from({ length: 11 }, (_, at) => `tag ${at}`))],
    ['a tag of 31 characters', tags(EARLY, 'x'.repeat(31))],
    ['an empty tag', tags(EARLY, '')],
    ['a tag of two lines', tags(EARLY, 'one\ntwo')],
    ['a tag that is a number', { tags: { at: EARLY, value: [1] } }],
    ['a note that is no text', { note: { at: EARLY, value: 1 } }],
    ['a note of 501 characters', { note: { at: EARLY, value: 'x'.repeat(501) } }],
    ['a note with other control characters', { note: { at: EARLY, value: 'a\u0007b' } }],
    ['a note on no unit', { 'note:': { at: EARLY, value: 'x' } }],
    ['a note on a unit without end', { [`note:${'x'.repeat(101)}`]: { at: EARLY, value: 'x' } }],
    ['a note on a unit with control characters', { 'note:a\u0007b': { at: EARLY, value: 'x' } }],
    ['a note on a unit of two lines', { 'note:hersir': { at: EARLY, value: 'one\ntwo' } }],
    ['a note on a unit of 121 characters', { 'note:hersir': { at: EARLY, value: 'x'.repeat(121) } }],
    ['a note on a unit that is no text', { 'note:hersir': { at: EARLY, value: 1 } }],
    ['105 notes on units', notes(105, EARLY)],
  ])('of another form are refused: %s', async (_, marks) => {
    const id = await save();
    await expect(mark({ [id]: marks })).rejects.toMatchObject({ code: '23514' });
    const direct = act(database, player, 'update army_lists set marks = $2 where id = $1', [
      id,
      JSON.stringify(marks),
    ]);
    await expect(direct).rejects.toMatchObject({ code: '23514' });
  });

  it('hold ten tags of 30 characters and a note of 500, of any script', async () => {
    const id = await save();
    const most = tags(EARLY, ...Array.from({ length: 10 }, (_, at) => `${at}${'😀'.repeat(29)}`));
    expect(await mark({ [id]: most })).toEqual([{ id, marks: most }]);
    const note = { at: EARLY, value: `${'😀'.repeat(498)}\nx` };
    expect(await mark({ [id]: { note } })).toEqual([{ id, marks: { ...most, note } }]);
  });

  it('hold 100 notes on units: of more, from several devices, the latest and all other marks', async () => {
    const id = await save();
    const gone = { 'note:hersir': { at: LATE + 900, value: '' } };
    await mark({ [id]: { ...tags(EARLY, 'club'), ...notes(100, EARLY) } });
    await mark({ [id]: { ...notes(90, LATE + 500), ...gone } });
    const kept = (await mark({ [id]: {} })).flatMap(({ marks }) => Object.keys(marks ?? {}));
    expect(kept).toHaveLength(104);
    for (const key of ['tags', 'note:hersir', `note:unit-${LATE + 589}`]) expect(kept).toContain(key);
    expect(kept).not.toContain(`note:unit-${EARLY + 3}`);
  });

  it.each<[string, unknown]>([
    ['more than 500 lists', Object.fromEntries(Array.from({ length: 501 }, (_, at) => [at, {}]))],
    ['a list of changes', []],
    ['a megabyte', { a: 'x'.repeat(1_000_001) }],
  ])('are refused at once for %s', async (_, changes) => {
    await expect(mark(changes)).rejects.toMatchObject({ code: '22023' });
  });

  it('count as room that the player takes', async () => {
    const id = await save();
    const bytes = async () => {
      const [row] = await asOwner(
        database,
        "select used_bytes::int as bytes from private.kept where user_id = $1 and kind = 'lists'",
        [player.id],
      );
      return Number(row?.['bytes']);
    };
    const before = await bytes();
    await mark({ [id]: tags(EARLY, 'x'.repeat(30)) });
    expect((await bytes()) - before).toBeGreaterThan(60);
  });

  it('are in the export of the account', async () => {
    const id = await save();
    await mark({ [id]: tags(EARLY, 'exported') });
    const session_id = await createSession(database, player, 'Browser');
    const { rows } = await act(database, player, 'select export_my_data() as data', [], { session_id });
    expect(JSON.stringify(rows)).toContain('exported');
  });
});
