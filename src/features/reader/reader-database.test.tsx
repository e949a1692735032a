import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Bundled from '#data/reader/bundled-texts.ts';
import { queryClient } from '#data/query/query-client.ts';
import { becomeNobody } from '#data/session/apply-session.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { KeptCopy } from '#platform/storage/kept-copies.ts';
import { type FakeAnswer, fakeBackend, noNetwork } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { FaqPage, RulesPage } from './reader-page.tsx';

const copies = new Map<string, KeptCopy>();
const bundle = { isMissing: false };

vi.mock('#platform/environment.ts', async (original) => ({
  ...(await original<object>()),
  currentEnvironment: () => 'production',
}));
vi.mock('#platform/storage/kept-copies.ts', () => ({
  readCopy: async (name: string) => Promise.resolve(copies.get(name) ?? null),
  keepCopy: async (name: string, copy: KeptCopy) => Promise.resolve(void copies.set(name, copy)),
}));
vi.mock('#data/reader/bundled-texts.ts', async (original) => {
  const { bundledTextsQuery } = await original<typeof Bundled>();
  const gone = async () => Promise.reject(new TypeError('Failed to fetch'));
  return {
    bundledTextsQuery: (language: Language) => ({
      ...bundledTextsQuery(language),
      ...(bundle.isMissing ? { queryFn: gone } : {}),
    }),
  };
});

const CHAPTER = { id: 'c', title: 'Sight of owls', title_es: 'Vista de búhos' };
const SECTION = {
  id: 's',
  chapter_id: 'c',
  title: 'Hooting',
  title_es: 'Ulular',
  content: 'An owl hoots.',
  content_es: 'Un búho ulula.',
};
const UNTRANSLATED = { id: 's2', chapter_id: 'c', title: 'Silence', content: 'An owl is silent.' };
const QUESTION = { id: 'q', section: 'Do owls count?', content: 'They do not.' };
const RULE = { name: 'Owlish', description: 'It turns its head.\n\nAll the way round.' };

type Table = 'rules_chapters' | 'rules_sections' | 'faq_sections' | 'special_rules';
type Rows = Readonly<Record<Table, readonly unknown[]>>;

const ROWS: Rows = {
  rules_chapters: [CHAPTER],
  rules_sections: [SECTION, UNTRANSLATED],
  faq_sections: [QUESTION],
  special_rules: [RULE],
};
const NO_ROWS: Rows = { rules_chapters: [], rules_sections: [], faq_sections: [], special_rules: [] };

/** A database that a test switches from one state to another. */
const database: { answer: (table: Table) => FakeAnswer | Promise<FakeAnswer> } = {
  answer: noNetwork,
};
const holding = (rows: Partial<Rows>) => {
  database.answer = (table) => ({ status: 200, body: { ...NO_ROWS, ...rows }[table] });
};
const failing = () => {
  database.answer = () => ({ status: 500, body: { message: 'x', code: 'XX000' } });
};

beforeEach(() => {
  becomeNobody();
  copies.clear();
  bundle.isMissing = false;
  queryClient().clear();
  const { queries } = queryClient().getDefaultOptions();
  queryClient().setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  Element.prototype.scrollIntoView = () => undefined;
  // A failure that the page survives is logged.
  vi.mocked(console.error).mockImplementation(() => undefined);
  fakeBackend(({ path }) => {
    const [, table] = /^\/rest\/v1\/(\w+)/.exec(path) ?? [];
    return table !== undefined && table in ROWS ? database.answer(table as Table) : null;
  });
});
afterEach(() => {
  vi.mocked(console.error).mockClear();
  vi.unstubAllGlobals();
});

const rules = (address = '/rules', language: Language = 'en') =>
  renderApp(<RulesPage />, { address, path: '/rules/:place?', language });
const faq = (address = '/faq') => renderApp(<FaqPage />, { address, path: '/faq/:place?' });
const title = async (name: string) => screen.findByRole('heading', { name, level: 1 });
const olderCopy = () => screen.queryByText('You are reading an older copy');

