import { beforeAll, describe, expect, it } from 'vitest';
import { act, setProfile } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';
import { addFactor, contextAt, createProtectedAccount } from '#tests/builders/half-signed-in.ts';
import { createAnonymous } from '#tests/builders/live-games.ts';
import { choosePushes, newDevice, saveDevice, sweepDevices, type TestDevice } from '#tests/builders/push.ts';

const database = testDatabase();
let anna: Account;
let berta: Account;

beforeAll(async () => {
  anna = await createAccount(database);
  berta = await createAccount(database);
});

const SAVE = 'select save_push($1, $2, $3, $4)';
const save = async (who: Account | null, { endpoint, p256dh, auth }: TestDevice, language = 'en') =>
  act(database, who, SAVE, [endpoint, p256dh, auth, language]);
const settings = async (who: Account, endpoint: string | null = null) =>
  (await act(database, who, 'select push_settings($1) as settings', [endpoint])).rows[0]?.['settings'];
const devicesOf = async ({ id }: Account) =>
  (await asOwner(database, 'select endpoint from private.push_subscriptions where user_id = $1', [id])).map(
    ({ endpoint }) => endpoint,
  );

describe('what a player is told', () => {
  it('is nothing until the player chooses it, and everything has a choice of its own', async () => {
    expect(await settings(anna)).toEqual({
      kinds: ['comment', 'event-list', 'event-result', 'event-seat', 'event-table', 'nod', 'reply', 'result'],
      chosen: [],
      devices: 0,
      is_here: false,
    });
    await choosePushes(database, anna, 'reply', 'nod');
    await act(database, anna, `select choose_push('nod', false)`);
    expect(await settings(anna)).toMatchObject({ chosen: ['reply'] });
    expect(await settings(berta)).toMatchObject({ chosen: [] });
  });

  it.each(['test', 'pairing', ''])('is none of “%s”, which cannot be chosen', async (kind) => {
    await expect(act(database, anna, 'select choose_push($1, true)', [kind])).rejects.toMatchObject({
      code: '22023',
    });
  });
});

describe('a device', () => {
  it('is its player’s, and is found again by its address', async () => {
    const device = newDevice();
    await saveDevice(database, anna, device);
    await saveDevice(database, anna, device, 'fr');
    expect(await settings(anna, device.endpoint)).toMatchObject({ devices: 1, is_here: true });
    expect(await settings(berta, device.endpoint)).toMatchObject({ devices: 0, is_here: false });
    await act(database, berta, 'select drop_push($1)', [device.endpoint]);
    await act(database, berta, 'select drop_push()');
    expect(await devicesOf(anna)).toEqual([device.endpoint]);
    await act(database, anna, 'select drop_push($1)', [device.endpoint]);
    expect(await devicesOf(anna)).toEqual([]);
  });

  it('passes on to the player who signs in on it, and to nobody who only knows its address', async () => {
    const device = newDevice();
    await save(anna, device);
    await expect(save(berta, { ...newDevice(), endpoint: device.endpoint })).rejects.toMatchObject({
      code: 'PT409',
    });
    expect(await devicesOf(anna)).toEqual([device.endpoint]);
    await save(berta, device);
    expect([await devicesOf(anna), await devicesOf(berta)]).toEqual([[], [device.endpoint]]);
  });

  it('is one of ten at most: the oldest gives way', async () => {
    const player = await createAccount(database);
    const devices = Array.from({ length: 12 }, () => newDevice());
    for (const device of devices) await save(player, device);
    const newest = devices.slice(2).map(({ endpoint }) => endpoint);
    expect(new Set(await devicesOf(player))).toEqual(new Set(newest));
  });

  it('is saved thirty times an hour at most', async () => {
    const player = await createAccount(database);
    const device = newDevice();
    for (let at = 0; at < 30; at += 1) await save(player, device);
    await expect(save(player, device)).rejects.toMatchObject({ code: 'PT429' });
  });

  const good = newDevice();
  it.each<readonly [string, Partial<TestDevice> & { language?: string }]>([
    ['another scheme', { endpoint: 'javascript:alert(1)' }],
    ['an address without encryption', { endpoint: 'http://push.example.org/c' }],
    ['an address inside without encryption', { endpoint: 'http://169.254.169.254/latest' }],
    ['a password in its address', { endpoint: 'https://a:b@push.example.org/c' }],
    ['spaces in its address', { endpoint: 'https://push.example.org/a b' }],
    ['a long address', { endpoint: `https://push.example.org/${'a'.repeat(2_000)}` }],
    ['a short key', { p256dh: good.p256dh.slice(1) }],
    ['a long secret', { auth: `${good.auth}A` }],
    ['another language', { language: 'xx' }],
  ])('is refused with %s', async (_, more) => {
    const { language, ...device } = { ...good, language: 'en', ...more };
    await expect(save(anna, device, language)).rejects.toMatchObject({ code: '23514' });
  });

  it('is nobody’s who has no account, may not write, or still has to show the second factor', async () => {
    const banned = await createAccount(database, 'banned');
    const anonymous = { ...(await createAnonymous(database)), wabId: '' };
    for (const who of [null, banned, anonymous])
      await expect(save(who, newDevice())).rejects.toMatchObject({ code: '42501' });
    const half = await createProtectedAccount(database);
    const { endpoint, p256dh, auth } = newDevice();
    const asked = database.withRequest(contextAt(half), ({ query }) =>
      query(SAVE, [endpoint, p256dh, auth, 'en']),
    );
    await expect(asked).rejects.toMatchObject({ code: 'PT401' });
  });

  it('ends with the session that it was in', async () => {
    const [device, other] = [newDevice(), newDevice()];
    const player = await createAccount(database);
    const session = await saveDevice(database, player, device);
    await saveDevice(database, player, other);
    await sweepDevices(database);
    await asOwner(database, 'delete from auth.sessions where id = $1', [session]);
    await asOwner(database, 'select claim_pushes(1)');
    expect(await devicesOf(player)).toHaveLength(2);
    expect(await settings(player, device.endpoint)).toMatchObject({ devices: 1, is_here: false });
    await sweepDevices(database);
    expect(await devicesOf(player)).toEqual([other.endpoint]);
    await setProfile(database, player, 'banned = true');
    await sweepDevices(database);
    expect(await devicesOf(player)).toEqual([]);
  });

  it('ends when the account is given a second factor that its session has not shown', async () => {
    const player = await createAccount(database);
    await saveDevice(database, player, newDevice());
    const shown = newDevice();
    const session = await saveDevice(database, player, shown);
    await asOwner(database, `update auth.sessions set aal = 'aal2' where id = $1`, [session]);
    await addFactor(database, player);
    await sweepDevices(database);
    expect(await devicesOf(player)).toEqual([shown.endpoint]);
  });

  it('gets a new address from whoever knows its secret, without a session', async () => {
    const [old, fresh] = [newDevice(), newDevice()];
    const player = await createAccount(database);
    await saveDevice(database, player, old);
    const renew = async (auth: string, from = old) =>
      act(database, null, 'select renew_push($1, $2, $3, $4, $5)', [
        from.endpoint,
        auth,
        fresh.endpoint,
        fresh.p256dh,
        fresh.auth,
      ]);
    await renew(newDevice().auth);
    expect(await devicesOf(player)).toEqual([old.endpoint]);
    await renew(old.auth);
    expect(await devicesOf(player)).toEqual([fresh.endpoint]);
    const taken = newDevice();
    await saveDevice(database, anna, taken);
    await renew(taken.auth, taken);
    expect(await devicesOf(anna)).toContain(taken.endpoint);
  });
});

