import { beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  createBlock,
  createComment,
  createFollow,
  createLike,
  createPost,
  setProfile,
} from '#tests/builders/community.ts';
import { type Account, asUser, createAccount, testDatabase } from '#tests/builders/database.ts';

const database = testDatabase();
let reader: Account;

beforeAll(async () => {
  reader = await createAccount(database);
}, 60_000);

const player = async (assignment: string, ...flags: readonly ('banned' | 'deactivated')[]) => {
  const account = await createAccount(database, ...flags);
  await setProfile(database, account, assignment);
  return account;
};
const card = async (viewer: Account | null, { id }: Account) =>
  (await asUser(database, viewer, 'select * from player_cards where id = $1', [id])).rows[0] ?? null;
const page = async (viewer: Account | null, { id }: Account) =>
  (await asUser(database, viewer, 'select * from public_profile(of_id => $1)', [id])).rows[0] ?? null;
const found = async (viewer: Account, term: string) =>
  (await asUser(database, viewer, 'select id from find_players($1, 50)', [term])).rows.map(({ id }) => id);

describe('the card of a player', () => {
  it('has the name, the first eight characters of the WAB id and the portrait, and follows the profile', async () => {
    const ada = await createAccount(database);
    expect(await card(null, ada)).toMatchObject({
      username: null,
      short_id: ada.wabId.slice(0, 8),
      is_public: true,
    });
    await act(database, ada, "update profiles set username = 'Ada Íñigo', avatar_url = '/art/a.jpg'");
    expect(await card(null, ada)).toMatchObject({
      username: 'Ada Íñigo',
      avatar_url: '/art/a.jpg',
      name_key: 'ada inigo',
    });
    expect(Object.keys((await card(null, ada)) ?? {}).toSorted()).toEqual([
      'avatar_url',
      'created_at',
      'id',
      'is_hidden',
      'is_public',
      'name_key',
      'short_id',
      'username',
    ]);
  });

  it.each(['banned', 'deactivated'] as const)(
    'is hidden while the player is %s, and comes back',
    async (flag) => {
      const gone = await createAccount(database, flag);
      await createPost(database, gone);
      expect(await card(reader, gone)).toBeNull();
      await setProfile(database, gone, `${flag} = false`);
      expect(await card(reader, gone)).not.toBeNull();
    },
  );

  it('is shown for a private player where they act: posts and comments to all', async () => {
    const [author, speaker, silent] = [
      await player("profile_visibility = 'nobody'"),
      await player("profile_visibility = 'nobody'"),
      await player("profile_visibility = 'nobody'"),
    ];
    await createPost(database, author);
    await createComment(database, speaker, await createPost(database, reader));
    expect([await card(null, author), await card(null, speaker)]).not.toContain(null);
    expect(await card(null, silent)).toBeNull();
    expect(await card(reader, silent)).toBeNull();
    expect(await card(silent, silent)).not.toBeNull();
  });

  it('is shown for a private player to those whom they follow or like, or who blocked them', async () => {
    const [fan, admirer, pest, other] = [
      await player("profile_visibility = 'nobody'"),
      await player("profile_visibility = 'nobody'"),
      await player("profile_visibility = 'nobody'"),
      await createAccount(database),
    ];
    await createFollow(database, fan, reader);
    await createLike(database, admirer, await createPost(database, reader));
    await createBlock(database, reader, pest);
    for (const shy of [fan, admirer, pest]) {
      expect(await card(reader, shy)).not.toBeNull();
      expect(await card(other, shy)).toBeNull();
    }
  });

  it('is hidden for a private player whose post was taken down', async () => {
    const author = await player("profile_visibility = 'nobody'");
    await createPost(database, author, { is_active: false });
    expect(await card(reader, author)).toBeNull();
  });
});

