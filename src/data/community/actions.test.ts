import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_FILTERS } from '#domain/community/browse-filters.ts';
import { boardRow } from '#tests/builders/board-row.ts';
import { answeringRest } from '#tests/builders/rest-answers.ts';
import { BOARD_PAGE, boardQuery } from './board.ts';
import { noteLike } from './note-changes.ts';
import { addComment, commentsQuery, COMMENTS_PAGE, deleteComment } from './comments.ts';
import { feedQuery } from './feed.ts';
import { setLike } from './likes.ts';
import { setFollow } from './people.ts';
import { postQuery } from './post.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the board', () => {
  it('asks for what the filters say, page after page, and ends with a short page', async () => {
    const full = Array.from({ length: BOARD_PAGE }, (_, at) => boardRow(`list-${at}`));
    const calls = answeringRest(({ body }) => ({
      json: JSON.stringify(body).includes('"after":null') ? full : [boardRow('last')],
    }));
    const client = new QueryClient();
    const filters = { ...NO_FILTERS, search: ' ice ', kind: 'casual' as const, units: ['coal'] };
    const data = await client.infiniteQuery({ ...boardQuery(filters), pages: 2 });
    expect(data.pages.map((page) => page.posts.length)).toEqual([BOARD_PAGE, 1]);
    expect(data.pages[1]?.next).toBeNull();
    expect(calls[0]?.body).toMatchObject({
      search: 'ice',
      tournament: false,
      legal: null,
      with_units: ['coal'],
      sort: 'newest',
    });
    expect(calls[1]?.body).toMatchObject({ after: { id: `list-${BOARD_PAGE - 1}` } });
  });

  it('shows no picture from a refused address, and the short id of players without a name', async () => {
    answeringRest(() => ({ json: [boardRow('a')] }));
    const data = await new QueryClient().infiniteQuery(boardQuery(NO_FILTERS));
    expect(data.pages[0]?.posts[0]).toMatchObject({
      imageUrl: null,
      author: { name: 'WAB-1234', who: 'author' },
    });
  });

  it('shows a like at once, and takes it back', async () => {
    answeringRest(() => ({ json: [boardRow('a')] }));
    const client = new QueryClient();
    await client.infiniteQuery(boardQuery(NO_FILTERS));
    const liked = () => client.getQueryData(boardQuery({ ...NO_FILTERS }).queryKey)?.pages[0]?.posts[0];
    noteLike(client, 'a', 'me', true);
    expect(liked()).toMatchObject({ isLiked: true, likesCount: 1 });
    noteLike(client, 'a', 'me', false);
    expect(liked()).toMatchObject({ isLiked: false, likesCount: 0 });
  });
});

describe('a posted list', () => {
  const row = {
    ...boardRow('a'),
    is_active: true,
    hidden_reason: null,
    units: [],
    author: null,
    based_on: 'source',
    is_copy: true,
    facts: {
      points: 1,
      command: 2,
      unit_count: 3,
      likes_count: 4,
      comments_count: 5,
      heads: [] as readonly string[],
    },
  };

  it('without a picture of its own is known by its first unit, which is the High Command', async () => {
    const bare = { ...row, based_on: null, facts: { ...row.facts, heads: ['feudom/coal', 'feudom/orc'] } };
    const own = { ...bare, image_url: 'https://example.org/a.jpg' };
    for (const [posted, heads] of [
      [bare, [{ name: 'Coal', names: { es: 'Carbón' } }]],
      [own, []],
    ] as const) {
      const calls = answeringRest(({ path }) => ({
        json: path.startsWith('catalogue_units') ? [{ name: 'Coal', es: 'Carbón', fr: null }] : [posted],
      }));
      expect((await new QueryClient().query(postQuery('a')))?.heads).toEqual(heads);
      expect(calls.filter(({ path }) => path.includes('id=eq.feudom/coal'))).toHaveLength(heads.length);
    }
  });

  it('names what it is based on, where that is to be seen', async () => {
    const calls = answeringRest(({ path }) => ({
      json: [path.includes('id=eq.source') ? { ...row, id: 'source', name: 'Ice Line' } : row],
    }));
    const post = await new QueryClient().query(postQuery('a'));
    expect(post?.source).toMatchObject({ id: 'source', name: 'Ice Line', author: null });
    expect(post).toMatchObject({ points: 1, command: 2, unitCount: 3, likesCount: 4, commentsCount: 5 });
    // Two keys lead from a list to players: its author, and who likes it.
    expect(calls[0]?.path).toContain('author:player_cards!user_id(');
  });

  it('says that it is a copy when its original is not to be seen any more', async () => {
    answeringRest(({ path }) => ({ json: path.includes('id=eq.source') ? [] : [row] }));
    expect(await new QueryClient().query(postQuery('a'))).toMatchObject({ source: null, isCopy: true });
  });

  it('returns null when it is not there', async () => {
    answeringRest(() => ({ json: [] }));
    expect(await new QueryClient().query(postQuery('a'))).toBeNull();
  });
});

