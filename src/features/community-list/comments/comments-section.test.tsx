import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { GUEST, type Viewer } from '#domain/access/viewer.ts';
import { POST } from '#tests/builders/community-post.ts';
import {
  ANNA,
  ANNA_HERE,
  type FakeAnswer,
  fakeBackend,
  type FakeCall,
  refusal,
} from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import type { Ask } from '../post-questions.tsx';
import { CommentsSection } from './comments-section.tsx';

const LIST = '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f12';
const idOf = (at: number) => `4f2c1c9e-7f3d-4d0a-9a54-${String(at).padStart(12, '0')}`;
const rows = (body: unknown): FakeAnswer => ({ status: 200, body });

/** A comment of Ben as the database returns it. Any column may be given. */
const comment = (at: number, columns: object = {}) => ({
  id: idOf(at),
  user_id: 'ben',
  body: `Comment ${at}`,
  created_at: '2026-11-20T10:00:00Z',
  is_hidden: false,
  hidden_reason: null,
  thread_id: null,
  is_thread_deleted: false,
  author_username: 'Ben',
  author_short_id: 'BBBB',
  author_avatar_url: null,
  cursor: { at },
  ...columns,
});

type Told = {
  viewer?: Viewer;
  commentsCount?: number;
  hash?: string;
  /** Gives the response to a request for a page, after this comment. */
  page?: (after: unknown) => FakeAnswer;
  written?: (call: FakeCall) => FakeAnswer;
};

/** Opens the comments of a list. */
function open({ viewer = ANNA_HERE, commentsCount = 0, hash = '', page, written }: Told = {}) {
  const { calls } = fakeBackend((call) => {
    if (call.path.endsWith('/rpc/comments_page')) return page?.(call.body['after']) ?? rows([]);
    return call.path.startsWith('/rest/v1/list_comments') ? (written?.(call) ?? rows([])) : null;
  });
  const ask = vi.fn<Ask>();
  const app = renderApp(
    <WithQueries>
      <CommentsSection post={{ ...POST, id: LIST, commentsCount }} viewer={viewer} ask={ask} />
    </WithQueries>,
    { address: `/community-lists/${LIST}${hash}` },
  );
  const sent = () => calls.filter(({ path }) => path.includes('list_comments')).map(({ body }) => body);
  return { ...app, ask, sent };
}

