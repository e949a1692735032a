import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { EVENT, eventCalls, nameOf } from '#tests/builders/event-calls.ts';
import { createAnonymous } from '#tests/builders/live-games.ts';

const database = testDatabase();
let organiser: Account;
let player: Account;
let other: Account;

const { announced, call, join, leave, save, setState, view } = eventCalls(database, () => organiser);

beforeAll(async () => {
  player = await createAccount(database);
  other = await createAccount(database);
}, 60_000);
beforeEach(async () => {
  organiser = await createAccount(database);
});

/** Starts in so many hours from now. */
const inHours = (hours: number) => ({
  starts_at: new Date(Date.now() + hours * 3_600_000).toISOString(),
});
const doorOf = async (event: string) => String((await view(event, organiser))?.['door']);
const checkIn = async (event: string, who: Account | null, door: string) =>
  call(who, 'select check_in($1, $2)', [event, door]);
const ownEntry = async (event: string, who: Account) =>
  (await view(event, who))?.players.find(({ is_me: isMe }) => isMe);

describe('the door of an event', () => {
  it('lets a player check in by its code, once and for good', async () => {
    const event = await announced(inHours(2));
    await join(event, player);
    const door = await doorOf(event);
    expect(door).toMatch(/^[0-9A-F]{12}$/);
    expect(await ownEntry(event, player)).toMatchObject({ checked_in_at: null });
    await checkIn(event, player, door);
    const first = (await ownEntry(event, player))?.['checked_in_at'];
    expect(first).toEqual(expect.any(String));
    await checkIn(event, player, door);
    expect((await ownEntry(event, player))?.['checked_in_at']).toBe(first);
    const organisers = (await view(event, organiser))?.players[0];
    expect(organisers).toMatchObject({ name: nameOf(player), checked_in_at: first });
  });

  it('tells its code and who is here to nobody but the organisers', async () => {
    const event = await announced(inHours(2));
    await join(event, player);
    await checkIn(event, player, await doorOf(event));
    for (const who of [null, player, other]) expect(await view(event, who)).not.toHaveProperty('door');
    for (const who of [null, other])
      expect((await view(event, who))?.players[0]).not.toHaveProperty('checked_in_at');
  });

  it.each([
    ['another code', 2, 'open', () => '000000000000', 'door'],
    ['a code of nothing', 2, 'open', () => '', 'door'],
    ['more than a day before', 30, 'open', (door: string) => door, 'early'],
    ['after the end', 2, 'finished', (door: string) => door, 'finished'],
  ] as const)('stays shut with %s', async (_, hours, state, codeOf, detail) => {
    const event = await announced(inHours(hours));
    await join(event, player);
    const door = await doorOf(event);
    if (state === 'finished') for (const next of ['running', 'finished']) await setState(event, next);
    await expect(checkIn(event, player, codeOf(door))).rejects.toMatchObject({
      code: 'PT409',
      fields: { detail },
    });
  });

  it('stays shut for those without a seat, and for who may not see the event', async () => {
    const event = await announced({ ...inHours(2), seats: 2 });
    await join(event, player);
    await join(event, other);
    const third = await createAccount(database);
    expect(await join(event, third)).toBe('waiting');
    const door = await doorOf(event);
    await leave(event, other);
    for (const who of [other, await createAccount(database)])
      await expect(checkIn(event, who, door)).rejects.toMatchObject({ fields: { detail: 'no_seat' } });
    await save({ is_invite_only: true }, event);
    await expect(checkIn(event, other, door)).rejects.toMatchObject({ code: 'PT404' });
    for (const who of [null, { ...(await createAnonymous(database)), wabId: '' }])
      await expect(checkIn(event, who, door)).rejects.toMatchObject({ code: '42501' });
  });

  it('has a new code when its organisers want one, and they alone', async () => {
    const event = await announced(inHours(2));
    await join(event, player);
    const old = await doorOf(event);
    for (const who of [null, player])
      await expect(call(who, 'select renew_event_door($1)', [event])).rejects.toMatchObject({
        code: '42501',
      });
    const [made] = await call(organiser, 'select renew_event_door($1)', [event]);
    expect(made).toBe(await doorOf(event));
    await expect(checkIn(event, player, old)).rejects.toMatchObject({ fields: { detail: 'door' } });
  });
});

describe('a club', () => {
  const change = async (event: string, who: Account | null, club: string | null) =>
    call(who, 'select change_own_club($1, $2)', [event, club]);

  it('is changed by its player until the event is over, also while it runs', async () => {
    const event = await announced(inHours(2));
    await join(event, player);
    await join(event, other);
    await setState(event, 'running');
    await change(event, player, 'Snow Club');
    const clubs = (await view(event))?.players.map(({ club }) => club);
    expect(clubs).toEqual(['Snow Club', 'Ice Club']);
    await change(event, player, null);
    expect(await ownEntry(event, player)).toMatchObject({ club: null });
    await setState(event, 'finished');
    await expect(change(event, player, 'Late')).rejects.toMatchObject({ code: 'PT409' });
  });

  it('is refused without a seat, with markup of lines, and in no event', async () => {
    const event = await announced(inHours(2));
    await expect(change(event, player, 'Snow Club')).rejects.toMatchObject({ code: 'PT404' });
    await join(event, player);
    await expect(change(event, player, 'a\nb')).rejects.toMatchObject({ code: /^23/ });
    await expect(change(randomUUID(), player, 'a')).rejects.toMatchObject({ code: 'PT404' });
    await expect(change(event, null, 'a')).rejects.toMatchObject({ code: '42501' });
  });
});

describe('an event saved twice', () => {
  it('is one event with one key, and another one with another key or organiser', async () => {
    const [key, body] = [randomUUID(), JSON.stringify({ ...EVENT, name: 'First' })];
    const saved = async (who: Account, by: string | null, text = body) =>
      (await call(who, 'select save_event($1, null, $2)', [text, by]))[0];
    const event = await saved(organiser, key);
    expect(await saved(organiser, key, JSON.stringify({ name: 'Second' }))).toBe(event);
    expect(await view(String(event), organiser)).toMatchObject({ name: 'Second', state: 'draft' });
    for (const [who, by] of [
      [organiser, randomUUID()],
      [organiser, null],
      [other, key],
    ] as const)
      expect(await saved(who, by)).not.toBe(event);
  });
});

describe('who makes events', () => {
  const makers = async (who: Account | null, wanted: string | null) =>
    call(who, 'select set_event_makers($1)', [wanted]);

  it('is said by administrators alone, and what there is stays with its organisers', async () => {
    const admin = await createAccount(database, 'wab_admin');
    expect(await call(null, 'select event_makers()', [])).toEqual(['everybody']);
    const event = await announced();
    for (const who of [null, organiser])
      await expect(makers(who, 'administrators')).rejects.toMatchObject({ code: '42501' });
    await expect(makers(admin, 'nobody')).rejects.toMatchObject({ code: /^23/ });
    await expect(makers(admin, null)).rejects.toMatchObject({ code: /^23/ });
    await makers(admin, 'administrators');
    await expect(save(EVENT)).rejects.toMatchObject({ code: '42501', fields: { detail: 'makers' } });
    await save({ name: 'Still mine' }, event);
    await save(EVENT, null, admin);
    await makers(admin, 'everybody');
    await save(EVENT);
    const rows = await asOwner(
      database,
      "select after ->> 'makers' as makers from public.admin_log where subject = 'set_event_makers' order by id",
    );
    expect(rows.map(({ makers: said }) => said)).toEqual(['administrators', 'everybody']);
  });
});
