import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createChannelRights } from '#server/realtime/channel-rights.ts';
import type { Identity } from '#server/realtime/read-token.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { contextAt, createProtectedAccount } from '#tests/builders/half-signed-in.ts';

const database = testDatabase();
const rights = createChannelRights(database);
let owner: Account;
let other: Account;
let admin: Account;
let protectedOne: Account;

beforeAll(async () => {
  owner = await createAccount(database);
  other = await createAccount(database);
  admin = await createAccount(database, 'wab_admin');
  protectedOne = await createProtectedAccount(database);
});

function identity(account: Account | null, role = 'authenticated', claims: object = {}): Identity {
  const sub = account?.id ?? null;
  return {
    role,
    claims: { ...(sub !== null && { sub }), ...claims },
    user: sub,
    session: null,
    expiresAt: Infinity,
  };
}

const heard = async (who: Identity, whose: Account) => [...(await rights.readable(who, `user:${whose.id}`))];
const told = async (account: Account) => {
  const rows = await asOwner(
    database,
    `select payload ->> 'about' as about from realtime.messages where topic = $1 order by inserted_at`,
    [`user:${account.id}`],
  );
  return rows.map(({ about }) => about);
};

describe('the channel of a player', () => {
  it('is heard by the player alone', async () => {
    expect(await heard(identity(owner), owner)).toEqual(['broadcast']);
    for (const who of [identity(other), identity(admin), identity(null, 'anon'), identity(owner, 'anon')])
      expect(await heard(who, owner)).toEqual([]);
    expect(await heard(identity(null, 'authenticated'), owner)).toEqual([]);
    expect([...(await rights.readable(identity(null, 'authenticated'), 'user:'))]).toEqual([]);
  });

  it('is heard by a banned player too, as reading stays, and is open to the service key', async () => {
    const banned = await createAccount(database, 'banned');
    expect(await heard(identity(banned), banned)).toEqual(['broadcast']);
    const service = identity(null, 'service_role');
    expect(await heard(service, owner)).toEqual(['broadcast', 'presence']);
    expect(await rights.isWritable(service, `user:${owner.id}`, 'broadcast')).toBe(true);
  });

  it('is the only one: any other is closed', async () => {
    for (const topic of ['user:', 'user', `users:${owner.id}`, `user:${owner.id} `, `game:${owner.id}`]) {
      expect([...(await rights.readable(identity(owner), topic))]).toEqual([]);
      expect(await rights.isWritable(identity(owner), topic, 'broadcast')).toBe(false);
    }
  });

  it('is closed until the second factor was shown', async () => {
    const at = (level: 'aal1' | 'aal2') =>
      identity(protectedOne, 'authenticated', contextAt(protectedOne, level).claims ?? {});
    expect(await heard(at('aal1'), protectedOne)).toEqual([]);
    expect(await heard(at('aal2'), protectedOne)).toEqual(['broadcast']);
  });

  it('is spoken in by nobody', async () => {
    for (const who of [identity(owner), identity(other), identity(admin), identity(null, 'anon')])
      for (const extension of ['broadcast', 'presence'] as const)
        expect(await rights.isWritable(who, `user:${owner.id}`, extension)).toBe(false);
  });

  it('tells of what others did to what is the player’s, and of nothing that was undone', async () => {
    const follow = `insert into public.activity_events (actor_id, kind, owner_id) values ($1, 'follow', $2)`;
    await asOwner(database, follow, [other.id, owner.id]);
    await asOwner(database, follow, [owner.id, owner.id]);
    await database
      .withOwner(async ({ query }) => {
        await query(follow, [other.id, owner.id]);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await told(owner)).toEqual(['activity']);
    expect(await told(other)).toEqual([]);
  });

  it('tells both players of a result', async () => {
    const [one, rival] = [await createAccount(database), await createAccount(database)];
    await asOwner(
      database,
      `insert into public.game_results (user_id, game_id, opponent_id, status, mission, own_score, opponent_score, played_at)
        values ($1, $2, $3, 'pending', 'Battle Lines', 3, 2, now())`,
      [one.id, randomUUID(), rival.id],
    );
    await asOwner(database, `update public.game_results set status = 'declined' where user_id = $1`, [
      one.id,
    ]);
    expect(await told(rival)).toEqual(['results', 'results']);
    expect(await told(one)).toEqual(['results', 'results']);
  });
});