beforeEach(() => {
  queryClient().clear();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => vi.unstubAllGlobals());

describe('a post without comments that its reader may see', () => {
  it.each([
    [2, 'All comments here are from players whom you have blocked.'],
    [0, 'No comments yet.'],
  ])('with %i comments of others says so and counts none', async (commentsCount, sentence) => {
    open({ viewer: GUEST, commentsCount });
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Comments' }).textContent).toBe('Comments');
  });
});

describe('the comments of a post', () => {
  it('stand in threads, as text, and a deleted one keeps its replies', async () => {
    const reply = { thread_id: idOf(9), is_thread_deleted: true };
    open({ page: () => rows([comment(1, { body: '<b>Bold</b>' }), comment(2, reply)]) });
    expect(await screen.findByText('<b>Bold</b>')).toBeDefined();
    expect(screen.getByText('Comment deleted')).toBeDefined();
    expect(within(screen.getByRole('list', { name: 'Replies' })).getByText('Comment 2')).toBeDefined();
    expect(screen.getByRole('heading', { name: /^Comments/ }).textContent).toBe('Comments2');
  });

  it('say why one is hidden, which nobody replies to', async () => {
    open({ page: () => rows([comment(1, { is_hidden: true, hidden_reason: 'Spam' })]) });
    expect((await screen.findByText(/^Hidden by an administrator/)).textContent).toContain('Spam');
    expect(screen.queryByRole('button', { name: 'Reply to Ben' })).toBeNull();
  });

  it('come with another try when they do not come at once', async () => {
    let isDown = true;
    const { user } = open({ page: () => (isDown ? refusal(403, '42501') : rows([comment(1)])) });
    expect(await screen.findByText('The comments could not be loaded')).toBeDefined();
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Comment 1')).toBeDefined();
  });

  it('are searched page after page for the one in the address, which gets the focus', async () => {
    const first = Array.from({ length: 30 }, (_, at) => comment(at + 1));
    open({
      hash: `#comment-${idOf(31)}`,
      page: (after) => rows(after === null ? first : [comment(31)]),
    });
    const linked = (await screen.findByText('Comment 31')).closest('[aria-current]');
    await waitFor(() => expect(document.activeElement).toBe(linked));
    expect(linked).not.toBeNull();
  });

  it('say that the one in the address is gone', async () => {
    open({ hash: `#comment-${idOf(8)}`, page: () => rows([comment(1)]) });
    expect(await screen.findByText('The comment that this link leads to is no longer here.')).toBeDefined();
  });
});

describe('the actions on a comment', () => {
  const openMenu = async (user: ReturnType<typeof open>['user']) =>
    user.click(await screen.findByRole('button', { name: 'More about the comment of Ben' }));

  it('of another player are a link, a report and a block, each after a question', async () => {
    const { user, ask } = open({ page: () => rows([comment(1)]) });
    await openMenu(user);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Copy the link to the comment',
      'Report the comment',
      'Block Ben',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Report the comment' }));
    expect(ask).toHaveBeenCalledWith({ kind: 'report', about: 'comment', targetId: idOf(1) });
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Copy the link to the comment' }));
    await waitFor(() => expect(messagesShown()).toContain('Link copied to clipboard'));
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/${LIST}#comment-${idOf(1)}$`));
  });

  it('of one’s own is its deletion', async () => {
    const { user, ask } = open({ page: () => rows([comment(1, { user_id: ANNA.id })]) });
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete the comment' }));
    expect(ask).toHaveBeenCalledWith({ kind: 'delete-comment', id: idOf(1) });
    expect(screen.queryByRole('menuitem', { name: 'Block Ben' })).toBeNull();
  });

  it('include none of those of players for a guest', async () => {
    const { user } = open({ viewer: GUEST, page: () => rows([comment(1)]) });
    await openMenu(user);
    expect(screen.queryByRole('menuitem', { name: 'Block Ben' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reply to Ben' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in to comment' })).toBeDefined();
  });
});

describe('a reply', () => {
  const thread = [comment(1), comment(2, { thread_id: idOf(1), author_username: 'Cleo' })];
  async function reply(user: ReturnType<typeof open>['user'], name: string) {
    await user.click(await screen.findByRole('button', { name: `Reply to ${name}` }));
    return screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Your reply to ${name}` });
  }

  it('opens with the name of the addressed player, and is sent under their comment', async () => {
    const { user, sent } = open({ page: () => rows(thread) });
    const field = await reply(user, 'Cleo');
    expect(field.value).toBe('@Cleo ');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Post the reply' }).disabled).toBe(true);
    await user.type(field, 'Well said.');
    await user.click(screen.getByRole('button', { name: 'Post the reply' }));
    await waitFor(() => expect(messagesShown()).toContain('Your reply is posted'));
    expect(sent()[0]).toMatchObject({ list_id: LIST, body: '@Cleo Well said.' });
    expect(JSON.stringify(sent()[0])).toContain(idOf(2));
    expect(screen.queryByRole('textbox', { name: 'Your reply to Cleo' })).toBeNull();
  });

  it('is given up with Escape, and the focus goes back to its button', async () => {
    const { user, sent } = open({ page: () => rows(thread) });
    const field = await reply(user, 'Ben');
    expect(document.activeElement).toBe(field);
    await user.keyboard('Never mind{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Your reply to Ben' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reply to Ben' }));
    expect(sent()).toEqual([]);
  });

  it('keeps its text when the comment is gone; another text is another comment', async () => {
    const { user, sent } = open({ page: () => rows(thread), written: () => refusal(409, '23503') });
    const field = await reply(user, 'Ben');
    await user.type(field, 'Late');
    await user.click(screen.getByRole('button', { name: 'Post the reply' }));
    expect(await screen.findByText(/^The comment that you reply to is no longer here\./)).toBeDefined();
    expect(field.value).toBe('Late');
    await user.type(field, 'r');
    expect(screen.queryByText(/is no longer here/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Post the reply' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.['id']).not.toBe(sent()[0]?.['id']);
  });
});
