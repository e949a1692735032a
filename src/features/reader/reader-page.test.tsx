import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { FaqPage, RulesPage } from './reader-page.tsx';

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
const heading = (name: string, level = 1) => screen.findByRole('heading', { name, level });
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
    await waitFor(() => expect(scrolled.mock.contexts.map((element) => element.id)).toEqual(['cover']));
    const section = screen.getByRole('region', { name: 'Cover' });
    expect(await within(section).findByRole('img', { name: 'Who has Cover against a shot' })).toBeDefined();
  });

  it('finds the other tab’s texts under its own addresses, and says when there is nothing', async () => {
    const { router } = rules('/rules/faq-slowed-end');
    await waitFor(() => expect(router.state.location.pathname).toBe('/faq/faq-slowed-end'));
    faq('/faq/nothing');
    await heading('Section not found');
  });

  it('comes back to where one stopped', async () => {
    localStorage.setItem('muster_reader_rules', 'frightened');
    rules();
    await heading('States');
    await waitFor(() => expect(scrolled.mock.contexts.map((element) => element.id)).toEqual(['frightened']));
  });

  it('explains a word of the game, once linked a section', async () => {
    const { user, router } = rules('/rules/cover');
    await heading('Shooting and cover');
    const section = screen.getByRole('region', { name: 'Cover' });
    const words = await within(section).findAllByRole('button', { name: 'Cover' });
    expect(words).toHaveLength(1);
    await user.click(words[0] ?? section);
    const dialog = await screen.findByRole('dialog', { name: 'Cover' });
    expect(within(dialog).getByText('Keyword')).toBeDefined();
    expect(
      within(dialog).getByRole('link', { name: 'Suggest a correction: Cover' }).getAttribute('href'),
    ).toBe('/catalogue/suggest?term=keywords/cover');
    expect(router.state.location.search).toBe('?dialog=term&item=keywords%2Fcover');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

it('explains the words of a chapter beside it in a wide window', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  rules('/rules/cover');
  const words = within(await screen.findByRole('complementary', { name: 'Words in this chapter' }));
  const names = words.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toContain('Cover');
  expect(new Set(names).size).toBe(names.length);
});

describe('finding one’s way', () => {
  it('lists all chapters, and the sections of the open one, which come into view', async () => {
    const { user, router } = rules('/rules/shooting');
    await heading('Shooting and cover');
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    expect(contents.getAllByRole('link')).toHaveLength(23 + 5);
    await user.click(contents.getByRole('link', { name: 'Cover' }));
    expect(router.state.location.pathname).toBe('/rules/cover');
    expect(scrolled.mock.contexts.map((element) => element.id)).toContain('cover');
    await user.click(contents.getByRole('link', { name: /States$/ }));
    await heading('States');
    expect(contents.queryByRole('link', { name: 'Cover' })).toBeNull();
  });

  it('opens the contents over the text, from where Back leads out and not through each chapter', async () => {
    const { user, router } = rules('/rules/sight');
    await heading('Line of sight');
    await user.click(screen.getByRole('button', { name: 'Contents' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Contents' }));
    await user.click(sheet.getByRole('link', { name: /Terrain$/ }));
    await heading('Terrain');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await router.navigate(-1);
    await heading('Line of sight');
  });

  it('goes back a chapter, and no further than the ends', async () => {
    const { user } = faq('/faq/faq-states');
    await heading('States');
    expect(screen.getByText('Topic 2 of 11')).toBeDefined();
    await user.click(screen.getByRole('link', { name: /^Previous/ }));
    await heading('Rounds and activations');
    expect(screen.queryByRole('link', { name: /^Previous/ })).toBeNull();
    expect(document.title).toBe('FAQ – Muster');
  });

  it('ends with the last chapter', async () => {
    rules('/rules/quick-reference');
    await heading('Quick reference');
    expect(screen.getByText('Chapter 23 of 23')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Next/ })).toBeNull();
  });

  it('leads from an unknown place to the beginning', async () => {
    const { user, router } = rules('/rules/%3Cscript%3E');
    await heading('Section not found');
    await user.click(screen.getByRole('link', { name: 'Go to the beginning' }));
    await heading('The game in short');
    expect(router.state.location.pathname).toBe('/rules');
  });

  it('begins at the beginning when the stored place is gone', async () => {
    localStorage.setItem('muster_reader_rules', 'taken-out');
    rules();
    await heading('The game in short');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('stores the section of the address as the place to come back to', async () => {
    rules('/rules/cover');
    await heading('Shooting and cover');
    await waitFor(() => expect(localStorage.getItem('muster_reader_rules')).toBe('cover'));
  });
});

describe('the tools of a text', () => {
  it('copies the link to a section', async () => {
    const { user } = rules('/rules/shooting');
    await heading('Shooting and cover');
    await user.click(screen.getByRole('button', { name: 'Copy link to “Cover”' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Link copied to clipboard']));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/rules/cover`);
  });

  it('shows the link to copy by hand where the browser does not let it copy', async () => {
    const { user } = rules('/rules/shooting');
    await heading('Shooting and cover');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy link to “Cover”' }));
    const message = `Failed to copy link | ${location.origin}/rules/cover`;
    await waitFor(() => expect(messagesShown()).toEqual([message]));
  });

  it('keeps the chosen size of the letters for the next visit', async () => {
    const { user } = rules();
    await heading('The game in short');
    await user.click(screen.getByRole('button', { name: 'Text size' }));
    const usual = await screen.findByRole('menuitemradio', { name: 'Usual' });
    expect(usual.getAttribute('aria-checked')).toBe('true');
    await user.click(screen.getByRole('menuitemradio', { name: 'Very large' }));
    cleanup();
    faq();
    await heading('Rounds and activations');
    await user.click(screen.getByRole('button', { name: 'Text size' }));
    const large = await screen.findByRole('menuitemradio', { name: 'Very large' });
    expect(large.getAttribute('aria-checked')).toBe('true');
  });

  it.each(['gigantic', ''])('has the usual size when %o is stored', async (stored) => {
    localStorage.setItem('muster_reader_text_size', stored);
    const { user } = rules();
    await heading('The game in short');
    await user.click(screen.getByRole('button', { name: 'Text size' }));
    const usual = await screen.findByRole('menuitemradio', { name: 'Usual' });
    expect(usual.getAttribute('aria-checked')).toBe('true');
  });

  it.each([
    ['characteristics/character', 'Character', 'Characteristic'],
    ['states/slowed', 'Slowed', 'State'],
  ])('explains %s from a link', async (item, name, kind) => {
    rules(`/rules?dialog=term&item=${encodeURIComponent(item)}`);
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByText(kind)).toBeDefined();
  });

  it('opens nothing for a link to a word that the glossary does not have', async () => {
    rules('/rules?dialog=term&item=keywords%2Fnonsense');
    await heading('The game in short');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('searching', () => {
  it('finds texts, words, units and missions, grouped with counts, and nothing for nothing', async () => {
    const { user } = rules();
    await heading('The game in short');
    await user.type(box(), 'expanse');
    await screen.findByRole('region', { name: /^Missions and feats/ });
    await user.clear(box());
    await user.type(box(), 'CAPITÁN');
    const units = await screen.findByRole('region', { name: /^Units/ });
    expect(within(units).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/unit-stats\//);
    await user.clear(box());
    await heading('The game in short');
  });

  it('takes blanks for no term: nothing is searched, and there are no hits to go back to', async () => {
    const { user } = rules();
    await heading('The game in short');
    await user.type(box(), '   ');
    await heading('The game in short');
    expect(screen.queryByRole('button', { name: /^All hits for/ })).toBeNull();
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
    expect(router.state.location.state).toMatchObject({
      searchTerm: 'troop always has LoS',
      isReading: true,
    });
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
    const group = await screen.findByRole('region', { name: /^FAQ/ });
    expect(within(group).getAllByRole('link')).toHaveLength(5);
    await user.click(within(group).getByRole('button', { name: /^Show more hits/ }));
    expect(within(group).getAllByRole('link')).toHaveLength(30);
  });
});
