import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, type Viewer } from '#domain/access/viewer.ts';
import { ANNA, ANNA_HERE, fakeBackend } from '#tests/builders/fake-backend.ts';
import { hint, isHeard } from '#tests/builders/fake-hints.ts';
import { postRow } from '#tests/builders/post-row.ts';
import { prefetch } from '#tests/builders/prefetch.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as CommunityListPage } from './community-list-page.tsx';

const ID = '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f12';
const TOPIC = `post:${ID}`;

const comment = (at: number, author: string) => ({
  id: `4f2c1c9e-7f3d-4d0a-9a54-${String(at).padStart(12, '0')}`,
  user_id: author,
  body: `Comment ${String(at)}`,
  created_at: '2026-11-20T10:00:00Z',
  is_hidden: false,
  hidden_reason: null,
  thread_id: null,
  is_thread_deleted: false,
  author_username: author,
  author_short_id: 'BBBB',
  author_avatar_url: null,
  cursor: { at },
});

let chance: { mockRestore: () => void };
/** The post as other players change it while it is open. */
let post: { likes: number; comments: ReturnType<typeof comment>[]; isThere: boolean };

const facts = () => ({ likes_count: post.likes, comments_count: post.comments.length });
const row = () => postRow({ id: ID }, facts());

function open(viewer: Viewer) {
  sessionStore.setState({ viewer });
  const { calls } = fakeBackend(({ path }) => {
    const answer = (...body: readonly unknown[]) => ({ status: 200, body });
    if (path.startsWith('/rest/v1/shared_list_facts')) return answer(...(post.isThere ? [facts()] : []));
    if (path.includes('based_on=eq.')) return answer();
    if (path.startsWith('/rest/v1/shared_lists')) return answer(...(post.isThere ? [row()] : []));
    if (path.endsWith('/rpc/comments_page')) return answer(...post.comments);
    return path.startsWith('/rest/v1/') ? answer() : null;
  });
  const app = renderApp(<CommunityListPage />, {
    address: `/community-lists/${ID}`,
    path: '/community-lists/:id',
  });
  const asked = (part: string) => calls.filter(({ path }) => path.includes(part)).length;
  return { ...app, asked };
}

const tell = (about: string) => act(() => hint(TOPIC, about));
const isOpen = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Ice Line' });
  await waitFor(() => expect(isHeard(TOPIC)).toBe(true));
};

prefetch(async () => import('./list-content.tsx'));
prefetch(async () => import('#data/community/hear-post.ts'));
beforeEach(() => {
  queryClient().clear();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  chance = vi.spyOn(Math, 'random').mockReturnValue(0);
  post = { likes: 1, comments: [comment(1, 'bob')], isThere: true };
});
afterEach(() => {
  chance.mockRestore();
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('an open post', () => {
  it('shows the likes that others give, and asks for no comments then', async () => {
    const { asked } = open(ANNA_HERE);
    await isOpen();
    await screen.findByText('Comment 1');
    post.likes = 7;
    tell('likes');
    expect(await screen.findByRole('button', { name: '7 likes' })).toBeDefined();
    expect(asked('comments_page')).toBe(1);
  });

  it('shows the comments that others write, and leads to the first of them', async () => {
    const { user } = open(ANNA_HERE);
    await isOpen();
    await screen.findByText('Comment 1');
    post.comments = [...post.comments, comment(2, 'cleo'), comment(3, ANNA.id), comment(4, 'dora')];
    tell('comments');
    await user.click(await screen.findByRole('button', { name: 'Show 2 new comments' }));
    expect(document.activeElement?.textContent).toContain('Comment 2');
    expect(screen.queryByRole('button', { name: /new comments/ })).toBeNull();
    expect(screen.getAllByText('New')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: /^Comments/ }).textContent).toBe('Comments4');
  });

  it('catches up when hearing begins, with one small question where nothing is new', async () => {
    const { asked } = open(ANNA_HERE);
    await isOpen();
    tell('all');
    await waitFor(() => expect(asked('shared_list_facts')).toBe(1));
    expect(asked('comments_page')).toBe(1);
  });

  it('says that it is gone when it was taken down', async () => {
    open(ANNA_HERE);
    await isOpen();
    post.isThere = false;
    tell('likes');
    expect(await screen.findByRole('heading', { level: 1, name: 'List not found' })).toBeDefined();
  });

  it('is heard only while it is open, and never for guests', async () => {
    open(ANNA_HERE);
    await isOpen();
    cleanup();
    expect(isHeard(TOPIC)).toBe(false);
    open(GUEST);
    await screen.findByRole('heading', { level: 1, name: 'Ice Line' });
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(isHeard(TOPIC)).toBe(false);
  });
});
