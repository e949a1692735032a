import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, type Viewer } from '#domain/access/viewer.ts';
import { ANNA, ANNA_HERE, fakeBackend, type FakeCall, refusal } from '#tests/builders/fake-backend.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { postRow } from '#tests/builders/post-row.ts';
import { prefetch } from '#tests/builders/prefetch.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { onWideWindow } from '#tests/builders/units-page.tsx';
import { Component as CommunityListPage } from './community-list-page.tsx';

const ID = '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f12';
const ROW = postRow(
  {
    id: ID,
    description: 'See https://example.org/ice, not http://example.org.',
    is_tournament_list: true,
    tournament_name: 'Winter Open',
  },
  { points: 170, command: 3, unit_count: 4, likes_count: 1 },
);

/** Opens the page over a backend that holds one list; `refuse` gives the status of calls. */
function open(viewer: Viewer, row: object | null, refuse: (call: FakeCall) => number = () => 200) {
  sessionStore.setState({ viewer });
  const { calls } = fakeBackend((call) => {
    const { path, method } = call;
    if (path.startsWith('/rest/') && refuse(call) >= 400) return refusal(refuse(call), '');
    if (path.includes('based_on=eq.')) return { status: 200, body: [] };
    if (path.startsWith('/rest/v1/rpc/')) return { status: 200, body: [] };
    if (method !== 'GET' && path.startsWith('/rest/v1/')) return { status: refuse(call), body: [{ id: ID }] };
    if (path.startsWith('/rest/v1/shared_lists')) {
      return { status: 200, body: row === null ? [] : [{ ...ROW, ...row }] };
    }
    return path.startsWith('/rest/v1/list_likes') ? { status: 200, body: [] } : null;
  });
  const app = renderApp(<CommunityListPage />, {
    address: `/community-lists/${ID}`,
    path: '/community-lists/:id',
  });
  const writes = () => calls.filter(({ method, path }) => method !== 'GET' && !path.includes('/rpc/'));
  return { ...app, writes };
}

