import { beforeEach, describe, expect, it } from 'vitest';
import { act } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { eventCalls } from '#tests/builders/event-calls.ts';
import { entryOf, handIn, setDeadline, tellDeadlines } from '#tests/builders/event-notices.ts';
import { eventPushes, toldAccounts } from '#tests/builders/event-pushes.ts';

const database = testDatabase();
let organiser: Account;
let anna: Account;
let berta: Account;
let event: string;

const { announced, change, join, leave, save } = eventCalls(database, () => organiser);
const { claim, forget, told, waiting } = eventPushes(database);

beforeEach(async () => {
  ({ organiser, anna, berta } = await toldAccounts(database));
  event = await announced({ seats: 8 });
});

describe('a seat', () => {
  it('is told to a player who moves up, and whom organisers let in, and to nobody who took it', async () => {
    event = await announced({ seats: 2 });
    const other = await createAccount(database);
    await join(event, other);
    await join(event, berta);
    await join(event, anna);
    expect(await waiting()).toEqual([]);
    await leave(event, other);
    expect(await told()).toMatchObject([
      { kind: 'event-seat', variant: 'moved-up', thing_id: event, who: null, about: { name: 'Winter Open' } },
    ]);
    await change(await entryOf(database, event, anna), { status: 'withdrawn' });
    await change(await entryOf(database, event, anna), { status: 'in' });
    expect(await told()).toMatchObject([{ variant: 'given' }]);
    await join(await announced(), anna);
    expect(await waiting()).toEqual([]);
  });

  it('is not told once it was given back, nor in an event that was hidden, nor to who did not choose it', async () => {
    const move = async () => {
      await asOwner(database, `update private.event_players set status = 'waiting' where event_id = $1`, [
        event,
      ]);
      await save({ seats: 9 }, event);
    };
    await join(event, anna);
    await move();
    expect(await waiting()).toHaveLength(1);
    await leave(event, anna);
    expect(await claim()).toEqual([]);
    await join(event, anna);
    await move();
    await asOwner(database, 'update private.events set is_hidden = true where id = $1', [event]);
    expect(await claim()).toEqual([]);
    await asOwner(database, 'update private.events set is_hidden = false where id = $1', [event]);
    await act(database, anna, `select choose_push('event-seat', false)`);
    await move();
    expect(await waiting()).toEqual([]);
  });
});

describe('a list', () => {
  beforeEach(async () => {
    await join(event, anna);
    await setDeadline(database, event, 60);
  });

  it('is told to be missing shortly before its deadline, until it is handed in', async () => {
    await tellDeadlines(database);
    const [message] = await claim();
    expect(message).toMatchObject({
      kind: 'event-list',
      variant: 'missing',
      about: { name: 'Winter Open', zone: 'Europe/Helsinki', problems: 0 },
    });
    await asOwner(database, 'update private.push_messages set due_at = now()');
    await handIn(database, anna, event, 0);
    expect(await claim()).toEqual([]);
  });

  it('is told to have problems before and after the deadline, and nothing that is in it', async () => {
    await handIn(database, anna, event, 2);
    await tellDeadlines(database);
    const before = await told();
    expect(before).toMatchObject([{ variant: 'near', about: { problems: 2 } }]);
    expect(JSON.stringify(before)).not.toContain('aaaa');
    await forget();
    await setDeadline(database, event, -1);
    await tellDeadlines(database);
    expect(await told()).toMatchObject([{ variant: 'over', about: { problems: 2 } }]);
  });

  it('is told to be another one, when organisers handed it in', async () => {
    await handIn(database, anna, event, 2);
    await setDeadline(database, event, -1);
    const player = await entryOf(database, event, anna);
    await handIn(database, organiser, event, 0, {
      player,
      reason: 'A reason that is not for locked screens.',
    });
    const messages = await told();
    expect(messages).toMatchObject([{ variant: 'replaced' }]);
    expect(JSON.stringify(messages)).not.toContain('locked screens');
  });
});

describe('what an event tells', () => {
  it('has as many messages a day as its kind', async () => {
    await asOwner(database, `update private.push_kinds set pause = 0 where kind = 'event-seat'`);
    await join(event, anna);
    const entry = await entryOf(database, event, anna);
    for (let at = 0; at < 12; at += 1) {
      await change(entry, { status: 'withdrawn' });
      await change(entry, { status: 'in' });
    }
    expect(await waiting()).toHaveLength(10);
  });
});