describe('the page of a player', () => {
  it.each([
    ['everyone', true, true],
    ['signed_in', false, true],
    ['nobody', false, false],
  ])('open to %s is shown to a visitor: %s, to a player: %s', async (visibility, visitor, signedIn) => {
    const one = await player(`profile_visibility = '${visibility}', bio = 'Hello'`);
    expect((await page(null, one)) !== null).toBe(visitor);
    expect((await page(reader, one)) !== null).toBe(signedIn);
    expect(await page(one, one)).toMatchObject({ bio: 'Hello', is_own: true });
  });

  it.each(['banned', 'deactivated'] as const)(
    'is shown only to administrators while the player is %s',
    async (flag) => {
      const gone = await createAccount(database, flag);
      const admin = await createAccount(database, 'wab_admin');
      expect(await page(reader, gone)).toBeNull();
      expect(await page(null, gone)).toBeNull();
      expect(await page(admin, gone)).not.toBeNull();
    },
  );

  it('is found by the user name in any case, and says neither rights nor the whole WAB id', async () => {
    const games = 'games_won = 3, games_lost = 1, games_drawn = 2';
    const grace = await player(`username = 'Grace Ö', ${games}, location = 'Here'`);
    const { rows } = await asUser(database, null, "select * from public_profile(' grace ö ')");
    expect(rows).toMatchObject([
      { id: grace.id, games_won: 3, games_lost: 1, games_drawn: 2, location: 'Here' },
    ]);
    expect(JSON.stringify(rows)).not.toContain(grace.wabId);
    expect(Object.keys(rows[0] ?? {})).not.toEqual(
      expect.arrayContaining(['wab_admin', 'tester', 'banned', 'deactivated', 'email']),
    );
  });

  it('does not exist without a name or an id', async () => {
    expect((await asUser(database, null, 'select * from public_profile()')).rows).toEqual([]);
  });

  it('counts shown posts, their likes, and followers, and names the reader’s relation', async () => {
    const [one, banned] = [await createAccount(database), await createAccount(database, 'banned')];
    const list = await createPost(database, one);
    await createPost(database, one, { is_active: false });
    await createLike(database, reader, list);
    await createFollow(database, reader, one);
    await createFollow(database, banned, one);
    expect(await page(reader, one)).toMatchObject({
      posts_count: 1,
      likes_count: 1,
      followers_count: 1,
      following_count: 0,
      is_followed: true,
      follows_me: false,
      is_blocked: false,
      is_own: false,
      shows_activity: true,
    });
    expect(await page(one, reader)).toMatchObject({ follows_me: true, is_followed: false });
    expect(await page(null, one)).toMatchObject({ follows_me: false, is_followed: false, is_own: false });
  });
});

