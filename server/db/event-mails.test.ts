import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordGame, setProfile } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { eventCalls } from '#tests/builders/event-calls.ts';
import { entryOf, handIn, setDeadline, tellDeadlines } from '#tests/builders/event-notices.ts';

const database = testDatabase();
let organiser: Account;
let anna: Account;
let berta: Account;
let event: string;

const { announced, change, guest, join, leave, save } = eventCalls(database, () => organiser);
const DAY = 24 * 60;

beforeEach(async () => {
  await asOwner(database, 'delete from private.mail_notices');
  await asOwner(database, 'delete from private.events');
  await sendsMail(true);
  organiser = await createAccount(database);
  anna = await createAccount(database);
  berta = await createAccount(database);
  await setProfile(database, anna, 'mails_events = true');
  event = await announced({ place: 'Guild Hall', seats: 2 });
});

async function sendsMail(value: boolean): Promise<void> {
  await asOwner(
    database,
    `insert into private.installation (sends_mail) values ($1)
     on conflict (is_only) do update set sends_mail = excluded.sends_mail`,
    [value],
  );
}
const take = () => asOwner(database, 'select * from private.take_event_mails(100)');
const matters = async () => (await take()).map(({ matter }) => matter);
const tell = async () => tellDeadlines(database);

/** Puts Anna on the waiting list, behind two other players; returns one of them. */
async function annaWaits(): Promise<Account> {
  const other = await createAccount(database);
  await join(event, other);
  await join(event, berta);
  expect(await join(event, anna)).toBe('waiting');
  return other;
}

describe('the mail about a seat', () => {
  it('confirms a seat that a player took', async () => {
    await asOwner(database, `update auth.users set raw_user_meta_data = '{"language":"fr"}' where id = $1`, [
      anna.id,
    ]);
    await join(event, anna);
    expect(await take()).toMatchObject([
      {
        email: `${anna.id}@example.org`,
        language: 'fr',
        matter: 'seat-joined',
        event_id: event,
        event_name: 'Winter Open',
        place: 'Guild Hall, Turku',
        zone: 'Europe/Helsinki',
        list_deadline: null,
        problems: null,
        reason: null,
      },
    ]);
    expect(await take()).toEqual([]);
  });

  it('tells a player who waited of a seat that came free, and of a seat that organisers gave', async () => {
    const other = await annaWaits();
    expect(await take()).toEqual([]);
    await leave(event, other);
    expect(await matters()).toEqual(['seat-moved-up']);
    await change(await entryOf(database, event, anna), { status: 'withdrawn' });
    await change(await entryOf(database, event, anna), { status: 'in' });
    expect(await matters()).toEqual(['seat-given']);
  });

  it('tells everybody who moves up when the event grows', async () => {
    await annaWaits();
    await setProfile(database, berta, 'mails_events = true');
    await leave(event, berta);
    await join(event, berta);
    await asOwner(database, 'delete from private.mail_notices');
    await change(await entryOf(database, event, anna), { status: 'waiting' });
    await save({ seats: 20 }, event);
    expect(new Set(await matters())).toEqual(new Set(['seat-moved-up']));
  });

  it('is not repeated within a day when a seat is left and taken again', async () => {
    await join(event, anna);
    expect(await matters()).toEqual(['seat-joined']);
    await leave(event, anna);
    await join(event, anna);
    expect(await matters()).toEqual([]);
  });

  it('is off until the player turns it on', async () => {
    await join(event, berta);
    expect(await take()).toEqual([]);
  });

  it('is not written for a seat that was given back, or an event that was hidden or cancelled since', async () => {
    await join(event, anna);
    await leave(event, anna);
    expect(await take()).toEqual([]);
    for (const set of ['is_hidden = true', `state = 'cancelled'`]) {
      event = await announced();
      await join(event, anna);
      await asOwner(database, `update private.events set ${set} where id = $1`, [event]);
      expect(await take()).toEqual([]);
    }
  });

  it.each([
    ['banned', async () => setProfile(database, anna, 'banned = true')],
    ['deactivated', async () => setProfile(database, anna, 'deactivated = true')],
    [
      'without a confirmed address',
      async () =>
        asOwner(database, 'update auth.users set email_confirmed_at = null where id = $1', [anna.id]),
    ],
    ['who wants none any more', async () => setProfile(database, anna, 'mails_events = false')],
    ['of a server that sends no mail', async () => sendsMail(false)],
    ['of a hosted project', async () => asOwner(database, 'delete from private.installation')],
    ['of a banned organiser', async () => setProfile(database, organiser, 'banned = true')],
  ])('goes to no player %s', async (_, turn) => {
    await join(event, anna);
    await turn();
    expect(await take()).toEqual([]);
    await asOwner(database, 'delete from private.mail_notices');
    // The row itself, as the call refuses some of them before.
    await asOwner(database, 'update private.event_players set status = $1', ['withdrawn']);
    await asOwner(database, 'update private.event_players set status = $1', ['in']);
    expect(await take()).toEqual([]);
  });

  it('is queued neither for guests nor in a draft, and ten times a day at most', async () => {
    await guest(event, 'Gus');
    const draft = await save({ name: 'Draft', ...(await sound()) });
    await asOwner(
      database,
      `insert into private.event_players (event_id, user_id, status) values ($1, $2, 'in')`,
      [draft, anna.id],
    );
    expect(await take()).toEqual([]);
    for (let at = 0; at < 11; at += 1) await join(await announced(), anna);
    expect(await take()).toHaveLength(10);
  });

  it('leaves room for mails about results', async () => {
    await setProfile(database, anna, 'mails_results = true');
    for (let at = 0; at < 10; at += 1) await join(await announced(), anna);
    await recordGame(database, berta, randomUUID(), { opponent_wab_id: anna.wabId });
    expect(await asOwner(database, 'select * from private.take_result_mails(100)')).toHaveLength(1);
    expect(await take()).toHaveLength(10);
  });
});

