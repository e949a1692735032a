import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';
import { EVENT, eventCalls, type EventView, nameOf, SCORING } from '#tests/builders/event-calls.ts';
import { createAnonymous } from '#tests/builders/live-games.ts';

const database = testDatabase();
let organiser: Account;
let helper: Account;
let player: Account;
let other: Account;
let admin: Account;

const { announced, call, guest, join, save, setState, view } = eventCalls(database, () => organiser);

beforeAll(async () => {
  helper = await createAccount(database);
  player = await createAccount(database);
  other = await createAccount(database);
  admin = await createAccount(database, 'wab_admin');
}, 60_000);
// An organiser of their own for each test: twenty events a day are the limit.
beforeEach(async () => {
  organiser = await createAccount(database);
});

describe('an event', () => {
  it('is seen by nobody but its organisers before it is announced, and by everybody then', async () => {
    const event = await save(EVENT);
    for (const who of [null, player, admin]) expect(await view(event, who)).toBeNull();
    expect(await view(event, organiser)).toMatchObject({ name: 'Winter Open', is_organiser: true, plan: [] });
    await setState(event, 'open');
    for (const who of [null, player]) {
      const shown = await view(event, who);
      expect(shown).toMatchObject({ name: 'Winter Open', city: 'Turku', seats: 2, runs: false });
      expect(shown).not.toHaveProperty('plan');
      expect(shown).not.toHaveProperty('invite');
    }
  });

  it('has a picture on another site, over https alone, which its organiser can take away', async () => {
    const picture = 'https://example.org/hall.jpg';
    const event = await announced({ picture });
    expect(await view(event, player)).toMatchObject({ picture });
    const change = async (to: string | null) =>
      call(organiser, 'select save_event($1, $2)', [JSON.stringify({ picture: to }), event]);
    for (const refused of ['http://example.org/a.jpg', '/art/a.jpg', 'javascript:alert(1)', 'https:// a', ''])
      await expect(change(refused)).rejects.toMatchObject({ code: '23514' });
    await expect(change(`https://example.org/${'a'.repeat(2000)}`)).rejects.toMatchObject({ code: '23514' });
    expect(await view(event, player)).toMatchObject({ picture, name: 'Winter Open' });
    await change(null);
    expect(await view(event, player)).toMatchObject({ picture: null });
  });

  it('by invitation is seen with the code of its link, which can be renewed, and by who has a seat', async () => {
    const event = await announced({ is_invite_only: true });
    const code = String((await view(event, organiser))?.['invite']);
    expect(code).toMatch(/^[0-9A-F]{12}$/);
    expect(await view(event, player)).toBeNull();
    expect(await view(event, player, '%')).toBeNull();
    await expect(join(event, player)).rejects.toMatchObject({ code: 'PT404' });
    expect(await join(event, player, code)).toBe('in');
    expect(await view(event, player)).not.toBeNull();
    await call(organiser, 'select renew_event_invite($1)', [event]);
    expect(await view(event, other, code)).toBeNull();
    const listed = await call(null, 'select event_page($1, $2)', ['coming', 'winter']);
    expect(listed.some((line) => (line as EventView)['id'] === event)).toBe(false);
  });

  it('is changed by those who run it alone, who can change nothing but what it announces', async () => {
    const event = await announced();
    const theft = {
      id: randomUUID(),
      organiser_id: player.id,
      state: 'finished',
      is_hidden: true,
      invite: 'X',
    };
    await save({ ...theft, name: 'Spring Open' }, event);
    expect(await view(event)).toMatchObject({
      name: 'Spring Open',
      state: 'open',
      city: 'Turku',
      is_hidden: false,
    });
    const anonymous = { ...(await createAnonymous(database)), wabId: '' };
    for (const who of [null, anonymous, player, admin]) {
      await expect(save({ name: 'Mine' }, event, who)).rejects.toMatchObject({ code: '42501' });
      await expect(setState(event, 'cancelled', who)).rejects.toMatchObject({ code: '42501' });
      await expect(guest(event, 'Olli', who)).rejects.toMatchObject({ code: '42501' });
    }
    for (const who of [null, anonymous, await createAccount(database, 'banned')])
      await expect(save(EVENT, null, who)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    ['no name', { name: null }],
    ['a name of two lines', { name: 'a\nb' }],
    ['one seat', { seats: 1 }],
    ['257 seats', { seats: 257 }],
    ['no rounds', { rounds: 0 }],
    ['a word for a number', { rounds: 'many' }],
    ['a country by name', { country: 'Finland' }],
    ['a time zone with markup', { zone: '<b>' }],
    ['points of a word', { scoring: { ...SCORING, win: '3' } }],
    ['a tie-break twice', { scoring: { ...SCORING, tieBreaks: ['lot', 'lot'] } }],
    ['an unknown tie-break', { scoring: { ...SCORING, tieBreaks: ['looks'] } }],
    ['more in its scoring', { scoring: { ...SCORING, more: 1 } }],
    ['a bye without its difference', { scoring: { ...SCORING, byeScore: { mission: 1, feats: 1 } } }],
    ['sixteen missions', { missions: Array.from({ length: 16 }, () => null) }],
    ['markup as a mission', { missions: [{ mission: '<b>' }] }],
    ['a format that is a list', { format: [] }],
    ['a format of 20 kB', { format: { note: 'x'.repeat(20_000) } }],
    ['lists shown before they are due', { list_deadline: '2027-01-10', lists_shown_at: '2027-01-09' }],
    ['a body of 60 kB', { about: 'x'.repeat(60_000) }],
  ])('is not announced with %s', async (_, fault) => {
    await expect(save({ ...EVENT, ...fault })).rejects.toMatchObject({ code: /^(22|23|PT400)/ });
  });

  it('goes from state to state in order, and is deleted only before anybody saw it', async () => {
    const event = await save(EVENT);
    await expect(setState(event, 'running')).rejects.toMatchObject({ code: 'PT409' });
    for (const state of ['open', 'closed', 'open', 'running', 'finished', 'running', 'finished'])
      await setState(event, state);
    await expect(save({ name: 'Late' }, event)).rejects.toMatchObject({ code: 'PT409' });
    await expect(setState(event, 'cancelled')).rejects.toMatchObject({ code: 'PT409' });
    await expect(call(organiser, 'select delete_event($1)', [event])).rejects.toMatchObject({
      code: 'PT409',
    });
    const draft = await save(EVENT);
    await call(organiser, 'select delete_event($1)', [draft]);
    expect(await view(draft, organiser)).toBeNull();
  });

  it('is taken out of sight by administrators, which is in their log', async () => {
    const event = await announced();
    const hide = async (who: Account, hidden: boolean) =>
      call(who, 'select hide_event($1, $2)', [event, hidden]);
    await expect(hide(player, true)).rejects.toMatchObject({ code: '42501' });
    await hide(admin, true);
    expect(await view(event, player)).toBeNull();
    expect(await view(event, organiser)).toMatchObject({ is_hidden: true });
    const log = await asOwner(database, 'select target_name from admin_log where target_id = $1', [event]);
    expect(log).toEqual([{ target_name: 'Winter Open' }]);
    await hide(admin, false);
    expect(await view(event, player)).not.toBeNull();
  });

  it('is out of sight while its organiser is banned', async () => {
    const maker = await createAccount(database);
    const event = await save(EVENT, null, maker);
    await setState(event, 'open', maker);
    await asOwner(database, 'update profiles set banned = true where id = $1', [maker.id]);
    expect(await view(event, player)).toBeNull();
    await expect(setState(event, 'closed', maker)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('helpers of an event', () => {
  const add = async (event: string, wabId: string, who: Account = organiser) =>
    call(who, 'select add_event_helper($1, $2)', [event, wabId]);

  it('run it too, but name no others, and leave when they like', async () => {
    const event = await announced();
    await expect(add(event, 'nobody')).rejects.toMatchObject({ code: 'PT404' });
    await expect(add(event, organiser.wabId)).rejects.toMatchObject({ code: 'PT404' });
    await add(event, helper.wabId);
    await save({ name: 'Helped' }, event, helper);
    expect(await view(event)).toMatchObject({ name: 'Helped', helpers: [{ name: nameOf(helper) }] });
    await expect(add(event, other.wabId, helper)).rejects.toMatchObject({ code: '42501' });
    await call(helper, 'select remove_event_helper($1, $2)', [event, helper.id]);
    await expect(save({ name: 'Again' }, event, helper)).rejects.toMatchObject({ code: '42501' });
  });

  it('take over when the account of the organiser is deleted; without one the event is cancelled', async () => {
    const maker = await createAccount(database);
    const [kept, ended] = [await save(EVENT, null, maker), await save(EVENT, null, maker)];
    for (const event of [kept, ended]) await setState(event, 'open', maker);
    await add(kept, helper.wabId, maker);
    await asOwner(database, 'delete from auth.users where id = $1', [maker.id]);
    expect(await view(kept, helper)).toMatchObject({ state: 'open', is_organiser: true, helpers: [] });
    expect(await view(ended)).toMatchObject({ state: 'cancelled', organiser: null });
  });
});

/** More events like one: `Cup 1`, an hour later, and so on. */
async function copyEvent(id: string, count: number, more: Readonly<Record<string, string>>): Promise<void> {
  const [row] = await asOwner(
    database,
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = 'private.events'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const columns = String(row?.['columns']);
  await asOwner(
    database,
    `insert into private.events (${columns})
     select ${columns}
     from (
       select (jsonb_populate_record(e, $3::jsonb || jsonb_build_object(
         'id', gen_random_uuid(), 'name', 'Cup ' || n, 'door', n, 'starts_at', e.starts_at + n * interval '1 hour'
       ))).*
       from private.events e cross join generate_series(1, $2) n where e.id = $1
     ) as made`,
    [id, count, JSON.stringify(more)],
  );
}

describe('the page of events', () => {
  const ids = async (who: Account | null, ...params: readonly string[]) => {
    const places = params.map((_, at) => `$${String(at + 1)}`).join(', ');
    return (await call(who, `select event_page(${places})`, params)).map((line) => (line as EventView)['id']);
  };

  it('finds coming events by name, place and city, whatever is typed, and goes on after the last one', async () => {
    const word = randomUUID();
    const first = await announced({ name: `A ${word}`, starts_at: '2027-03-01T08:00:00Z' });
    const second = await announced({ city: `Ä${word}`, starts_at: '2027-03-02T08:00:00Z' });
    await save({ ...EVENT, name: `Draft ${word}` });
    expect(await ids(null, 'coming', word.toUpperCase())).toEqual([first, second]);
    expect(await ids(null, 'coming', `a${word}`)).toEqual([second]);
    expect(await ids(null, 'coming', word, '2027-03-01T08:00:00Z', first)).toEqual([second]);
    expect(await ids(null, 'coming', '%')).toEqual([]);
    expect(await ids(null, 'coming', `'; drop table private.events; --${'x'.repeat(9_999)}`)).toEqual([]);
    expect(await ids(null, 'everything', word)).toEqual([]);
  });

  it('has the past ones, and those that one runs or plays', async () => {
    const word = randomUUID();
    const past = await announced({ name: word, starts_at: '2026-01-01T08:00:00Z' });
    await join(past, player);
    expect(await ids(null, 'past', word)).toEqual([past]);
    expect(await ids(null, 'coming', word)).toEqual([]);
    for (const who of [organiser, player]) expect(await ids(who, 'mine', word)).toEqual([past]);
    for (const who of [other, null]) expect(await ids(who, 'mine', word)).toEqual([]);
  });

  it('finds an old event behind thousands of newer ones, and pages through a word that many have', async () => {
    const word = randomUUID();
    const oldest = await announced({ name: `First ${word}`, starts_at: '2020-01-01T08:00:00Z' });
    await copyEvent(oldest, 2050, { city: `Town ${word}` });
    expect(await ids(null, 'past', `first ${word}`)).toEqual([oldest]);
    const names = async (...params: readonly string[]) =>
      (await call(null, `select event_page('past', $1${params.length > 1 ? ', $2, $3' : ''})`, params)).map(
        (line) => (line as EventView)['name'],
      );
    const page = await names(`town ${word}`);
    expect([page.length, page[0], page[29]]).toEqual([30, 'Cup 2050', 'Cup 2021']);
    const { id, starts_at } = (
      await call(null, "select event_page('past', $1)", [`cup 2 town ${word}`])
    )[0] as EventView;
    expect(id).toBeDefined();
    expect(await names(`cup 1 town ${word}`, String(starts_at), String(id))).toEqual(['Cup 1']);
    expect(await ids(null, 'past', `nowhere ${word}`)).toEqual([]);
  });

  it('is in what a player exports', async () => {
    const event = await announced({ name: 'For the export' });
    await join(event, player);
    const exported = async (who: Account) => {
      const session_id = await createSession(database, who, 'Browser');
      const { rows } = await act(database, who, 'select export_my_data() as data', [], { session_id });
      return rows[0]?.['data'] as EventView;
    };
    expect(JSON.stringify((await exported(organiser))['events'])).toContain('For the export');
    const theirs = await exported(player);
    expect(JSON.stringify(theirs['event_seats'])).toContain(event);
    expect(theirs).toHaveProperty('collection');
  });
});

describe('limits of events', () => {
  it('are twenty a day for each player', async () => {
    const maker = await createAccount(database);
    for (let count = 0; count < 20; count += 1) await save(EVENT, null, maker);
    await expect(save(EVENT, null, maker)).rejects.toMatchObject({ code: 'PT429' });
  });
});

it('nobody reads or writes events, helpers and seats but by the calls', async () => {
  for (const who of [null, player, admin]) {
    for (const table of ['events', 'event_helpers', 'event_players']) {
      await expect(act(database, who, `select * from private.${table}`)).rejects.toMatchObject({
        code: '42501',
      });
      await expect(act(database, who, `delete from private.${table}`)).rejects.toMatchObject({
        code: '42501',
      });
    }
  }
});
