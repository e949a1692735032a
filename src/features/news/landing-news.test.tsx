import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultNews } from '#data/news/news.ts';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { currentEnvironment } from '#platform/environment.ts';
import { fakeBackend, refusal } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { LandingFacts } from './landing-facts.tsx';
import { LandingNews } from './landing-news.tsx';

vi.mock('#platform/environment.ts', { spy: true });
vi.mock('#platform/log-failure.ts', () => ({ logFailure: () => undefined }));

const open = (language: Language = 'en') =>
  renderApp(
    <WithQueries>
      <LandingNews>tools</LandingNews>
      <LandingFacts />
    </WithQueries>,
    { language },
  );

beforeEach(() => {
  queryClient().clear();
  sessionStore.setState({ viewer: GUEST });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(currentEnvironment).mockReset();
});

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
  expect(
    within(screen.getByRole('region', { name: 'Feedback' })).getByText(/no contact address/),
  ).toBeDefined();
});

const newsRow = (id: number, content: string) => ({
  id: `n${id}`,
  news_id: null,
  date: `2026-11-${String(28 - id).padStart(2, '0')}`,
  translation_key: '',
  content_en: content,
  content_es: null,
  content_fr: null,
});

/** A site in the open with these news; null where its news cannot be read. */
function site(news: readonly object[] | null, { users = 12, changelog = '' } = {}) {
  vi.mocked(currentEnvironment).mockReturnValue('production');
  return fakeBackend(({ path }) => {
    if (path.startsWith('/rest/v1/news_items'))
      return news === null ? refusal(403, '42501') : { status: 200, body: news };
    if (path.startsWith('/rest/v1/rpc/user_count')) return { status: 200, body: users };
    if (path.startsWith('/rest/v1/site_texts'))
      return { status: 200, body: changelog === '' ? [] : [{ content: changelog }] };
    return path.startsWith('/CHANGELOG.md') ? { status: 404, body: null } : null;
  });
}

describe('the news of a site', () => {
  it('show harmless HTML of the latest item, and nothing that runs', async () => {
    site([
      newsRow(
        1,
        '<p>Hello <strong>there</strong><img src=x onerror="alert(1)"></p><script>alert(2)</script>',
      ),
    ]);
    open();
    const strong = await screen.findByText('there');
    expect(strong.tagName).toBe('STRONG');
    expect(document.querySelector('img[src=x], main script, [onerror]')).toBeNull();
    expect(screen.getByRole('heading', { name: 'News as of 11/27/26' })).toBeDefined();
  });

  it.each(['es', 'fr'] as const)('carry their day in the order of the language: %s', async (language) => {
    site([newsRow(1, '<p>Hello</p>')]);
    open(language);
    expect(await screen.findByRole('heading', { name: /27\/11\/26$/ })).toBeDefined();
  });

  it('preview two earlier items as words, and the archive shows twenty at a time', async () => {
    site(Array.from({ length: 25 }, (_, id) => newsRow(id, `<h2>Title ${id}</h2><p>Words</p>`)));
    const { user } = open();
    const earlier = within(await screen.findByRole('group', { name: 'Earlier news' }));
    expect(await earlier.findAllByRole('button')).toHaveLength(2);
    expect(earlier.getByText('Title 1')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'News archive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'News archive' }));
    expect(await dialog.findAllByRole('article')).toHaveLength(20);
    await user.click(dialog.getByRole('button', { name: 'Show more' }));
    expect(dialog.getAllByRole('article')).toHaveLength(25);
    expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('are none, on the page and in the archive, where an administrator deleted them all', async () => {
    site([]);
    const { user } = open();
    expect(await screen.findByText('No recent news available.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'News archive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'News archive' }));
    expect(await dialog.findByText('No news items found in the archive.')).toBeDefined();
    expect(dialog.queryAllByRole('article')).toEqual([]);
  });

  it('are the default items with a warning when they cannot be read', async () => {
    site(null);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'News archive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'News archive' }));
    expect(await dialog.findByText('Failed to load news archive')).toBeDefined();
    expect(dialog.getAllByRole('article')).toHaveLength(defaultNews.length);
  });
});

describe('the facts of a site', () => {
  it('are its version, which opens the changelog, and the number of its players', async () => {
    site([], { users: 10, changelog: '# Changelog\n## [9.8.7]\n<b>Bold</b>' });
    const { user } = open();
    expect((await screen.findByText(/registered player/)).textContent).toBe('10 registered players');
    await user.click(await screen.findByRole('button', { name: 'Version 9.8.7' }));
    expect((await screen.findByRole('dialog', { name: 'Changelog' })).textContent).toContain('<b>Bold</b>');
  });

  it('leave out a number of players below ten', async () => {
    site([], { users: 9, changelog: '# Changelog\n## [9.8.7]' });
    open();
    await screen.findByRole('button', { name: 'Version 9.8.7' });
    expect(screen.queryByText(/registered player/)).toBeNull();
  });

  it('say in the dialog when there is no changelog to be had', async () => {
    site([]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Version/ }));
    expect((await screen.findByRole('dialog')).textContent).toContain('Failed to load changelog content.');
  });
});
