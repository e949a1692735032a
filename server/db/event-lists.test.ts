import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';
import { eventCalls } from '#tests/builders/event-calls.ts';

const database = testDatabase();
let organiser: Account;
let player: Account;
let rival: Account;
let admin: Account;
let event: string;

const { announced, call, guest, join, save, setState, view } = eventCalls(database, () => organiser);

beforeAll(async () => {
  player = await createAccount(database);
  rival = await createAccount(database);
  admin = await createAccount(database, 'wab_admin');
}, 60_000);

beforeEach(async () => {
  organiser = await createAccount(database);
  event = await announced({ seats: 8, list_deadline: '2027-01-10T20:00:00Z' });
  await join(event, player);
  await join(event, rival);
});

type Line = Readonly<Record<string, unknown>>;

const handIn = async (
  who: Account | null,
  code: string | null,
  {
    verdict = { problems: 0 },
    entry = null,
    reason = null,
  }: { verdict?: object; entry?: string | null; reason?: string | null } = {},
) =>
  (
    await call(who, 'select hand_in_list($1, $2, $3, $4, $5)', [
      event,
      code,
      JSON.stringify(verdict),
      entry,
      reason,
    ])
  )[0] as Line;
const lists = async (who: Account | null) =>
  (await call(who, 'select event_lists($1)', [event])) as readonly Line[];
/** Lets so many minutes pass since the deadline, as nobody can by the calls. */
const passDeadline = async (minutes = 1) => {
  const set = `list_deadline = list_deadline - late, lists_shown_at = lists_shown_at - late`;
  const late = `list_deadline - now() + interval '${String(minutes)} minutes' as late`;
  await asOwner(
    database,
    `do $do$ begin
       alter table private.events disable trigger events_hold_deadline;
       update private.events e set ${set} from (select ${late} from private.events where id = '${event}') as t where e.id = '${event}';
       alter table private.events enable trigger events_hold_deadline;
     end $do$`,
  );
};
const entryOf = async (account: Account) => {
  const rows = await asOwner(
    database,
    'select id from private.event_players where event_id = $1 and user_id = $2',
    [event, account.id],
  );
  return String(rows[0]?.['id']);
};
const sealOf = ({ salt, code }: Line) =>
  createHash('sha256')
    .update(`${String(salt)}:${String(code)}`)
    .digest('hex');

