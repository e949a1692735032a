import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, type Viewer } from '#domain/access/viewer.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { putDraft } from '#tests/builders/draft.ts';
import { ANNA_HERE, type FakeAnswer, fakeBackend, refusal } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { PostDialog } from './post-dialog.tsx';

/** An earlier post of Anna. */
const EARLIER = {
  id: 'old-post',
  name: 'Ice Line',
  faction: 'northern-tribes',
  description: 'Slow.',
  image_url: null,
  is_tournament_list: false,
  tournament_name: null,
  updated_at: '2026-11-20T12:00:00Z',
};

/** Opens the dialog over a backend with these posts; a new post gets this status. */
function open(
  viewer: Viewer,
  status = 201,
  posts: (path: string) => FakeAnswer = () => ({ status: 200, body: [] }),
) {
  sessionStore.setState({ viewer });
  const { calls } = fakeBackend(({ method, path }) => {
    if (!path.startsWith('/rest/v1/shared_lists')) return null;
    return method === 'GET' ? posts(path) : { status, body: [{ id: 'new-post' }] };
  });
  const app = renderApp(<PostDialog />, { address: '/builder?dialog=post' });
  const sent = (wanted: string) => calls.filter(({ method }) => method === wanted).map(({ body }) => body);
  return { ...app, posted: () => sent('POST'), updated: () => sent('PATCH') };
}

const share = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Share List' });
const update = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update the post' });
/** Waits for the end of the post, which closes the dialog. */
const closed = async () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const intoView = vi.fn<(this: Element) => void>();

beforeEach(() => {
  queryClient().clear();
  localStorage.clear();
  intoView.mockReset();
  Element.prototype.scrollIntoView = intoView;
  putDraft(documentWith({ alborc: 1 }, { name: 'Ice Line' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('posting the open list', () => {
  it('sends name, words, type and units, and closes with the good news', async () => {
    const { user, posted } = open(ANNA_HERE);
    await waitFor(() => expect(share().disabled).toBe(false));
    expect(field('List name').value).toBe('Ice Line');
    expect(field('Faction').readOnly).toBe(true);
    await user.type(field('Description'), 'Slow and sure.');
    await user.click(screen.getByRole('radio', { name: 'Tournament/Event List' }));
    expect(intoView.mock.contexts.some((part) => part.contains(field('Tournament/event name')))).toBe(true);
    await user.type(field('Tournament/event name'), 'Winter Open');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('Slow and sure.')).toBeDefined();
    expect(preview.getByText('Winter Open')).toBeDefined();
    await user.click(share());
    await waitFor(() => expect(messagesShown()).toContain('List Shared Successfully!'));
    expect(posted()).toMatchObject([
      { name: 'Ice Line', description: 'Slow and sure.', tournament_name: 'Winter Open' },
    ]);
    await closed();
  });

  it('keeps what was written when the server does not answer', async () => {
    const { user } = open(ANNA_HERE, 503);
    await waitFor(() => expect(share().disabled).toBe(false));
    await user.type(field('Description'), 'Half a thought');
    await user.click(share());
    expect((await screen.findByRole('alert')).textContent).toContain('There is no answer from the server.');
    expect(field('Description').value).toBe('Half a thought');
  });

  it('asks for a name before anything is sent', async () => {
    const { user, posted } = open(ANNA_HERE);
    await waitFor(() => expect(share().disabled).toBe(false));
    await user.clear(field('List name'));
    await waitFor(() => expect(share().disabled).toBe(false));
    await user.click(share());
    expect(messagesShown()[0]).toContain('List Name Required');
    expect(posted()).toEqual([]);
  });

  it('leads a guest to the sign-in page and back', () => {
    open(GUEST);
    const link = screen.getByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('/builder?dialog=post'));
  });

  it('refuses a picture whose address is not https', async () => {
    const { user } = open(ANNA_HERE);
    await user.type(field('Custom image URL'), 'http://example.org/a.jpg');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('The address must begin with https:// and lead to a picture.')).toBeDefined();
  });

  it('posts a picture from elsewhere, which the preview shows', async () => {
    const { user, posted } = open(ANNA_HERE);
    await user.type(field('Custom image URL'), 'https://example.org/a.jpg{Enter}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Your picture' }).checked).toBe(true);
    await waitFor(() => expect(share().disabled).toBe(false));
    await user.click(share());
    await closed();
    expect(posted()[0]).toMatchObject({ image_url: 'https://example.org/a.jpg' });
  });

  it('posts the picture of a unit that was chosen', async () => {
    putDraft(documentWith({ alborc: 1, 'orc-hunters': 1 }, { name: 'Ice Line' }));
    const { user, posted } = open(ANNA_HERE);
    await user.click(screen.getByRole('radio', { name: 'Orc Hunters' }));
    await waitFor(() => expect(share().disabled).toBe(false));
    await user.click(share());
    await closed();
    expect(posted()[0]?.['image_url']).toMatch(/orc_hunters_portrait/);
  });

  it('previews texts as text, with the points of all copies of a unit', async () => {
    putDraft(documentWith({ 'orc-hunters': 2 }, { name: 'Ice Line' }));
    const { user } = open(ANNA_HERE);
    await user.clear(field('List name'));
    await user.type(field('Description'), '<b>Bold</b> https://example.org');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('Untitled List')).toBeDefined();
    expect(preview.getByText(/<b>Bold<\/b>/)).toBeDefined();
    expect(preview.getByRole('link', { name: 'example.org' }).getAttribute('rel')).toContain('nofollow');
    expect(preview.getByRole('row', { name: 'Orc Hunters 2 40' })).toBeDefined();
  });

  it('keeps a half-written post while the dialog is closed', async () => {
    const { user, router } = open(ANNA_HERE);
    await user.type(field('Description'), 'Half a thought');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await router.navigate('/builder?dialog=post');
    await waitFor(() => expect(field('Description').value).toBe('Half a thought'));
  });

  it('asks for units first', async () => {
    putDraft(documentWith({}, { name: 'Ice Line' }));
    open(ANNA_HERE);
    expect(screen.getByText('No units selected yet')).toBeDefined();
    await waitFor(() => expect(queryClient().isFetching()).toBe(0));
    expect(share().disabled).toBe(true);
  });

  it('says that both lists will name each other when it is made from another', () => {
    putDraft(documentWith({ alborc: 1 }, { name: 'Ice Line', basedOn: { id: 'x', name: '<i>First</i>' } }));
    open(ANNA_HERE);
    expect(screen.getByText(/^Based on/).textContent).toBe(
      'Based on “<i>First</i>”. Both lists will say so.',
    );
  });
});

