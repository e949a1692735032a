import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createChannelRights } from '#server/realtime/channel-rights.ts';
import type { Identity } from '#server/realtime/read-token.ts';
import { act, createComment, createLike, createPost, setProfile } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { contextAt, createProtectedAccount } from '#tests/builders/half-signed-in.ts';
import { UNITS } from '#tests/builders/security-probe.ts';

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

const heardIn = async (who: Identity, topic: string) => [...(await rights.readable(who, topic))];
const heard = async (who: Identity, whose: Account) => heardIn(who, `user:${whose.id}`);
const toldIn = async (topic: string) => {
  const rows = await asOwner(
    database,
    `select payload ->> 'about' as about from realtime.messages where topic = $1 order by inserted_at`,
    [topic],
  );
  return rows.map(({ about }) => about);
};
const told = async (account: Account) => toldIn(`user:${account.id}`);
/** Lets so much time pass for the hints that are held back. */
const wait = async (seconds: number) =>
  asOwner(database, `update private.hints set at = at - make_interval(secs => $1)`, [seconds]);

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

  it('is the only one of its kind: any other name is closed', async () => {
    const odd = ['post:', 'post:%', 'admins ', 'admin', `posts:${owner.id}`, `game:${owner.id}`];
    for (const topic of ['user:', 'user', `users:${owner.id}`, `user:${owner.id} `, ...odd]) {
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

describe('the channel of a post', () => {
  it('is heard by signed-in players who may read the post', async () => {
    const post = await createPost(database, owner);
    const down = await createPost(database, owner, { is_active: false });
    const banned = await createAccount(database, 'banned');
    for (const who of [owner, other, admin, banned])
      expect(await heardIn(identity(who), `post:${post}`)).toEqual(['broadcast']);
    expect(await heardIn(identity(owner), `post:${down}`)).toEqual(['broadcast']);
    expect(await heardIn(identity(other), `post:${down}`)).toEqual([]);
    expect(await heardIn(identity(null, 'anon'), `post:${post}`)).toEqual([]);
    expect(await heardIn(identity(null), `post:${post}`)).toEqual([]);
    expect(await heardIn(identity(protectedOne, 'authenticated'), `post:${post}`)).toEqual([]);
    for (const topic of [
      `post:${randomUUID()}`,
      `post:${post.toUpperCase()}`,
      `post:${post}'`,
      `post:${post}\n`,
    ])
      expect(await heardIn(identity(other), topic)).toEqual([]);
  });

  it('is spoken in by nobody', async () => {
    const post = await createPost(database, owner);
    for (const who of [identity(owner), identity(other), identity(admin), identity(null, 'anon')])
      for (const extension of ['broadcast', 'presence'] as const)
        expect(await rights.isWritable(who, `post:${post}`, extension)).toBe(false);
  });

  it('tells once of a flood of likes, then again after the pause', async () => {
    const author = await createAccount(database);
    const post = await createPost(database, author);
    const topic = `post:${post}`;
    for (let at = 0; at < 4; at += 1) await createLike(database, await createAccount(database), post);
    expect(await toldIn(topic)).toEqual(['likes']);
    expect(await told(author)).toEqual(['activity']);
    await wait(5);
    await createLike(database, other, post);
    expect(await toldIn(topic)).toEqual(['likes', 'likes']);
  });

  it('tells of comments that come, go and are hidden, with the pause and nothing more', async () => {
    const post = await createPost(database, owner);
    const comment = await createComment(database, other, post);
    for (const change of [
      `update public.list_comments set is_hidden = true, hidden_reason = 'Off topic.' where id = $1`,
      `delete from public.list_comments where id = $1`,
    ]) {
      await wait(5);
      await asOwner(database, change, [comment]);
    }
    const rows = await asOwner(
      database,
      `select payload - 'id' as payload, event, private from realtime.messages where topic = $1`,
      [`post:${post}`],
    );
    const hint = { payload: { about: 'comments', pause: 5 }, event: 'news', private: true };
    expect(rows).toEqual([hint, hint, hint]);
  });

  it('goes on hearing when the ban of a player changes what is shown', async () => {
    const post = await createPost(database, owner);
    const rude = await createAccount(database);
    await createComment(database, rude, post);
    await wait(5);
    await setProfile(database, rude, 'banned = true');
    expect(await toldIn(`post:${post}`)).toEqual(['comments', 'comments']);
  });
});

describe('the channel of administrators', () => {
  it('is heard by administrators alone, and spoken in by nobody', async () => {
    const banned = await createAccount(database, 'wab_admin', 'banned');
    expect(await heardIn(identity(admin), 'admins')).toEqual(['broadcast']);
    for (const who of [identity(owner), identity(banned), identity(null, 'anon'), identity(null)])
      expect(await heardIn(who, 'admins')).toEqual([]);
    for (const who of [identity(admin), identity(owner), identity(null, 'anon')])
      expect(await rights.isWritable(who, 'admins', 'broadcast')).toBe(false);
  });

  it('tells of reports, mails, alerts and changes of the catalogue, each once in a while', async () => {
    const post = await createPost(database, owner);
    await act(database, other, `insert into reports (kind, target_id, reason) values ('list', $1, 'spam')`, [
      post,
    ]);
    await asOwner(
      database,
      `update reports set status = 'dismissed', handled_at = now() where target_id = $1`,
      [post],
    );
    await asOwner(
      database,
      `insert into notifications (recipient_id, type) values ($1, 'build_failure'), ($1, 'build_failure')`,
      [admin.id],
    );
    const mail = `insert into mail_outbox (kind, recipient, language, status, next_attempt_at)
      values ('recovery', 'p…@example.org', 'en', 'waiting', now()) returning id`;
    const [row] = await asOwner(database, mail);
    expect(await toldIn('admins')).toEqual(['reports', 'alerts']);
    await asOwner(database, `update mail_outbox set last_fault = '550' where id = $1`, [String(row?.['id'])]);
    await asOwner(
      database,
      `insert into catalogue_changes (author_id, section, target, change, note, source, based_on)
       values ($1, 'terms', 'keyword/scout', '{}', 'n', 'card', 0)`,
      [owner.id],
    );
    expect(await toldIn('admins')).toEqual(['reports', 'alerts', 'mail', 'changes']);
  });
});

describe('the saved lists of a player', () => {
  const add = `insert into army_lists (user_id, wab_id, name, faction, units) values ($1, $2, $3, 'f', $4)`;

  it('are told of to their owner when one changes, and not when it stays the same', async () => {
    const player = await createAccount(database);
    const list = async (name: string) => act(database, player, add, [player.id, player.wabId, name, UNITS]);
    await list('Raid');
    await list('Siege');
    expect(await told(player)).toEqual(['lists']);
    for (const name of ['Raid', 'Raid 2']) {
      await wait(2);
      await act(database, player, `update army_lists set name = $1 where name like 'Raid%'`, [name]);
    }
    await wait(2);
    await act(database, player, 'delete from army_lists');
    expect(await told(player)).toEqual(['lists', 'lists', 'lists']);
  });
});

describe('the hints that are held back', () => {
  it('are nobody’s to read, and are forgotten after a day', async () => {
    for (const who of [owner, admin, null]) {
      await expect(act(database, who, 'select * from private.hints')).rejects.toMatchObject({
        code: '42501',
      });
      await expect(act(database, who, `select private.hint('admins', 'x', 0)`)).rejects.toMatchObject({
        code: '42501',
      });
    }
    await wait(86_400);
    await createLike(database, other, await createPost(database, owner));
    expect(await asOwner(database, 'select about from private.hints order by about')).toEqual([
      { about: 'activity' },
      { about: 'likes' },
    ]);
  });
});