describe('comments', () => {
  it('go on after the last of a page', async () => {
    const comment = (at: number) => ({
      id: `c${at}`,
      user_id: 'u',
      body: 'x',
      created_at: '2026-11-21T10:00:00.123456+00:00',
      is_hidden: false,
      hidden_reason: null,
      thread_id: null,
      is_thread_deleted: false,
      author_username: null,
      author_short_id: null,
      author_avatar_url: null,
      cursor: { id: `c${at}` },
    });
    const page = Array.from({ length: COMMENTS_PAGE }, (_, at) => comment(at));
    const calls = answeringRest(({ body }) => ({
      json: JSON.stringify(body).includes('"after":null') ? page : [],
    }));
    const data = await new QueryClient().infiniteQuery({ ...commentsQuery('a'), pages: 2 });
    expect(data.pages[1]).toEqual({ comments: [], next: null });
    expect(calls[1]?.body).toMatchObject({ list: 'a', after: { id: 'c29' } });
  });

  it('name the comment that they reply to', async () => {
    const calls = answeringRest(() => ({ status: 201 }));
    await addComment('a', 'id', 'x', 'answered');
    await addComment('a', 'id', 'x');
    expect(calls.map(({ body }) => body)).toMatchObject([{ answers_id: 'answered' }, { answers_id: null }]);
  });

  it('are refused as gone when they reply to a deleted comment', async () => {
    answeringRest(() => ({ status: 409, json: { code: '23503' } }));
    expect(await addComment('a', 'id', 'x', 'c')).toEqual({ ok: false, problem: { code: 'gone' } });
  });

  it('are posted once, though the response to the first try was lost', async () => {
    answeringRest(() => ({ status: 409, json: { code: '23505' } }));
    expect(await addComment('a', 'id', 'x')).toEqual({ ok: true });
  });

  it('fail to delete with the code gone when they are not there', async () => {
    answeringRest(() => ({ json: [] }));
    expect(await deleteComment('c')).toEqual({ ok: false, problem: { code: 'gone' } });
  });
});

describe('likes and follows', () => {
  it('are given and taken back by one call each, which may come twice', async () => {
    const calls = answeringRest(() => ({ status: 204 }));
    await setLike('a', 'me', true);
    await setLike('a', 'me', false);
    await setFollow('you', 'me', true);
    await setFollow('you', 'me', false);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST list_likes',
      'DELETE list_likes?list_id=eq.a&user_id=eq.me',
      'POST user_follows',
      'DELETE user_follows?follower_id=eq.me&followed_id=eq.you',
    ]);
    expect(calls[0]?.prefer).toContain('resolution=ignore-duplicates');
  });
});

describe('the feed', () => {
  const event = {
    id: 'e',
    kind: 'like',
    created_at: '2026-11-21T10:00:00Z',
    actor_id: 'u',
    actor_username: 'Ragna',
    actor_short_id: 'WAB-1',
    actor_avatar_url: null,
    is_mine: true,
    list_id: 'a',
    list_name: 'Ice Line',
    list_faction: 'feudom',
    based_on: null,
    comment_id: null,
    comment_body: null,
    cursor: {},
  };

  it('leaves out what this app does not know yet', async () => {
    answeringRest(() => ({ json: [event, { ...event, id: 'f', kind: 'duel' }] }));
    const data = await new QueryClient().infiniteQuery(feedQuery('me'));
    expect(data.pages[0]?.events).toMatchObject([
      {
        id: 'e',
        kind: 'like',
        isMine: true,
        actor: { name: 'Ragna', who: 'Ragna' },
        list: { name: 'Ice Line' },
      },
    ]);
  });

  it('names the original of a copy, where it is to be seen', async () => {
    const fork = (id: string, source: string | null) => ({ ...event, id, kind: 'fork', based_on: source });
    const calls = answeringRest(({ path }) => ({
      json: path.startsWith('shared_lists')
        ? [{ id: 'seen', name: 'Ice Line' }]
        : [fork('a', 'seen'), fork('b', 'hidden'), fork('c', 'seen'), fork('d', null)],
    }));
    const { pages } = await new QueryClient().infiniteQuery(feedQuery('me'));
    expect(pages[0]?.events.map(({ originalName }) => originalName)).toEqual([
      'Ice Line',
      null,
      'Ice Line',
      null,
    ]);
    expect(calls[1]?.path).toBe('shared_lists?select=id,name&id=in.(seen,hidden)');
  });
});
