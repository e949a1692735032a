import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { defaultNews } from '#data/news/news.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { LandingNews } from './landing-news.tsx';

const open = (address = '/') => renderApp(<LandingNews>tools</LandingNews>, { address });

beforeEach(() => sessionStore.setState({ viewer: GUEST }));

it('opens an earlier news item from its preview, and closes it again', async () => {
  const { user, router } = open();
  const earlier = await screen.findByRole('group', { name: 'Earlier news' });
  const [preview] = await within(earlier).findAllByRole('button');
  await user.click(preview ?? earlier);
  const dialog = await screen.findByRole('dialog', { name: /^News — / });
  expect(router.state.location.search).toContain('dialog=news');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lists all news of the site in the archive', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'News archive' }));
  const dialog = await screen.findByRole('dialog', { name: 'News archive' });
  expect(await within(dialog).findAllByRole('article')).toHaveLength(defaultNews.length);
});

it('waits for the account before it loads news', () => {
  sessionStore.setState({ viewer: { status: 'loading' } });
  open();
  expect(screen.getByText('Waiting for authentication...')).toBeDefined();
});

it('says whom to ask about feedback when the host has named no address', () => {
  open();
  expect(within(screen.getByRole('region', { name: 'Feedback' })).getByText(/has not named/)).toBeDefined();
});