describe('posting a list again under its name', () => {
  it('begins with the earlier post, says what changes, and leads to it', async () => {
    putDraft(documentWith({ 'orc-hunters': 1 }, { name: 'Ice Line' }));
    const { user, updated, posted, router } = open(ANNA_HERE, 200, () => ({ status: 200, body: [EARLIER] }));
    expect(await screen.findByText('This updates your post of Nov 20, 2026')).toBeDefined();
    expect(field('Description').value).toBe('Slow.');
    expect(screen.getByText(/The rest stays as it is\./)).toBeDefined();
    await user.type(field('Description'), ' And sure.');
    expect(screen.getByText(/Also changed: Description\./)).toBeDefined();
    await user.click(update());
    await closed();
    await user.click(await screen.findByRole('button', { name: 'View' }));
    expect(router.state.location.pathname).toBe('/community-lists/old-post');
    expect(updated()).toMatchObject([{ description: 'Slow. And sure.', units: [{ id: 'orc-hunters' }] }]);
    expect(posted()).toEqual([]);
  });

  it('warns when the post is of another faction, and begins with none of its words', async () => {
    const other = { ...EARLIER, faction: 'syenann' };
    const { user } = open(ANNA_HERE, 200, (path) => ({
      status: 200,
      body: path.includes('name=eq.Ice+Line&') ? [other] : [],
    }));
    expect(await screen.findByText(/^That post has a list of Sÿenann\./)).toBeDefined();
    expect(field('Description').value).toBe('');
    expect(screen.getByText(/Also changed: Description, Picture\./)).toBeDefined();
    await user.type(field('List name'), ' II');
    await waitFor(() => expect(share().disabled).toBe(false));
    expect(screen.queryByText(/^That post/)).toBeNull();
  });

  it('waits until the earlier posts are known', async () => {
    let isDown = true;
    const { user } = open(ANNA_HERE, 200, () =>
      isDown ? refusal(403, '42501') : { status: 200, body: [EARLIER] },
    );
    expect(await screen.findByText(/Nothing is posted before they are\./)).toBeDefined();
    expect(share().disabled).toBe(true);
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This updates your post of Nov 20, 2026')).toBeDefined();
    expect(update().disabled).toBe(false);
  });

  it('tells a player whose session has ended to sign in, and sends nothing', async () => {
    const { user, posted } = open(GUEST);
    await user.click(share());
    expect(messagesShown()[0]).toContain('Authentication Required');
    expect(posted()).toEqual([]);
  });
});
