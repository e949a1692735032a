import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { RulesPage } from '../reader-page.tsx';

beforeEach(() => {
  queryClient().clear();
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = vi.fn<() => void>();
});

const box = () => screen.getByRole('searchbox', { name: 'Search rules, FAQ and units' });
const title = async (name: string) => screen.findByRole('heading', { name, level: 1 });
const group = async (name: RegExp) => within(await screen.findByRole('region', { name }));

/** Opens the rules and searches them. */
async function search(term: string, state: unknown = null) {
  const page = renderApp(<RulesPage />, { address: '/rules', path: '/rules/:place?' });
  await title('The game in short');
  if (state !== null) await page.router.navigate('/rules', { state });
  await page.user.click(box());
  await page.user.paste(term);
  return page;
}

describe('a hit', () => {
  it('is read with the term marked, and leads back to all hits', async () => {
    const { user } = await search('troop always has LoS');
    const hits = await group(/^Rules/);
    await user.click(hits.getAllByRole('link')[0] ?? box());
    await user.click(await screen.findByRole('button', { name: 'All hits for “troop always has LoS”' }));
    await title('Search: “troop always has LoS”');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('of the glossary opens over the hits, which stay', async () => {
    const { user } = await search('intimidating');
    const hits = await group(/^Keywords/);
    await user.click(hits.getAllByRole('link')[0] ?? box());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Search: “intimidating”' })).toBeDefined();
  });

  it('is a link: with a modifier key the browser opens it elsewhere', async () => {
    const { user, router } = await search('cover');
    const hits = await group(/^Rules/);
    const link = hits.getAllByRole('link')[0] ?? box();
    // The browser itself would follow the link now.
    link.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(router.state.location.pathname).toBe('/rules');
    expect(link.getAttribute('href')).toMatch(/^\/rules\/./);
  });

  it('gives the focus back to the box with Escape', async () => {
    const { user } = await search('cover');
    await group(/^Rules/);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).not.toBe(box());
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(box());
  });
});

describe('a search', () => {
  it('says when nothing was found, and what finds more', async () => {
    await search('  zzzz  ');
    await title('Search: “zzzz”');
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
    expect(screen.getByRole('heading', { level: 2, name: 'No text has these words' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'zzzz' })).toBeNull();
  });

  it('takes a slip for the nearest word, and asks', async () => {
    const { user } = await search('scuot');
    const words = await group(/^Keywords/);
    expect(words.getAllByRole('link')[0]?.getAttribute('data-hit')).toBe('keywords/scout');
    await user.click(screen.getByRole('button', { name: /scout/ }));
    await title('Search: “scout”');
    expect(box()).toHaveProperty('value', 'scout');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('that finds nothing leads to the form for a missing term', async () => {
    await search('xyzzy');
    const link = await screen.findByRole('link', { name: 'Add a missing term' });
    expect(link.getAttribute('href')).toBe('/catalogue/suggest?term=new&name=xyzzy');
  });

  it('says when no text has all of its words', async () => {
    await search('frightened xyzzy');
    expect(await screen.findByText(/^No text has all of these words/)).toBeDefined();
  });

  it('finds a chapter by its title', async () => {
    const { user, router } = await search('magic');
    const hits = await group(/^Rules/);
    await user.click(hits.getAllByRole('link')[0] ?? box());
    expect(router.state.location.pathname).toBe('/rules/magic-and-tinge');
  });

  it('of blanks alone is none', async () => {
    await search('   ');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The game in short');
  });

  it('is left by the button in the box', async () => {
    const { user } = await search('cover');
    await group(/^Rules/);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await title('The game in short');
    expect(box()).toHaveProperty('value', '');
  });

  it('is no more than the player typed when the state of the address is damaged', async () => {
    await search('slowed', { searchTerm: { evil: true }, isReading: 'yes' });
    await title('Search: “slowed”');
    expect(box()).toHaveProperty('value', 'slowed');
  });

  it('gives the words of a unit’s card and its faction', async () => {
    await search('cavalry');
    const units = await group(/^Units/);
    const [first] = units.getAllByRole('link');
    expect(first?.getAttribute('href')).toMatch(/^\/unit-stats\/.+\/.+/);
    expect(first?.querySelector('mark')?.textContent).toMatch(/cavalry/i);
  });

  it('does not take a slash that is typed into a field or a dialog', async () => {
    const { user } = await search('1/2');
    await user.clear(box());
    await user.type(box(), 'a/b');
    expect(box()).toHaveProperty('value', 'a/b');
    await user.clear(box());
    await title('The game in short');
    await user.click(screen.getByRole('button', { name: 'Contents' }));
    await screen.findByRole('dialog', { name: 'Contents' });
    await user.keyboard('/');
    expect(document.activeElement?.getAttribute('type')).not.toBe('search');
  });
});
