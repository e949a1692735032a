import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { FaqPage, RulesPage } from './reader-page.tsx';

/**
 * The texts are a file of their own that is fetched first, which takes a while where many tests
 * run.
 */
const PATIENTLY = { timeout: 20_000 };

const scrolled = vi.fn<(this: Element) => void>();

beforeEach(() => {
  queryClient().clear();
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
  window.scrollTo = vi.fn<() => void>();
});
afterEach(() => vi.unstubAllGlobals());

const rules = (address = '/rules') => renderApp(<RulesPage />, { address, path: '/rules/:place?' });
const faq = (address = '/faq') => renderApp(<FaqPage />, { address, path: '/faq/:place?' });
const heading = (name: string, level = 1) => screen.findByRole('heading', { name, level }, PATIENTLY);
const box = () => screen.getByRole('searchbox', { name: 'Search rules, FAQ and units' });

describe('reading', () => {
  it('begins with the first chapter, and goes on to the next', async () => {
    const { user, router } = rules();
    await heading('The game in short');
    await user.click(screen.getByRole('link', { name: /^Next/ }));
    expect(router.state.location.pathname).toBe('/rules/reading-cards');
    await heading('Reading a card');
  });

  it('shows a section where its address says, in its chapter', async () => {
    rules('/rules/cover');
    await heading('Shooting and cover');
    expect(scrolled.mock.contexts.map((element) => element.id)).toEqual(['cover']);
    const section = screen.getByRole('region', { name: 'Cover' });
    expect(
      await within(section).findByRole('img', { name: 'Who has Cover against a shot' }, PATIENTLY),
    ).toBeDefined();
  });

  it('finds the other tab’s texts under its own addresses, and says when there is nothing', async () => {
    const { router } = rules('/rules/faq-slowed-end');
    await waitFor(() => expect(router.state.location.pathname).toBe('/faq/faq-slowed-end'), PATIENTLY);
    faq('/faq/nothing');
    await heading('This section is not here');
  });

  it('comes back to where one stopped', async () => {
    localStorage.setItem('muster_reader_rules', 'frightened');
    rules();
    await heading('States');
    expect(scrolled.mock.contexts.map((element) => element.id)).toEqual(['frightened']);
  });

  it('explains a word of the game, once linked a section', async () => {
    const { user, router } = rules('/rules/cover');
    await heading('Shooting and cover');
    const section = screen.getByRole('region', { name: 'Cover' });
    const words = await within(section).findAllByRole('button', { name: 'Cover' }, PATIENTLY);
    expect(words).toHaveLength(1);
    await user.click(words[0] ?? section);
    const dialog = await screen.findByRole('dialog', { name: 'Cover' }, PATIENTLY);
    expect(within(dialog).getByText('Keyword')).toBeDefined();
    expect(router.state.location.search).toBe('?dialog=term&item=keywords%2Fcover');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('searching', () => {
  it('finds texts, words, units and missions, grouped with counts, and nothing for nothing', async () => {
    const { user } = rules();
    await heading('The game in short');
    await user.type(box(), 'expanse');
    await screen.findByRole('region', { name: /^Missions and feats/ }, PATIENTLY);
    await user.clear(box());
    await user.type(box(), 'CAPITÁN');
    const units = await screen.findByRole('region', { name: /^Units/ }, PATIENTLY);
    expect(within(units).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/unit-stats\//);
    await user.clear(box());
    await heading('The game in short');
  });

  it.each(['(', '[[', '\\', '🎲', '.*'])('takes %s for text', async (term) => {
    const { user } = rules();
    await heading('The game in short');
    await user.click(box());
    await user.paste(term);
    await heading(`Search: “${term}”`);
    expect(screen.getByRole('status').textContent).toMatch(/^(\d+ hits?|Nothing found)$/);
  });

  it('leads from the FAQ to the rules, carries the term along and comes back to the hits', async () => {
    const { user, router } = faq();
    await heading('Rounds and activations');
    await user.type(box(), 'troop always has LoS');
    await heading('Search: “troop always has LoS”');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/rules/line-of-sight'));
    expect(router.state.location.state).toEqual({ searchTerm: 'troop always has LoS', isReading: true });
    await router.navigate(-1);
    await heading('Search: “troop always has LoS”');
  });

  it('hands the term to the other tab', async () => {
    const { user, router } = faq();
    await heading('Rounds and activations');
    await user.type(box(), 'cover');
    const tabs = within(screen.getByRole('navigation', { name: 'Rules and FAQ' }));
    await user.click(tabs.getByRole('link', { name: 'Rules' }));
    expect(router.state.location).toMatchObject({
      pathname: '/rules',
      state: { searchTerm: 'cover', isReading: false },
    });
  });

  it('is walked through with the keys', async () => {
    const { user } = rules();
    await heading('The game in short');
    await user.keyboard('/slowed');
    await heading('Search: “slowed”');
    await user.keyboard('{ArrowDown}');
    const first = document.activeElement;
    expect(first?.getAttribute('data-hit')).not.toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).not.toBe(first);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(box());
    await user.keyboard('{Escape}');
    await heading('The game in short');
  });

  it('shows more of many hits', async () => {
    const { user } = rules();
    await heading('The game in short');
    await user.type(box(), 'unit');
    const group = await screen.findByRole('region', { name: /^FAQ/ }, PATIENTLY);
    expect(within(group).getAllByRole('link')).toHaveLength(5);
    await user.click(within(group).getByRole('button', { name: /^Show more hits/ }));
    expect(within(group).getAllByRole('link')).toHaveLength(30);
  });
});