describe('texts of the database', () => {
  beforeEach(() => holding(ROWS));

  it('take the place of those of the app, with no word of older copies', async () => {
    rules();
    await title('Sight of owls');
    expect(screen.getByText('Chapter 1 of 1')).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Hooting' })).getByText('An owl hoots.')).toBeDefined();
    expect(olderCopy()).toBeNull();
  });

  it('are shown in the reader’s language, in English where they are not translated', async () => {
    rules('/rules', 'es');
    await title('Vista de búhos');
    expect(screen.getByText('Un búho ulula.')).toBeDefined();
    expect(screen.getByText('An owl is silent.')).toBeDefined();
  });

  it('collect questions without a topic under a title of their own', async () => {
    faq();
    await title('More questions');
    expect(screen.getByRole('region', { name: 'Do owls count?' }).textContent).toContain('They do not.');
  });

  it('are found by the search, with the chapter that they are from', async () => {
    const { user } = rules();
    await title('Sight of owls');
    await user.type(screen.getByRole('searchbox'), 'owl is silent');
    const hits = within(await screen.findByRole('region', { name: /^Rules/ }));
    expect(hits.getByRole('link').textContent).toBe('SilenceSight of owlsAn owl is silent.');
  });

  it('stay words when they look like markup', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    holding({
      rules_chapters: [{ ...CHAPTER, title: evil }],
      rules_sections: [{ ...SECTION, title: evil, content: evil }, { id: 'half' }, null],
    });
    rules();
    await title(evil);
    expect(screen.getByRole('region', { name: evil })).toBeDefined();
    expect(document.querySelector('img, script')).toBeNull();
  });

  it('explain a special rule in the paragraphs of its author', async () => {
    holding({ ...ROWS, rules_sections: [{ ...SECTION, content: 'An Owlish unit hoots.' }] });
    const { user } = rules();
    await user.click(await screen.findByRole('button', { name: 'Owlish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Owlish' }));
    expect(dialog.getByText('Special rule')).toBeDefined();
    expect(dialog.getByText('It turns its head.').tagName).toBe('P');
    expect(dialog.getByText('All the way round.').tagName).toBe('P');
    // No release of the catalogue changes this text.
    expect(dialog.queryByRole('link')).toBeNull();
  });

  it('keep the glossary of the app when their special rules cannot be read', async () => {
    database.answer = (table) =>
      table === 'special_rules' ? noNetwork() : { status: 200, body: ROWS[table] };
    rules('/rules?dialog=term&item=keywords/cover');
    expect(await screen.findByRole('dialog', { name: 'Cover' })).toBeDefined();
  });
});

describe('texts that do not come', () => {
  it('are those of the app, until another try brings the newest', async () => {
    failing();
    const { user } = rules();
    await title('The game in short');
    const banner = within(await screen.findByRole('status'));
    expect(banner.getByText(/These came with the app\.$/)).toBeDefined();
    holding(ROWS);
    await user.click(banner.getByRole('button', { name: 'Try again' }));
    await title('Sight of owls');
    expect(olderCopy()).toBeNull();
  });

  it('are those of the app while the database has none', async () => {
    holding({});
    rules();
    await title('The game in short');
    expect(await screen.findByText(/These came with the app\.$/)).toBeDefined();
  });

  it('are those of the last visit, with their age', async () => {
    const savedAt = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString();
    copies.set('rules', { savedAt, value: { chapters: [CHAPTER], sections: [SECTION] } });
    failing();
    const { user } = rules();
    await title('Sight of owls');
    expect((await screen.findByRole('status')).textContent).toContain('These were fetched 3 days ago');
    failing();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(olderCopy()).not.toBeNull());
    expect(screen.getByText('An owl hoots.')).toBeDefined();
  });

  it('say after another try without a network that they are not the newest', async () => {
    copies.set('rules', {
      savedAt: new Date(Date.now() - 24 * 3_600_000).toISOString(),
      value: { chapters: [CHAPTER], sections: [{ ...SECTION, content: 'An owl hooted.' }] },
    });
    let tries = 0;
    database.answer = () => {
      tries += 1;
      return noNetwork();
    };
    const { user } = rules();
    await waitFor(() => expect(olderCopy()).not.toBeNull());
    const before = tries;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tries).toBeGreaterThan(before));
    await waitFor(() => expect(olderCopy()).not.toBeNull());
    expect(screen.getByText('An owl hooted.')).toBeDefined();
  });

  it('are those of the app where the copy of the last visit is damaged', async () => {
    copies.set('rules', { savedAt: '2026-11-01T00:00:00Z', value: { chapters: 'gone', sections: 7 } });
    failing();
    rules();
    await title('The game in short');
    expect(await screen.findByText(/These came with the app\.$/)).toBeDefined();
  });

  it('are kept for the next visit once they came', async () => {
    holding(ROWS);
    faq();
    await title('More questions');
    expect(copies.get('faq')?.value).toEqual([QUESTION]);
  });

  it('are those of the app when the database takes too long, and without a notice yet', async () => {
    database.answer = async () => new Promise(() => undefined);
    rules();
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    await title('The game in short');
    expect(olderCopy()).toBeNull();
  });

  it('can be asked for again when not even those of the app are there', async () => {
    failing();
    bundle.isMissing = true;
    const { user } = rules();
    await title('The texts could not be loaded');
    holding(ROWS);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await title('Sight of owls');
    expect(screen.queryByText('The texts could not be loaded')).toBeNull();
  });

  it('leave no dead link from the other tab', async () => {
    holding({ faq_sections: [QUESTION] });
    const { router } = rules('/rules/q');
    await waitFor(() => expect(router.state.location.pathname).toBe('/faq/q'));
  });
});
