import { beforeAll, describe, expect, it } from 'vitest';
import { createChannelRights } from '#server/realtime/channel-rights.ts';
import type { Identity } from '#server/realtime/read-token.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { contextAt, createProtectedAccount } from '#tests/builders/half-signed-in.ts';
import { createAnonymous, liveCalls } from '#tests/builders/live-games.ts';

const database = testDatabase();
const rights = createChannelRights(database);
const { between, call, join, read } = liveCalls(database);
let member: Account;
let rival: { readonly id: string };
let game: string;
let watch: string;

beforeAll(async () => {
  member = await createAccount(database);
  rival = await createAnonymous(database);
  game = await between(member, rival);
  watch = String((await read(member, game))['watch']);
});

function identity(id: string | null, role = 'authenticated', claims: object = {}): Identity {
  return {
    role,
    claims: { ...(id !== null && { sub: id }), ...claims },
    user: id,
    session: null,
    expiresAt: Infinity,
  };
}

const anon = identity(null, 'anon');
const heard = async (who: Identity, topic: string) => [...(await rights.readable(who, topic))];
const mayUse = async (who: Identity, topic: string) => [
  await rights.isWritable(who, topic, 'broadcast'),
  await rights.isWritable(who, topic, 'presence'),
];

describe('the channel of a live game', () => {
  it('is heard by its members, who are present in it and do not speak', async () => {
    for (const { id } of [member, rival]) {
      expect(await heard(identity(id), `game:${game}`)).toEqual(['broadcast', 'presence']);
      expect(await mayUse(identity(id), `game:${game}`)).toEqual([false, true]);
    }
  });

  it('is closed to strangers, spectators, administrators and guests', async () => {
    const stranger = await createAccount(database);
    const admin = await createAccount(database, 'wab_admin');
    const unknown = await createAnonymous(database);
    for (const who of [
      ...[stranger, admin, unknown].map(({ id }) => identity(id)),
      anon,
      identity(member.id, 'anon'),
    ]) {
      expect(await heard(who, `game:${game}`)).toEqual([]);
      expect(await mayUse(who, `game:${game}`)).toEqual([false, false]);
    }
  });

  it('is heard by a banned member, who is no longer present', async () => {
    const banned = await createAccount(database);
    const shared = await between(member, banned);
    await asOwner(database, 'update profiles set banned = true where id = $1', [banned.id]);
    expect(await heard(identity(banned.id), `game:${shared}`)).toEqual(['broadcast', 'presence']);
    expect(await mayUse(identity(banned.id), `game:${shared}`)).toEqual([false, false]);
  });

  it('is closed until the second factor was shown', async () => {
    const half = await createProtectedAccount(database);
    const at = (level: 'aal1' | 'aal2') =>
      identity(half.id, 'authenticated', contextAt(half, level).claims ?? {});
    const code = (await call(member, 'renew_live_code($1)', [game]))['code'];
    await asOwner(database, 'delete from auth.mfa_factors where user_id = $1', [half.id]);
    await join(half, code);
    await asOwner(
      database,
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [half.id],
    );
    expect(await heard(at('aal1'), `game:${game}`)).toEqual([]);
    expect(await heard(at('aal2'), `game:${game}`)).toEqual(['broadcast', 'presence']);
  });

  it('is closed to somebody who left', async () => {
    const gone = await createAccount(database);
    const shared = await between(member, gone);
    await call(gone, 'leave_live_game($1)', [shared]);
    expect(await heard(identity(gone.id), `game:${shared}`)).toEqual([]);
  });

  it('is the service key’s, as every channel', async () => {
    expect(await mayUse(identity(null, 'service_role'), `game:${game}`)).toEqual([true, true]);
  });
});

describe('the channel of a link', () => {
  it('is heard by everybody who knows the link, and nobody speaks or is present', async () => {
    for (const who of [
      anon,
      identity(member.id),
      identity(rival.id),
      identity((await createAccount(database)).id),
    ]) {
      expect(await heard(who, `watch:${watch}`)).toEqual(['broadcast']);
      expect(await mayUse(who, `watch:${watch}`)).toEqual([false, false]);
    }
  });

  it('ends with the link and with the game', async () => {
    const shared = await between(member, await createAnonymous(database));
    const first = String((await read(member, shared))['watch']);
    const second = String((await call(member, 'renew_live_watch($1)', [shared]))['watch']);
    expect([await heard(anon, `watch:${first}`), await heard(anon, `watch:${second}`)]).toEqual([
      [],
      ['broadcast'],
    ]);
    await asOwner(database, 'delete from live_games where id = $1', [shared]);
    expect(await heard(anon, `watch:${second}`)).toEqual([]);
  });
});

it('names of channels that are none are closed', async () => {
  const hostile = [
    'game:',
    'game:x',
    `game:${game} `,
    `game:${game}%`,
    `games:${game}`,
    'watch:',
    `watch:${watch}x`,
  ];
  for (const topic of [
    ...hostile,
    `watch:${game}`,
    `GAME:${game}`,
    `game:${game.toUpperCase()}`,
    `xwatch:${watch}`,
  ]) {
    expect([topic, await heard(identity(member.id), topic)]).toEqual([topic, []]);
    expect([topic, await heard(anon, topic)]).toEqual([topic, []]);
    expect(await mayUse(identity(member.id), topic)).toEqual([false, false]);
  }
});