describe('a list that is handed in', () => {
  it('is read by its player alone before the deadline; its seal and instant are everybody’s', async () => {
    const made = await handIn(player, 'secret-list', { verdict: { problems: 2 } });
    expect(made).toMatchObject({ version: 1, seal: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown });
    const [own] = await lists(player);
    expect(own).toMatchObject({ code: 'secret-list', verdict: { problems: 2 } });
    expect(sealOf(own ?? {})).toBe(made['seal']);
    for (const who of [null, rival, admin, organiser]) {
      const shown = await lists(who);
      expect(shown).toMatchObject([{ version: 1, seal: made['seal'], late_reason: null }]);
      expect(JSON.stringify(shown)).not.toContain('secret-list');
      expect(shown[0]).not.toHaveProperty('salt');
    }
    for (const who of [null, rival, admin]) expect((await lists(who))[0]).not.toHaveProperty('verdict');
    expect((await lists(organiser))[0]).toMatchObject({ verdict: { problems: 2 } });
    for (const who of [null, rival, admin, organiser]) {
      const told = JSON.stringify([
        await view(event, who),
        await call(who, 'select event_page($1)', ['mine']),
      ]);
      expect(told).not.toContain('secret-list');
    }
  });

  it('has versions, which stay as they were with their seals', async () => {
    const first = await handIn(player, 'same-list');
    const second = await handIn(player, 'same-list');
    expect(second['version']).toBe(2);
    expect(second['seal']).not.toBe(first['seal']);
    expect((await lists(null)).map(({ version, seal }) => [version, seal])).toEqual([
      [1, first['seal']],
      [2, second['seal']],
    ]);
  });

  it('is read by who runs the event from the deadline on, and by everybody when the event is finished', async () => {
    const { seal } = await handIn(player, 'secret-list');
    await passDeadline();
    expect((await lists(organiser))[0]).toMatchObject({ code: 'secret-list' });
    for (const who of [null, rival, admin]) expect((await lists(who))[0]).not.toHaveProperty('code');
    await setState(event, 'running');
    expect((await lists(null))[0]).not.toHaveProperty('code');
    await setState(event, 'finished');
    const [shown] = await lists(null);
    expect(shown).toMatchObject({ code: 'secret-list' });
    expect(sealOf(shown ?? {})).toBe(seal);
  });

  it('is shown at the instant that the event says', async () => {
    await handIn(player, 'secret-list');
    await save({ lists_shown_at: '2027-01-10T22:00:00Z' }, event);
    await passDeadline(119);
    expect((await lists(null))[0]).not.toHaveProperty('code');
    await passDeadline(121);
    expect((await lists(null))[0]).toMatchObject({ code: 'secret-list' });
  });

  it('is not shown before the deadline, even of an event that is finished', async () => {
    await handIn(player, 'secret-list');
    await setState(event, 'running');
    await setState(event, 'finished');
    for (const who of [null, rival, organiser]) expect((await lists(who))[0]).not.toHaveProperty('code');
  });

  it('is not taken after the deadline but by who runs the event, with a reason for all to read', async () => {
    await handIn(player, 'first');
    await passDeadline();
    await expect(handIn(player, 'late')).rejects.toMatchObject({ fields: { detail: 'deadline' } });
    await expect(handIn(player, 'late', { reason: 'I say so' })).rejects.toMatchObject({ code: 'PT409' });
    const entry = await entryOf(player);
    await expect(handIn(organiser, 'late', { entry })).rejects.toMatchObject({ code: 'PT409' });
    await handIn(organiser, 'late', { entry, reason: 'A unit was named twice.' });
    expect((await lists(null)).map(({ late_reason: reason, by_organisers: by }) => [reason, by])).toEqual([
      [null, false],
      ['A unit was named twice.', true],
    ]);
  });

  it('of a player is nobody else’s to replace before the deadline; that of a guest is the organisers’', async () => {
    const entry = await entryOf(player);
    for (const who of [rival, organiser, admin])
      await expect(handIn(who, 'swapped', { entry, reason: 'x' })).rejects.toMatchObject({ code: '42501' });
    const olli = await guest(event, 'Olli');
    await handIn(organiser, 'of-a-guest', { entry: olli });
    await expect(handIn(rival, 'of-a-guest', { entry: olli })).rejects.toMatchObject({ code: '42501' });
    expect(JSON.stringify(await lists(rival))).not.toContain('of-a-guest');
  });

  it('is taken from players with a place alone, for events that ask for lists', async () => {
    const stranger = await createAccount(database);
    await expect(handIn(stranger, 'abc')).rejects.toMatchObject({ code: '42501' });
    await expect(handIn(null, 'abc')).rejects.toMatchObject({ code: '42501' });
    await call(rival, 'select leave_event($1)', [event]);
    await expect(handIn(rival, 'abc')).rejects.toMatchObject({ code: 'PT409' });
    await setState(event, 'cancelled');
    await expect(handIn(player, 'abc')).rejects.toMatchObject({ code: 'PT409' });
    event = await announced();
    await join(event, player);
    await expect(handIn(player, 'abc')).rejects.toMatchObject({ fields: { detail: 'closed' } });
  });

  it.each([
    ['nothing', null, {}],
    ['an address', 'https://example.org/', {}],
    ['two lines', 'ab\ncd', {}],
    ['8,001 letters', 'x'.repeat(8_001), {}],
    ['a verdict that is a list', 'abc', []],
    ['a verdict of 4 kB', 'abc', { note: 'x'.repeat(4_000) }],
  ])('is not made of %s', async (_, code, verdict) => {
    await expect(handIn(player, code, { verdict })).rejects.toMatchObject({ code: /^23/ });
  });

  it('has fifty versions at most', async () => {
    const entry = await entryOf(player);
    await asOwner(
      database,
      `insert into private.event_lists (player_id, version, code, verdict) select $1, n, 'abc', '{}' from generate_series(1, 50) n`,
      [entry],
    );
    await expect(handIn(player, 'one-more')).rejects.toMatchObject({ code: /^23/ });
  });

  it('is numbered once when two devices hand in at the same moment', async () => {
    const made = await Promise.all([handIn(player, 'one'), handIn(player, 'two'), handIn(player, 'three')]);
    expect(new Set(made.map(({ version }) => version))).toEqual(new Set([1, 2, 3]));
  });

  it('is in the export of its player', async () => {
    await handIn(player, 'exported-list');
    const session_id = await createSession(database, player, 'Browser');
    const { rows } = await act(database, player, 'select export_my_data() as data', [], { session_id });
    const [exported] = rows.map(({ data }) => (data as Line)['event_lists']);
    expect(JSON.stringify(exported)).toContain('exported-list');
  });
});

describe('the deadline of an event', () => {
  it('is moved while it lies ahead, and stays once it is over', async () => {
    await save({ list_deadline: '2027-01-11T20:00:00Z' }, event);
    await expect(save({ list_deadline: '2026-01-01T00:00:00Z' }, event)).rejects.toMatchObject({
      fields: { detail: 'past_deadline' },
    });
    await passDeadline();
    for (const list_deadline of ['2027-01-12T20:00:00Z', null])
      await expect(save({ list_deadline }, event)).rejects.toMatchObject({ fields: { detail: 'deadline' } });
    await save({ name: 'Another name' }, event);
    expect(await view(event)).toMatchObject({ name: 'Another name' });
  });
});

it('nobody reads or writes lists of events but by the calls', async () => {
  await handIn(player, 'secret-list');
  for (const who of [null, player, organiser, admin]) {
    for (const statement of [
      'select * from private.event_lists',
      'delete from private.event_lists',
      `update private.event_lists set code = 'x'`,
    ])
      await expect(act(database, who, statement)).rejects.toMatchObject({ code: '42501' });
  }
});
