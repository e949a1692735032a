import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createShortLink } from '#data/short-links.ts';
import { queryClient } from '#data/query/query-client.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as ShortLinkPage } from './short-link-page.tsx';

const visit = (hash: string) => renderApp(<ShortLinkPage />, { address: `/s/${hash}`, path: '/s/:hash' });

describe('a short link', () => {
  it('opens the list that this browser keeps, and leaves no step to go back to', () => {
    const hash = createShortLink('code-of-a-list', documentWith({ hersir: 1 }));
    const { router } = visit(hash ?? '');
    expect(router.state.location.pathname).toBe('/shared-list/code-of-a-list');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each(['abc123', '..%2Fetc', 'armyLists'])('says in another browser why %s cannot be opened', (hash) => {
    visit(hash);
    const title = 'This short link is not kept in this browser';
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(/Ask the sender for the full link/)).toBeDefined();
    const way = screen.getByRole('link', { name: 'Build a list of your own' });
    expect(way.getAttribute('href')).toBe('/builder');
  });
});

describe('a short link of the server', () => {
  const ID = 'L0123456789AB';
  const answerWith = (status: number, body: unknown) =>
    fakeBackend(({ path }) => (path.endsWith('/rpc/short_link') ? { status, body } : null));
  beforeEach(() => queryClient().clear());

  it('opens the list, and leaves no step to go back to', async () => {
    const { calls } = answerWith(200, 'code-of-a-list');
    const { router } = visit(ID);
    await waitFor(() => expect(router.state.location.pathname).toBe('/shared-list/code-of-a-list'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(calls.map(({ body }) => body)).toContainEqual({ id: ID });
  });

  it('says when it leads nowhere', async () => {
    answerWith(200, null);
    visit(ID);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This short link leads nowhere' }),
    ).toBeDefined();
  });

  it('is tried again when it could not be loaded', async () => {
    answerWith(500, { message: 'no' });
    const { user, router } = visit(ID);
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    answerWith(200, 'code-of-a-list');
    await user.click(again);
    await waitFor(() => expect(router.state.location.pathname).toBe('/shared-list/code-of-a-list'));
  });
});
