import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, type Viewer } from '#domain/access/viewer.ts';
import { ANNA, type FakeCall, fakeBackend } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { CommunityListPage } from './community-list-page.tsx';

const ID = '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f12';
const ANNA_HERE: Viewer = {
  status: 'authenticated',
  userId: ANNA.id,
  email: ANNA.email,
  isWabAdmin: false,
  isTester: false,
  isPreview: false,
};
const ROW = {
  id: ID,
  user_id: 'bob',
  name: 'Ice Line',
  faction: 'northern-tribes',
  description: 'See https://example.org/ice, not http://example.org.',
  image_url: null,
  units: [],
  is_tournament_list: true,
  tournament_name: 'Winter Open',
  is_active: true,
  is_hidden: false,
  hidden_reason: null,
  created_at: '2026-11-21T10:00:00Z',
  updated_at: '2026-11-21T10:00:00Z',
  based_on: null,
  is_copy: false,
  author: null,
  facts: { points: 170, command: 3, unit_count: 4, likes_count: 1, comments_count: 0, heads: [] },
};

/** Opens the page over a backend that holds one list; `refuse` gives the status of writes. */
function open(viewer: Viewer, row: object | null, refuse: (call: FakeCall) => number = () => 200) {
  sessionStore.setState({ viewer });
  const { calls } = fakeBackend((call) => {
    const { path, method } = call;
    if (path.includes('based_on=eq.')) return { status: 200, body: [] };
    if (path.startsWith('/rest/v1/rpc/')) return { status: 200, body: [] };
    if (method !== 'GET' && path.startsWith('/rest/v1/')) return { status: refuse(call), body: [{ id: ID }] };
    if (path.startsWith('/rest/v1/shared_lists')) {
      return { status: 200, body: row === null ? [] : [{ ...ROW, ...row }] };
    }
    return path.startsWith('/rest/v1/list_likes') ? { status: 200, body: [] } : null;
  });
  const app = renderApp(<CommunityListPage unitList={() => 'the units'} />, {
    address: `/community-lists/${ID}`,
    path: '/community-lists/:id',
  });
  const writes = () => calls.filter(({ method, path }) => method !== 'GET' && !path.includes('/rpc/'));
  return { ...app, writes };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
async function choose(user: ReturnType<typeof open>['user'], action: string) {
  await user.click(screen.getByRole('button', { name: 'More about this list' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

beforeEach(() => queryClient().clear());
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('a posted list', () => {
  it('shows a guest its words and totals, links https only and asks them to sign in', async () => {
    open(GUEST, {});
    await title('Ice Line');
    expect(screen.getByText('170 pts')).toBeDefined();
    expect(screen.getByText('Winter Open')).toBeDefined();
    const link = screen.getByRole('link', { name: 'example.org/ice' });
    expect(link.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
    expect(screen.queryByRole('link', { name: /^http/ })).toBeNull();
    expect(screen.getByTitle('Sign in to like this list')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull();
  });

  it('says that it is not here when it was taken down or never there', async () => {
    open(GUEST, null);
    expect(await title('This list is not here')).toBeDefined();
  });

  it('takes a like back on the page when the server refuses it', async () => {
    const { user } = open(ANNA_HERE, {}, () => 403);
    await title('Ice Line');
    const like = await screen.findByRole('button', { name: '1 like', pressed: false });
    await user.click(like);
    expect((await screen.findByRole('button', { name: '1 like' })).getAttribute('aria-pressed')).toBe(
      'false',
    );
    expect(messagesShown()[0]).toContain('Your like could not be sent');
  });

  it('posts a comment and empties the field; a refused one stays with the reason', async () => {
    const status = { now: 503 };
    const { user, writes } = open(ANNA_HERE, {}, () => status.now);
    await title('Ice Line');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
    await user.type(field, 'Well thought out.');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(field.value).toBe('Well thought out.');
    status.now = 201;
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await vi.waitFor(() => expect(field.value).toBe(''));
    const [first, again] = writes();
    expect(again?.body).toEqual(first?.body);
  });
});

describe('the author of a list', () => {
  const own = { user_id: ANNA.id };

  it('takes it down after a question, and not when they cancel', async () => {
    const { user, writes } = open(ANNA_HERE, own);
    await title('Ice Line');
    await choose(user, 'Take the list down');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(writes()).toEqual([]);
    await choose(user, 'Take the list down');
    await user.click(await screen.findByRole('button', { name: 'Take it down' }));
    await vi.waitFor(() => expect(messagesShown()).toContain('The list is taken down'));
    expect(writes().map(({ body }) => body)).toEqual([{ is_active: false }]);
  });

  it('renames it, and hears of another list of that name', async () => {
    const { user, writes } = open(ANNA_HERE, own, () => 409);
    await title('Ice Line');
    await choose(user, 'Rename the list');
    const field = await screen.findByRole('textbox', { name: 'List name' });
    await user.clear(field);
    await user.type(field, 'Fire Line');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    const taken = 'Another of your lists is posted under this name. Choose another name.';
    await vi.waitFor(() => expect(messagesShown()).toContain(taken));
    expect(writes().map(({ body }) => body)).toEqual([{ name: 'Fire Line' }]);
  });

  it('puts one back that was taken down', async () => {
    const { user, writes } = open(ANNA_HERE, { ...own, is_active: false });
    await title('Ice Line');
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    await vi.waitFor(() => expect(messagesShown()).toContain('The list is back among the community lists'));
    expect(writes().map(({ body }) => body)).toEqual([{ is_active: true }]);
  });

  it('reads why an administrator has hidden it', async () => {
    open(ANNA_HERE, { ...own, is_hidden: true, hidden_reason: 'Spam' });
    await title('Ice Line');
    expect(screen.getByText(/Reason:/).textContent).toContain('Spam');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });
});
