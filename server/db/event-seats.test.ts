import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { eventCalls, type EventView, nameOf, EVENT } from '#tests/builders/event-calls.ts';

const database = testDatabase();
let organiser: Account;
let player: Account;
let other: Account;

const { announced, change, guest, join, leave, save, setState, view } = eventCalls(database, () => organiser);

beforeAll(async () => {
  player = await createAccount(database);
  other = await createAccount(database);
}, 60_000);
// An organiser of their own for each test: twenty events a day are the limit.
beforeEach(async () => {
  organiser = await createAccount(database);
});

const seatsOf = (shown: EventView | null) => shown?.players.map(({ name, status }) => [name, status]);
/** The id of the entry of which `test` holds. */
const entryOf = (shown: EventView | null, test: (entry: EventView['players'][number]) => boolean) =>
  String(shown?.players.find(test)?.['id']);

describe('seats of an event', () => {
  it('go to who comes first, then to those who wait, in their order', async () => {
    const event = await announced();
    const third = await createAccount(database);
    const fourth = await createAccount(database);
    expect(await join(event, player)).toBe('in');
    expect(await join(event, player)).toBe('in');
    expect(await join(event, other)).toBe('in');
    expect(await join(event, third)).toBe('waiting');
    expect(await join(event, fourth)).toBe('waiting');
    const names = async (who: Account | null) => seatsOf(await view(event, who));
    expect(await names(null)).toEqual([
      [nameOf(player), 'in'],
      [nameOf(other), 'in'],
    ]);
    expect(await names(third)).toContainEqual([nameOf(third), 'waiting']);
    expect(await names(third)).not.toContainEqual([nameOf(fourth), 'waiting']);
    expect(await view(event)).toMatchObject({ taken: 2, waiting: 2 });
    await leave(event, player);
    expect(await names(null)).toEqual([
      [nameOf(other), 'in'],
      [nameOf(third), 'in'],
    ]);
    await save({ seats: 3 }, event);
    expect(await view(event, fourth)).toMatchObject({ seat: 'in', waiting: 0 });
    expect(await join(event, player)).toBe('waiting');
  });

  it('are given once when many come at the same moment', async () => {
    const event = await announced({ seats: 3 });
    const many = await Promise.all(Array.from({ length: 6 }, () => createAccount(database)));
    const given = await Promise.all(many.map((who) => join(event, who)));
    expect(given.filter((each) => each === 'in')).toHaveLength(3);
  });

  it('are not taken in an event that is full, closed, over or not theirs to see', async () => {
    const full = await announced({ has_waiting_list: false });
    await guest(full, 'Olli');
    await guest(full, 'Aino');
    await expect(join(full, player)).rejects.toMatchObject({ code: 'PT409', fields: { detail: 'full' } });
    await expect(guest(full, 'Eino')).rejects.toMatchObject({ code: 'PT409', fields: { detail: 'full' } });
    const closed = await announced();
    await setState(closed, 'closed');
    await expect(join(closed, player)).rejects.toMatchObject({ code: 'PT409', fields: { detail: 'closed' } });
    await expect(join(await save(EVENT), player)).rejects.toMatchObject({ code: 'PT404' });
    await expect(join(randomUUID(), player)).rejects.toMatchObject({ code: 'PT404' });
    for (const who of [null, await createAccount(database, 'banned')])
      await expect(join(closed, who)).rejects.toMatchObject({ code: '42501' });
  });

  it('are not taken by a player whom the organiser has blocked', async () => {
    const event = await announced();
    const blocked = await createAccount(database);
    await asOwner(database, 'insert into user_blocks (blocker_id, blocked_id) values ($1, $2)', [
      organiser.id,
      blocked.id,
    ]);
    await expect(join(event, blocked)).rejects.toMatchObject({ code: '42501' });
  });

  it('of a running event: late players wait for the organisers, and nobody leaves by themselves', async () => {
    const event = await announced({ seats: 4, takes_late: true });
    await join(event, player);
    await setState(event, 'running');
    await expect(leave(event, player)).rejects.toMatchObject({
      code: 'PT409',
      fields: { detail: 'running' },
    });
    expect(await join(event, other)).toBe('waiting');
    const entry = entryOf(await view(event, organiser), ({ status }) => status === 'waiting');
    await change(entry, { status: 'in', joined_round: 2 });
    expect(await view(event, other)).toMatchObject({ seat: 'in' });
    await change(entry, { dropped_after: 2 });
    const shown = (await view(event))?.players.find(({ id }) => id === entry);
    expect(shown).toMatchObject({ joined_round: 2, dropped_after: 2 });
  });

  it('of guests are entered and named by the organisers; who is here is told to them alone', async () => {
    const event = await announced();
    const entry = await guest(event, 'Olli <b>');
    await expect(guest(event, null)).rejects.toMatchObject({ code: /^23/ });
    await expect(guest(event, 'x'.repeat(61))).rejects.toMatchObject({ code: /^23/ });
    await change(entry, { name: 'Olli', is_here: true });
    const at = (shown: EventView | null) => shown?.players.find(({ id }) => id === entry);
    expect(at(await view(event, organiser))).toMatchObject({ name: 'Olli', is_guest: true });
    expect(at(await view(event, organiser))?.['checked_in_at']).not.toBeNull();
    expect(at(await view(event, player))).not.toHaveProperty('checked_in_at');
    await change(entry, { is_here: false });
    expect(at(await view(event, organiser))?.['checked_in_at']).toBeNull();
    await expect(change(entry, { name: 'Stolen' }, player)).rejects.toMatchObject({ code: '42501' });
    await expect(change(randomUUID(), {})).rejects.toMatchObject({ code: '42501' });
    await join(event, player);
    const own = entryOf(await view(event, player), ({ is_me: isMe }) => isMe === true);
    await change(own, { name: 'Somebody else', user_id: other.id, event_id: randomUUID() });
    expect(seatsOf(await view(event))).toContainEqual([nameOf(player), 'in']);
  });

  it('lose their name with the account, and keep their place', async () => {
    const event = await announced();
    const leaver = await createAccount(database);
    await join(event, leaver);
    await asOwner(database, 'delete from auth.users where id = $1', [leaver.id]);
    expect(await view(event)).toMatchObject({ taken: 1, players: [{ name: null, is_guest: false }] });
  });
});