/** The columns of the announced event, for another one that stays a draft. */
async function sound(): Promise<object> {
  const rows = await asOwner(
    database,
    'select starts_at, zone, seats, rounds, round_minutes, scoring from private.events where id = $1',
    [event],
  );
  return rows[0] ?? {};
}

describe('the mail about a deadline', () => {
  beforeEach(async () => {
    await join(event, anna);
    await take();
    await setDeadline(database, event, DAY - 10);
  });

  it('tells of a list that is missing, once', async () => {
    await Promise.all([tell(), tell()]);
    expect(await take()).toMatchObject([{ matter: 'list-near', problems: null }]);
    await asOwner(database, 'delete from private.mail_notices');
    await tell();
    expect(await take()).toEqual([]);
  });

  it('tells of problems in the last version, and of none without', async () => {
    await handIn(database, anna, event, 0);
    await handIn(database, anna, event, 3);
    await tell();
    expect(await take()).toMatchObject([{ matter: 'list-near', problems: 3 }]);
    event = await announced();
    await join(event, anna);
    await take();
    await setDeadline(database, event, DAY - 10);
    await handIn(database, anna, event, 0);
    await tell();
    expect(await take()).toEqual([]);
  });

  it('waits until a day before, and tells again when the deadline moves by a day', async () => {
    await setDeadline(database, event, DAY + 10);
    await tell();
    expect(await take()).toEqual([]);
    await setDeadline(database, event, 60);
    await tell();
    expect(await take()).toHaveLength(1);
    await asOwner(database, 'delete from private.mail_notices');
    await setDeadline(database, event, 120);
    await tell();
    expect(await take()).toEqual([]);
    await asOwner(
      database,
      `update private.event_reminders set reminded_of = reminded_of - interval '1 day'`,
    );
    await tell();
    expect(await take()).toHaveLength(1);
  });

  it('is not written once a list came, and not for who waits or has withdrawn', async () => {
    await tell();
    await handIn(database, anna, event, 0);
    expect(await take()).toEqual([]);
    event = await announced({ seats: 2 });
    await annaWaits();
    await setDeadline(database, event, 60);
    await tell();
    expect(await take()).toEqual([]);
  });

  it('is queued in no draft, and in none that is over or hidden', async () => {
    for (const set of [`state = 'draft'`, `state = 'finished'`, `state = 'cancelled'`, 'is_hidden = true']) {
      await asOwner(database, `update private.events set state = 'open', is_hidden = false`);
      await asOwner(database, `update private.events set ${set}`);
      await tell();
      expect(await asOwner(database, 'select from private.mail_notices where written_at is null')).toEqual(
        [],
      );
    }
  });

  it('tells of problems after it, once and within a day alone', async () => {
    await handIn(database, anna, event, 2);
    await setDeadline(database, event, -1);
    await tell();
    await tell();
    expect(await take()).toMatchObject([{ matter: 'list-over', problems: 2 }]);
    await asOwner(database, 'delete from private.mail_notices');
    await tell();
    expect(await take()).toEqual([]);
    await asOwner(database, 'delete from private.event_reminders');
    await setDeadline(database, event, -DAY - 1);
    await tell();
    expect(await take()).toEqual([]);
  });
});

describe('the mail about a list that organisers handed in', () => {
  it('gives their reason, and is none of a player’s own act or for a guest', async () => {
    await join(event, anna);
    const entry = await guest(event, 'Gus');
    await setDeadline(database, event, 60);
    await handIn(database, anna, event, 2);
    await take();
    await setDeadline(database, event, -1);
    await handIn(database, organiser, event, 0, { player: entry, reason: 'On paper.' });
    await handIn(database, organiser, event, 0, {
      player: await entryOf(database, event, anna),
      reason: 'The first one had two problems.',
    });
    expect(await take()).toMatchObject([
      { matter: 'list-replaced', problems: 0, reason: 'The first one had two problems.' },
    ]);
  });
});
