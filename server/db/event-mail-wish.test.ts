import { beforeEach, describe, expect, it } from 'vitest';
import { act, setProfile } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';

const database = testDatabase();
let anna: Account;
let berta: Account;

beforeEach(async () => {
  anna = await createAccount(database);
  berta = await createAccount(database);
  await setProfile(database, anna, 'mails_events = true');
});

describe('the wish for mails about events', () => {
  const turn = async (who: Account | null, { id }: Account) =>
    act(database, who, 'update profiles set mails_events = not mails_events where id = $1', [id]);
  const wish = async ({ id }: Account) =>
    (await asOwner(database, 'select mails_events from profiles where id = $1', [id]))[0]?.['mails_events'];

  it('is off at first, and changed by its owner alone', async () => {
    expect(await wish(berta)).toBe(false);
    await turn(berta, berta);
    expect(await wish(berta)).toBe(true);
    const admin = await createAccount(database, 'wab_admin');
    await expect(turn(admin, berta)).rejects.toMatchObject({ code: '42501' });
    await expect(turn(null, berta)).rejects.toMatchObject({ code: '42501' });
    expect((await turn(anna, berta)).affected).toBe(0);
    expect(await wish(berta)).toBe(true);
  });

  it('is seen by no other player, and is part of the export', async () => {
    const seen = await act(database, berta, 'select mails_events from profiles where id = $1', [anna.id]);
    expect(seen.rows).toEqual([]);
    const session_id = await createSession(database, anna);
    const { rows } = await act(database, anna, 'select export_my_data() as data', [], { session_id });
    expect(rows[0]?.['data']).toMatchObject({ profile: { mails_events: true } });
  });

  it('leaves the queue and its calls to the server', async () => {
    const admin = await createAccount(database, 'wab_admin');
    for (const who of [null, anna, admin]) {
      for (const sql of [
        'select * from private.event_reminders',
        'select * from private.take_event_mails(1)',
        'select private.tell_deadlines()',
        `select private.queue_event_mails('{}', null, 'list-near')`,
      ]) {
        await expect(act(database, who, sql)).rejects.toMatchObject({ code: '42501' });
      }
    }
  });
});
