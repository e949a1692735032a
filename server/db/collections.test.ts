import { beforeAll, describe, expect, it } from 'vitest';
import { act } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';

const HUNTERS = 'northern-tribes/orc-hunters';
const ALBORC = 'northern-tribes/alborc';

const database = testDatabase();
let player: Account;
let other: Account;

beforeAll(async () => {
  player = await createAccount(database);
  other = await createAccount(database);
}, 60_000);

/** Sends changes as the app does. Returns what is kept then. */
async function keep(units: unknown, who = player) {
  const text = `insert into collections (units) values ($1::jsonb)
    on conflict (user_id) do update set units = excluded.units returning units`;
  return (await act(database, who, text, [JSON.stringify(units)])).rows[0]?.['units'];
}

const stored = async (who: Account) =>
  (await asOwner(database, 'select units from collections where user_id = $1', [who.id]))[0]?.['units'];

describe('the collection of an account', () => {
  it('takes the later change of each unit, in whichever order two devices send', async () => {
    const one = { [HUNTERS]: [3, 1, 0, 20], [ALBORC]: [1, 0, 0, 10] };
    const two = { [HUNTERS]: [2, 0, 0, 10], [ALBORC]: [0, 0, 0, 20], 'syenann/x': [1, 0, 0, 5] };
    const joined = { [HUNTERS]: [3, 1, 0, 20], [ALBORC]: [0, 0, 0, 20], 'syenann/x': [1, 0, 0, 5] };
    for (const [first, second] of [
      [one, two],
      [two, one],
    ]) {
      const who = await createAccount(database);
      expect(await keep(first, who)).toEqual(first);
      expect(await keep(second, who)).toEqual(joined);
      expect(await keep({}, who)).toEqual(joined);
    }
  });

  it('comes to the same when two devices changed a unit in the same millisecond', async () => {
    const changes = [
      { [HUNTERS]: [2, 2, 0, 10] },
      { [HUNTERS]: [2, 1, 2, 10] },
      { [HUNTERS]: [1, 1, 1, 10] },
    ];
    for (const order of [changes, changes.toReversed()]) {
      const who = await createAccount(database);
      for (const change of order) await keep(change, who);
      expect(await stored(who)).toEqual(changes[0]);
    }
  });

  it('is not erased or taken over by anybody else', async () => {
    await keep({ [ALBORC]: [1, 0, 0, 1] }, other);
    const take = `insert into collections (user_id, units) values ($1, '{"f/u":[9,0,0,9]}')
      on conflict (user_id) do update set units = excluded.units`;
    await expect(act(database, player, take, [other.id])).rejects.toMatchObject({ code: '42501' });
    await keep({ [HUNTERS]: [1, 0, 0, 1] });
    const give = act(database, player, 'update collections set user_id = $1', [other.id]);
    await expect(give).rejects.toMatchObject({ code: '42501' });
    await act(database, player, 'delete from collections');
    expect(await stored(player)).toBeUndefined();
    expect(await stored(other)).toEqual({ [ALBORC]: [1, 0, 0, 1] });
  });

  it.each<[string, unknown]>([
    ['no object', [1, 0, 0, 1]],
    ['nothing', null],
    ['a unit without a faction', { alborc: [1, 0, 0, 1] }],
    ['a key of another form', { 'a/B': [1, 0, 0, 1] }],
    ['a key of two lines', { 'a/b\n': [1, 0, 0, 1] }],
    ['a key of 61 letters', { [`a/${'b'.repeat(61)}`]: [1, 0, 0, 1] }],
    ['copies that are an object', { [ALBORC]: { owned: 1 } }],
    ['three numbers', { [ALBORC]: [1, 0, 0] }],
    ['five numbers', { [ALBORC]: [1, 0, 0, 1, 1] }],
    ['a number as text', { [ALBORC]: ['1', 0, 0, 1] }],
    ['no number', { [ALBORC]: [1, null, 0, 1] }],
    ['a nested list', { [ALBORC]: [1, [0], 0, 1] }],
    ['half a copy', { [ALBORC]: [1.5, 0, 0, 1] }],
    ['less than no copy', { [ALBORC]: [-1, 0, 0, 1] }],
    ['a hundred copies', { [ALBORC]: [100, 0, 0, 1] }],
    ['more painted than owned', { [ALBORC]: [1, 2, 0, 1] }],
    ['more lent out than owned', { [ALBORC]: [1, 0, 2, 1] }],
    ['an instant before all others', { [ALBORC]: [1, 0, 0, -1] }],
    ['an instant without end', { [ALBORC]: [1, 0, 0, 1e15] }],
    ['2,001 units', Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`a/${at}`, [1, 0, 0, 1]]))],
    [
      'more than 200 kB',
      Object.fromEntries(
        Array.from({ length: 2_000 }, (_, at) => [
          `${'a'.repeat(60)}/${String(at).padEnd(60, 'b')}`,
          [1, 0, 0, 1],
        ]),
      ),
    ],
  ])('refuses %s, new and over what is there', async (_, units) => {
    const who = await createAccount(database);
    await expect(keep(units, who)).rejects.toMatchObject({ code: '23514' });
    await keep({ [HUNTERS]: [1, 0, 0, 1] }, who);
    const change = 'update collections set units = $1::jsonb';
    await expect(act(database, who, change, [JSON.stringify(units)])).rejects.toMatchObject({
      code: '23514',
    });
    expect(await stored(who)).toEqual({ [HUNTERS]: [1, 0, 0, 1] });
  });

  it('does not grow past 2,000 units, however many writes bring them', async () => {
    const who = await createAccount(database);
    const units = (from: number) =>
      Object.fromEntries(Array.from({ length: 1_500 }, (_, at) => [`a/${from + at}`, [1, 0, 0, 1]]));
    await keep(units(0), who);
    await expect(keep(units(1_000), who)).rejects.toMatchObject({ code: '23514' });
    expect(Object.keys((await stored(who)) as object)).toHaveLength(1_500);
  });

  it('is refused past 600 changes in 10 minutes', async () => {
    const who = await createAccount(database);
    await keep({}, who);
    await asOwner(
      database,
      "update private.action_counts set used = 600 where user_id = $1 and action = 'collection'",
      [who.id],
    );
    await expect(keep({}, who)).rejects.toMatchObject({ code: 'PT429' });
  });

  it('is in the export of the account, and of nobody else', async () => {
    const who = await createAccount(database);
    await keep({ [HUNTERS]: [3, 1, 0, 20] }, who);
    const data = async (account: Account) => {
      const session_id = await createSession(database, account, 'Browser');
      const { rows } = await act(database, account, 'select export_my_data() as data', [], { session_id });
      return rows[0]?.['data'];
    };
    expect(await data(who)).toMatchObject({ collection: { [HUNTERS]: [3, 1, 0, 20] } });
    expect(await data(await createAccount(database))).toMatchObject({ collection: null });
  });
});