describe('the search for players', () => {
  it('finds a part of the name without accents, the beginning of the short id and the whole WAB id', async () => {
    const lea = await player("username = 'Léa Zéphyr'");
    for (const term of ['zephyr', 'LÉA', 'a zép', lea.wabId.toLowerCase()]) {
      expect(await found(reader, term)).toContain(lea.id);
    }
    expect(await found(reader, lea.wabId.slice(0, 8).toLowerCase())).toContain(lea.id);
    expect(await found(reader, lea.wabId.slice(0, 12))).not.toContain(lea.id);
  });

  it('takes signs of a pattern as they are, and nothing shorter than two characters', async () => {
    const odd = await player(String.raw`username = '100%_\ sure'`);
    await player("username = '100 other'");
    expect(await found(reader, '0%')).toEqual([odd.id]);
    expect(await found(reader, String.raw`_\ s`)).toEqual([odd.id]);
    expect(await found(reader, '1')).toEqual([]);
    expect(await found(reader, '  ')).toEqual([]);
  });

  it('leaves out players who are private, gone or blocked', async () => {
    await player("username = 'hidden one', profile_visibility = 'nobody'");
    await player("username = 'hidden two'", 'banned');
    await createBlock(database, reader, await player("username = 'hidden three'"));
    const seen = await player("username = 'hidden four', profile_visibility = 'signed_in'");
    expect(await found(reader, 'hidden')).toEqual([seen.id]);
  });

  it('needs a sign-in, as does the check of a free name', async () => {
    for (const call of ["find_players('ab')", "username_available('ab')"]) {
      await expect(asUser(database, null, `select ${call}`)).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('a user name', () => {
  it("is free until somebody has it, in any case; one's own stays free", async () => {
    const owner = await player("username = 'Unique'");
    const free = async (viewer: Account, name: string) =>
      (await asUser(database, viewer, 'select username_available($1) as free', [name])).rows[0]?.['free'];
    for (const name of [' uNIQUE ', 'Únîque']) expect(await free(reader, name)).toBe(false);
    expect(await free(owner, 'unique')).toBe(true);
    expect(await free(reader, 'Unique 2')).toBe(true);
  });

  it('is refused when it looks like that of somebody else', async () => {
    await player("username = 'José Ángel'");
    const attempt = asUser(database, reader, "update profiles set username = 'jose  angel'");
    await expect(attempt).rejects.toMatchObject({
      code: '23505',
      fields: { constraint: 'profiles_username_key' },
    });
  });

  it.each(['Ad\u200ba', '\u202eada', 'Ada\u2060', '..', '...'])('refuses %j', async (name) => {
    const attempt = asUser(database, reader, 'update profiles set username = $1', [name]);
    await expect(attempt).rejects.toMatchObject({ code: '23514' });
  });
});

describe('following', () => {
  const follow = (one: Account, other: Account) =>
    act(database, one, 'insert into user_follows (followed_id) values ($1)', [other.id]);

  it('is refused for oneself, for hidden or private players, and across a block', async () => {
    const [pest, shy, gone] = [
      await createAccount(database),
      await player("profile_visibility = 'nobody'"),
      await createAccount(database, 'banned'),
    ];
    await createBlock(database, reader, pest);
    await expect(follow(reader, reader)).rejects.toMatchObject({ code: '23514' });
    for (const [one, other] of [
      [reader, pest],
      [pest, reader],
      [reader, shy],
      [reader, gone],
      [await createAccount(database, 'wab_admin'), gone],
    ] as const) {
      await expect(follow(one, other)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('ends both ways when one blocks the other', async () => {
    const [one, other] = [await createAccount(database), await createAccount(database)];
    await follow(one, other);
    await follow(other, one);
    await act(database, one, 'insert into user_blocks (blocked_id) values ($1)', [other.id]);
    expect((await asUser(database, other, 'select 1 from user_follows')).rows).toEqual([]);
  });

  it('is limited to a hundred in ten minutes, and the refusal says how long to wait', async () => {
    const [keen, other] = [await createAccount(database), await createAccount(database)];
    await database.withOwner(({ query }) =>
      query("insert into private.action_counts values ($1, 'follows', now() - interval '4 minutes', 99)", [
        keen.id,
      ]),
    );
    await follow(keen, other);
    const refusal = await follow(keen, reader).catch((cause: unknown) => cause);
    expect(refusal).toMatchObject({ code: 'PT429', fields: { detail: 'follows' } });
    expect(Number((refusal as { fields: { hint: string } }).fields.hint)).toBeGreaterThan(300);
    await database.withOwner(({ query }) =>
      query("update private.action_counts set begun_at = now() - interval '11 minutes' where user_id = $1", [
        keen.id,
      ]),
    );
    await follow(keen, reader);
  });
});

describe('the mark of seen activity', () => {
  it('moves forward only, and never past now', async () => {
    const one = await createAccount(database);
    const seen = async (at: string) =>
      (
        await act(
          database,
          one,
          'update profiles set activity_seen_at = $1 returning activity_seen_at > now() as ahead, activity_seen_at',
          [at],
        )
      ).rows[0];
    const first = await seen('2999-01-01');
    expect(first?.['ahead']).toBe(false);
    expect(await seen('2020-01-01')).toEqual(first);
  });
});
