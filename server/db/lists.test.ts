import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, asUser, createAccount, testDatabase } from '#tests/builders/database.ts';
import type { Param } from './database.ts';

const UNIT = { id: 'hersir', name: 'Hersir', pointsCost: 20, quantity: 1 };

const database = testDatabase();
let player: Account;
let other: Account;

beforeAll(async () => {
  player = await createAccount(database);
  other = await createAccount(database);
}, 60_000);

type Row = Readonly<Record<string, Param>>;

function insert(table: string, row: Row, account = player) {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${String(at + 1)}`).join(', ');
  return asUser(
    database,
    account,
    `insert into ${table} (${names.join(', ')}) values (${places}) returning *`,
    Object.values(row),
  );
}

const saved = (row: Row = {}) =>
  insert('army_lists', { name: 'First', faction: 'syenann', units: JSON.stringify([UNIT]), ...row });
const posted = (row: Row = {}) =>
  insert('shared_lists', { name: 'First', faction: 'syenann', units: JSON.stringify([UNIT]), ...row });

describe.each([
  ['a saved list', saved],
  ['a post', posted],
])('%s', (_name, save) => {
  it('belongs to the player who saves it, from now', async () => {
    const [row] = (await save()).rows;
    expect(row).toMatchObject({ user_id: player.id, name: 'First', units: [UNIT] });
    expect(row?.['created_at']).toMatch(/^\d{4}-\d\d-\d\d /);
  });

  it('has its name trimmed and its units unpacked', async () => {
    const [row] = (await save({ name: ' \t First\n', units: JSON.stringify(JSON.stringify([UNIT])) })).rows;
    expect(row).toMatchObject({ name: 'First', units: [UNIT] });
  });

  it.each<[string, Row]>([
    ['a blank name', { name: ' \n ' }],
    ['a name of two lines', { name: 'a\nb' }],
    ['a name without end', { name: 'a'.repeat(201) }],
    ['no faction', { faction: '' }],
    ['no units', { units: '[]' }],
    ['units that are no list', { units: '{}' }],
    ['201 units', { units: JSON.stringify(Array.from({ length: 201 }, () => UNIT)) }],
    ['a unit that is a text', { units: '["hersir"]' }],
    ['a unit without id', { units: '[{"name":"Hersir"}]' }],
    ['a unit with a blank name', { units: '[{"id":"a","name":" "}]' }],
    ['points that are a text', { units: '[{"id":"a","name":"A","pointsCost":"20"}]' }],
    ['half a megabyte', { units: JSON.stringify([{ ...UNIT, note: 'a'.repeat(500_000) }]) }],
  ])('refuses %s', async (_what, row) => {
    await expect(save(row)).rejects.toMatchObject({ code: '23514' });
  });

  it('refuses units that are no JSON', async () => {
    await expect(save({ units: '"[{"' })).rejects.toMatchObject({ code: '22P02' });
  });

  it('takes a list of ordinary length', async () => {
    const units = Array.from({ length: 40 }, () => ({
      ...UNIT,
      keywords: [{ name: 'Scout' }],
      highCommand: false,
    }));
    expect((await save({ units: JSON.stringify(units) })).affected).toBe(1);
  });
});

describe('a saved list', () => {
  it('carries the WAB id of its owner, or none', async () => {
    expect((await saved({ wab_id: player.wabId })).rows[0]?.['wab_id']).toBe(player.wabId);
    await expect(saved({ wab_id: other.wabId })).rejects.toMatchObject({ code: '23503' });
  });

  it('may share its name with another', async () => {
    const row = { id: randomUUID(), name: 'Twice', faction: 'f', units: JSON.stringify([UNIT]) };
    const { affected } = await asUser(
      database,
      player,
      'insert into army_lists (name, faction, units) values ($1, $2, $3), ($1, $2, $3)',
      [row.name, row.faction, row.units],
    );
    expect(affected).toBe(2);
  });
});

describe('a post', () => {
  it.each<[string, Row]>([
    ['a blank description', { description: ' ' }],
    ['a tournament name without a tournament', { tournament_name: 'Cup' }],
    ['a picture over http', { image_url: 'http://example.org/a.png' }],
    ['a picture that is a script', { image_url: 'javascript:alert(1)' }],
  ])('refuses %s', async (_what, row) => {
    await expect(posted(row)).rejects.toMatchObject({ code: '23514' });
  });

  it.each<Row>([
    { image_url: 'https://example.org/a.png' },
    { image_url: '/art/portrait/hersir_portrait.jpg' },
    { is_tournament_list: true, tournament_name: 'Cup' },
    { description: 'Two lines.\nAnd a link: https://example.org' },
  ])('takes %o', async (row) => {
    expect((await posted(row)).affected).toBe(1);
  });

  it('cannot be dated by its author', async () => {
    await expect(posted({ created_at: '2999-01-01' })).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot be handed to somebody else', async () => {
    await expect(posted({ user_id: other.id })).rejects.toMatchObject({ code: '42501' });
  });

  it('is one for each name and author while it is active', async () => {
    const two = (active: boolean) =>
      asUser(
        database,
        player,
        `insert into shared_lists (name, faction, units, is_active) values ('A', 'f', $1, true), (' A ', 'f', $1, $2)`,
        [JSON.stringify([UNIT]), active],
      );
    await expect(two(true)).rejects.toMatchObject({ code: '23505' });
    expect((await two(false)).affected).toBe(2);
  });
});
