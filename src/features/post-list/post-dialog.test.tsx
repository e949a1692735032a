import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, type Viewer } from '#domain/access/viewer.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { putDraft } from '#tests/builders/draft.ts';
import { ANNA, fakeBackend } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { PostDialog } from './post-dialog.tsx';

const ANNA_HERE: Viewer = {
  status: 'authenticated',
  userId: ANNA.id,
  email: ANNA.email,
  isWabAdmin: false,
  isTester: false,
  isPreview: false,
};

/** Opens the dialog over a backend without posts; a new post gets this status. */
function open(viewer: Viewer, status = 201) {
  sessionStore.setState({ viewer });
  const { calls } = fakeBackend(({ method, path }) => {
    if (!path.startsWith('/rest/v1/shared_lists')) return null;
    return method === 'GET' ? { status: 200, body: [] } : { status, body: [{ id: 'new-post' }] };
  });
  const app = renderApp(<PostDialog />, { address: '/builder?dialog=post' });
  return { ...app, posted: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

const share = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Share List' });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => {
  queryClient().clear();
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  putDraft(documentWith({ alborc: 1 }, { name: 'Ice Line' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('posting the open list', () => {
  it('sends name, words, type and units, and closes with the good news', async () => {
    const { user, posted } = open(ANNA_HERE);
    await vi.waitFor(() => expect(share().disabled).toBe(false));
    expect(field('List name').value).toBe('Ice Line');
    await user.type(field('Description'), 'Slow and sure.');
    await user.click(screen.getByRole('radio', { name: 'Tournament/Event List' }));
    await user.type(field('Tournament/event name'), 'Winter Open');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('Slow and sure.')).toBeDefined();
    expect(preview.getByText('Winter Open')).toBeDefined();
    await user.click(share());
    await vi.waitFor(() => expect(messagesShown()).toContain('List Shared Successfully!'));
    expect(posted()).toMatchObject([
      { name: 'Ice Line', description: 'Slow and sure.', tournament_name: 'Winter Open' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was written when the server does not answer', async () => {
    const { user } = open(ANNA_HERE, 503);
    await vi.waitFor(() => expect(share().disabled).toBe(false));
    await user.type(field('Description'), 'Half a thought');
    await user.click(share());
    expect((await screen.findByRole('alert')).textContent).toContain('There is no answer from the server.');
    expect(field('Description').value).toBe('Half a thought');
  });

  it('asks for a name before anything is sent', async () => {
    const { user, posted } = open(ANNA_HERE);
    await vi.waitFor(() => expect(share().disabled).toBe(false));
    await user.clear(field('List name'));
    await vi.waitFor(() => expect(share().disabled).toBe(false));
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
});
