import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import { refetchAppFiles, reloadSoon } from '#platform/caches.ts';
import { openAdmin } from '#tests/builders/admin-page.tsx';
import { ANNA } from '#tests/builders/fake-backend.ts';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { AdminPage } from './admin-page.tsx';
import { SECTIONS } from './sections.ts';

vi.mock('#platform/caches.ts', { spy: true });

function open(id: string, routes: Parameters<typeof openAdmin>[1] = {}) {
  const section = SECTIONS.find((each) => each.id === id);
  if (section === undefined) throw new Error(`There is no section ${id}.`);
  return openAdmin(<AdminPage section={section} />, routes, section.path);
}

const refetch = async () => screen.findByRole('button', { name: 'Fetch the app’s files again' });

afterEach(() => vi.unstubAllGlobals());

describe('a page of the admin area', () => {
  it('is named in its heading and title, and leads to all others', async () => {
    open('log', { 'GET /rest/v1/admin_log': [] });
    expect(screen.getByRole('heading', { level: 1, name: 'Log' })).not.toBeNull();
    expect(await screen.findByRole('heading', { name: 'Nothing has been done yet' })).not.toBeNull();
    expect(document.title).toBe('Log – Administration – Muster');
    const links = within(screen.getByRole('navigation', { name: 'Administration' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin',
      ...['users', 'reports', 'news', 'texts', 'missions', 'catalogue', 'events', 'changelog'].map(
        (each) => `/admin/${each}`,
      ),
      '/mail',
      ...['alerts', 'deployment', 'log', 'dev-options'].map((each) => `/admin/${each}`),
    ]);
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual(
      ['Log'],
    );
  });

  it('tells a preview that the server answers only to administrators', async () => {
    open('log', { 'GET /rest/v1/admin_log': () => ({ status: 403, body: { code: '42501' } }) });
    expect(screen.queryByText(/^This is a preview/)).toBeNull();
    act(() => sessionStore.setState({ viewer: PREVIEW_VIEWER }));
    expect(screen.getByText(/^This is a preview/)).not.toBeNull();
    expect(await screen.findByText(/A preview has no rights there/)).not.toBeNull();
  });
});

describe('the developer options', () => {
  it('name the facts of this device, and copy them', async () => {
    localStorage.setItem('muster-test', 'x');
    const { user } = open('dev-options');
    const facts = (await screen.findByRole('heading', { name: 'This device' })).closest('section');
    expect(facts?.textContent).toContain(`User${ANNA.id}`);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Copied']));
    expect(await navigator.clipboard.readText()).toContain('Environment: local\nHost: localhost');
    expect(localStorage.getItem('muster-test')).toBe('x');
  });

  it('say when the facts could not be copied', async () => {
    const { user } = open('dev-options');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Could not copy text to clipboard']));
  });

  it('fetch the app’s files again and reload the page', async () => {
    vi.mocked(refetchAppFiles).mockResolvedValue(true);
    vi.mocked(reloadSoon).mockReturnValue(undefined);
    const { user } = open('dev-options');
    await user.click(await refetch());
    await waitFor(() => expect(messagesShown()).toEqual(['All files were reloaded. Restarting the page.']));
    expect(reloadSoon).toHaveBeenCalledTimes(1);
  });

  it('do not reload the page without an answer', async () => {
    vi.mocked(reloadSoon).mockClear();
    vi.mocked(refetchAppFiles).mockResolvedValue(false);
    const { user } = open('dev-options');
    await user.click(await refetch());
    await waitFor(() => expect(messagesShown()).toEqual(['There is no answer from the server.']));
    expect(reloadSoon).not.toHaveBeenCalled();
  });

  it('forget what the server answered', async () => {
    const { user } = open('dev-options');
    queryClient().setQueryData(['an answer'], 1);
    await user.click(await screen.findByRole('button', { name: 'Clear cached responses' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Everything is fetched again.']));
    expect(queryClient().getQueryData(['an answer'])).toBeUndefined();
  });
});