/** Refuses what changes something. Questions to functions of the database are no changes. */
const refuseWrites = (status: number) => (call: FakeCall) =>
  call.method === 'GET' || call.path.includes('/rpc/') ? 200 : status;

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
async function choose(user: ReturnType<typeof open>['user'], action: string) {
  await user.click(screen.getByRole('button', { name: 'More about this list' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

prefetch(async () => import('./list-content.tsx'));
prefetch(async () => import('./compare-post.tsx'));
prefetch(async () => import('#components/list-findings/finding-lines.tsx'));
beforeEach(() => queryClient().clear());
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('a posted list', () => {
  it('has the card of a unit beside all of it in a wide window', async () => {
    onWideWindow();
    const units = [{ id: 'wrathmane', name: 'Wrathmane', pointsCost: 30, quantity: 1 }];
    open(GUEST, { units });
    const pane = within(await screen.findByRole('complementary', { name: 'Unit card' }));
    expect(await pane.findByRole('heading', { name: 'Wrathmane' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Comments' })).toBeDefined();
  });

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
    expect(await title('List not found')).toBeDefined();
  });

  it('folds a long description until it is asked for', async () => {
    const { user } = open(GUEST, { description: 'Line\n'.repeat(7) });
    await title('Ice Line');
    const unfold = screen.getByRole('button', { name: 'Show the whole description' });
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
    await user.click(unfold);
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('names units that were posted with other values than the catalogue has', async () => {
    open(GUEST, { units: [{ id: 'hersir', name: 'Hersir', pointsCost: 1, quantity: 1 }] });
    expect(await screen.findByText(/with other values than the catalogue has: Hersir\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'View card of Hersir' })).toBeDefined();
  });

  it('folds three problems and more into one line with their number', async () => {
    const unit = (id: string, quantity: number) => ({ id, name: id, quantity });
    const { user } = open(GUEST, {
      units: [unit('hersir', 9), unit('orc-hunters', 9), unit('wrathmane', 1), unit('alborc', 1)],
    });
    const line = await screen.findByText(/^Not legal: \d problems$/);
    expect(screen.queryByRole('list', { name: 'Warnings' })).toBeNull();
    await user.click(line);
    const warnings = within(await screen.findByRole('list', { name: 'Warnings' }));
    expect(line.textContent).toBe(`Not legal: ${warnings.getAllByRole('listitem').length} problems`);
  });

  it('is compared with the list in the builder', async () => {
    putDraft(documentWith({ tattooist: 1 }, { name: 'Mine' }));
    const { user, router } = open(GUEST, { units: [{ id: 'alborc', name: 'Alborc' }] });
    await title('Ice Line');
    await choose(user, 'Compare with mine');
    await user.click(await screen.findByRole('button', { name: 'The list in the builder' }));
    expect(router.state.location.search).toBe('?a=Mine&b=Ice+Line');
  });

  it('opens as a copy in the builder', async () => {
    const { user, router } = open(GUEST, {
      units: [{ id: 'hersir', name: 'Hersir', pointsCost: 25, quantity: 2 }],
    });
    await title('Ice Line');
    await user.click(screen.getByRole('button', { name: 'Open in the builder' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/builder'));
    expect(messagesShown()[0]).toContain('Opened as a copy. Save it to keep it.');
    expect(draft().basedOn).toEqual({ id: ID, name: 'Ice Line' });
  });

  it('is shared as its address and copied as text', async () => {
    const { user } = open(GUEST, { units: [{ id: 'hersir', name: 'Hersir', pointsCost: 25, quantity: 2 }] });
    await title('Ice Line');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/community-lists/${ID}$`));
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    await waitFor(() => expect(messagesShown()).toContain('Army list has been copied to your clipboard'));
    expect(await navigator.clipboard.readText()).toContain('Hersir');
  });

  it('takes a like and gives it back at a second press', async () => {
    const { user, writes } = open(ANNA_HERE, {});
    await title('Ice Line');
    await user.click(await screen.findByRole('button', { name: '1 like', pressed: false }));
    await user.click(await screen.findByRole('button', { name: '2 likes', pressed: true }));
    expect(await screen.findByRole('button', { name: '1 like', pressed: false })).toBeDefined();
    expect(writes().map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  });

  it('takes a like back on the page when the server refuses it', async () => {
    const { user } = open(ANNA_HERE, {}, refuseWrites(403));
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
    const { user, writes } = open(ANNA_HERE, {}, (call) => refuseWrites(status.now)(call));
    await title('Ice Line');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
    await user.type(field, 'Well thought out.');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(field.value).toBe('Well thought out.');
    status.now = 201;
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(field.value).toBe(''));
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
    await waitFor(() => expect(messagesShown()).toContain('The list is taken down'));
    expect(writes().map(({ body }) => body)).toEqual([{ is_active: false }]);
  });

  it('renames it, and hears of another list of that name', async () => {
    const { user, writes } = open(ANNA_HERE, own, refuseWrites(409));
    await title('Ice Line');
    await choose(user, 'Rename the list');
    const field = await screen.findByRole('textbox', { name: 'List name' });
    await user.clear(field);
    await user.type(field, 'Fire Line');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    const taken = 'Another of your lists is posted under this name. Choose another name.';
    await waitFor(() => expect(messagesShown()).toContain(taken));
    expect(writes().map(({ body }) => body)).toEqual([{ name: 'Fire Line' }]);
  });

  it('deletes it for good, and is led to the board; a refusal leaves it', async () => {
    let status = 403;
    const { user, writes, router } = open(ANNA_HERE, own, (call) => refuseWrites(status)(call));
    await title('Ice Line');
    await choose(user, 'Delete for good');
    await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(messagesShown()[0]).toContain('The list could not be deleted'));
    status = 200;
    await choose(user, 'Delete for good');
    await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/community-lists'));
    expect(messagesShown()[0]).toBe('“Ice Line” is deleted');
    expect(writes().map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
  });

  it('puts one back that was taken down', async () => {
    const { user, writes } = open(ANNA_HERE, { ...own, is_active: false });
    await title('Ice Line');
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    await waitFor(() => expect(messagesShown()).toContain('The list is back among the community lists'));
    expect(writes().map(({ body }) => body)).toEqual([{ is_active: true }]);
  });

  it('reads why an administrator has hidden it', async () => {
    open(ANNA_HERE, { ...own, is_hidden: true, hidden_reason: 'Spam' });
    await title('Ice Line');
    expect(screen.getByText(/Reason:/).textContent).toContain('Spam');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });
});

describe('a reader of a list', () => {
  const BOB = { user_id: 'bob', author: { id: 'bob', username: 'Bob', short_id: 'BBBB', avatar_url: null } };
  async function report(user: ReturnType<typeof open>['user']) {
    await choose(user, 'Report the list');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report the list' }));
    await user.click(dialog.getByRole('radio', { name: 'Offensive or hateful' }));
    await user.type(dialog.getByRole('textbox', { name: 'More about it, if you like' }), ' Rude. ');
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    return dialog;
  }

  it('reports it with a reason; a refused report keeps the words', async () => {
    let status = 503;
    const { user, writes } = open(ANNA_HERE, {}, (call) => refuseWrites(status)(call));
    await title('Ice Line');
    const dialog = await report(user);
    expect((await dialog.findByRole('alert')).textContent).toContain('There is no answer from the server.');
    status = 201;
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    await waitFor(() => expect(messagesShown()).toContain('Thank you. An administrator will look at it.'));
    expect(writes().at(-1)?.body).toEqual({
      kind: 'list',
      target_id: ID,
      reason: 'offensive',
      details: 'Rude.',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('hears that it was reported already', async () => {
    const { user } = open(ANNA_HERE, {}, refuseWrites(409));
    await title('Ice Line');
    await report(user);
    await waitFor(() => expect(messagesShown()).toContain('You have reported this already.'));
  });

  it('blocks its author after a question, and is led to the board', async () => {
    const { user, writes, router } = open(ANNA_HERE, BOB);
    await title('Ice Line');
    await choose(user, 'Block Bob');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/community-lists'));
    expect(messagesShown()).toContain('Bob is blocked');
    expect(writes()[0]?.path).toContain('/user_blocks');
  });
});