describe('the calls', () => {
  const calls = {
    push_settings: 'select push_settings()',
    drop_push: 'select drop_push()',
    choose_push: `select choose_push('nod', true)`,
    test_push: 'select test_push()',
    renew_push: `select renew_push('https://a.example/', 'a', 'https://b.example/', 'b', 'c')`,
    claim_pushes: 'select claim_pushes(1)',
    finish_pushes: `select finish_pushes('[]')`,
  };
  const allowed = async (who: Account | null) => {
    const outcomes = Object.entries(calls).map(async ([name, sql]) =>
      act(database, who, sql).then(
        () => [name],
        () => [],
      ),
    );
    return (await Promise.all(outcomes)).flat();
  };

  it('are each open to whom they are for, and to nobody else', async () => {
    const anonymous = { ...(await createAnonymous(database)), wabId: '' };
    const own = ['push_settings', 'drop_push', 'choose_push', 'test_push', 'renew_push'];
    expect(await allowed(anna)).toEqual(own);
    expect(await allowed(await createAccount(database, 'wab_admin'))).toEqual(own);
    expect(await allowed(await createAccount(database, 'banned'))).toEqual([
      'push_settings',
      'drop_push',
      'renew_push',
    ]);
    for (const who of [null, anonymous]) expect(await allowed(who)).toEqual(['renew_push']);
    const service = Object.entries(calls).map(async ([name, sql]) =>
      database
        .withRequest(
          { role: 'service_role', claims: { role: 'service_role' }, readOnly: false, rollback: true },
          ({ query }) => query(sql),
        )
        .then(
          () => [name],
          () => [],
        ),
    );
    expect((await Promise.all(service)).flat()).toEqual(['renew_push', 'claim_pushes', 'finish_pushes']);
  });
});

describe('the keys of devices', () => {
  it('are in no table and no answer that anybody reads', async () => {
    const admin = await createAccount(database, 'wab_admin');
    for (const who of [null, anna, admin]) {
      for (const table of ['kinds', 'choices', 'subscriptions', 'messages', 'log'])
        await expect(act(database, who, `select * from private.push_${table}`)).rejects.toMatchObject({
          code: '42501',
        });
      for (const call of ['claim_pushes(1)', `finish_pushes('[]')`])
        await expect(act(database, who, `select ${call}`)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('are left out of the export, which has the choices and the devices, and go with the account', async () => {
    const player = await createAccount(database);
    const device = newDevice();
    await saveDevice(database, player, device);
    await choosePushes(database, player, 'comment');
    const session_id = await createSession(database, player);
    const { rows } = await act(database, player, 'select export_my_data() as data', [], { session_id });
    expect(rows[0]?.['data']).toMatchObject({
      notifications_chosen: ['comment'],
      notification_devices: [{ push_service: 'updates.push.services.mozilla.com', language: 'en' }],
    });
    for (const secret of [device.auth, device.p256dh, device.endpoint.slice(-36)])
      expect(JSON.stringify(rows)).not.toContain(secret);
    await asOwner(database, 'delete from auth.users where id = $1', [player.id]);
    expect(await devicesOf(player)).toEqual([]);
  });
});
