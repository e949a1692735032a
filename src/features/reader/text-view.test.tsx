import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wordFinder } from '#domain/reader/glossary-words.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import type * as Diagram from './text-diagram.tsx';
import { NO_MARKS } from '#domain/reader/fold-map.ts';
import { TextView } from './text-view.tsx';
import type { ReaderGlossary } from './use-reader-glossary.ts';

const drawings = { areMissing: false };

vi.mock('./text-diagram.tsx', async (original) => {
  const { TextDiagram } = await original<typeof Diagram>();
  return {
    get TextDiagram() {
      if (drawings.areMissing) throw new TypeError('Failed to fetch');
      return TextDiagram;
    },
  };
});

const NO_WORDS = { terms: [], termOf: () => null, find: wordFinder([]) };
const show = (text: string, term = '') =>
  renderApp(
    <TextView text={text} glossary={NO_WORDS} marks={{ phrase: term, words: [] }} onWord={() => undefined} />,
  );

it('shows what a database holds as words, never as markup', () => {
  const text = '<img src=x onerror=alert(1)> <b>bold</b> {javascript:x} [link](javascript:x)';
  show(text);
  expect(screen.getByText(text).tagName).toBe('P');
  expect(document.querySelector('img, b, a, script')).toBeNull();
});

it('makes bold words and the colours of older texts stand out', () => {
  show('A **b** [[red]]c[[/red]]');
  expect(screen.getByText('b').tagName).toBe('STRONG');
  expect(screen.getByText('c').tagName).toBe('EM');
});

it('draws dice and symbols with a name, and keeps what follows close to them', () => {
  show('Roll {RED}{BLK}: {success}.');
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'red die',
    'black die',
    'success',
  ]);
  expect(screen.getByRole('img', { name: 'black die' }).parentElement?.lastChild?.textContent).toBe(':');
});

it('marks what was searched for', () => {
  show('Cover and cóver', 'cover');
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Cover', 'cóver']);
});

describe('words of the glossary', () => {
  const AIM = {
    kind: 'keywords',
    id: 'aim',
    key: 'keywords/aim',
    english: 'Aim',
    name: 'Aim',
    text: 'It may reroll.',
    value: null,
    isOfCatalogue: true,
  } as const;
  const words: ReaderGlossary = {
    terms: [AIM],
    termOf: (key) => (key === AIM.key ? AIM : null),
    find: wordFinder([AIM]),
  };
  const onWord = vi.fn<(key: string) => void>();
  const tell = (text: string, glossary = words) =>
    renderApp(<TextView text={text} glossary={glossary} marks={NO_MARKS} onWord={onWord} />);
  const hover = (matches: boolean) =>
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: matches && media === '(hover: hover)',
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));

  beforeEach(() => onWord.mockReset());
  afterEach(() => vi.unstubAllGlobals());

  it('are pressed for their explanation, once in a text', async () => {
    const { user } = tell('Aim helps. Aim again.');
    const [word, ...others] = screen.getAllByRole('button', { name: 'Aim' });
    expect(others).toEqual([]);
    await user.click(word ?? document.body);
    expect(onWord.mock.calls).toEqual([['keywords/aim']]);
  });

  it('are reached and opened with the keyboard', async () => {
    const { user } = tell('With Aim.');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aim' }));
    await user.keyboard('{Enter}');
    expect(onWord).toHaveBeenCalledOnce();
  });

  it('are explained beside a pointer that rests on them, until they are pressed', async () => {
    hover(true);
    const { user } = tell('With Aim.');
    await user.hover(screen.getByRole('button', { name: 'Aim' }));
    expect((await screen.findByRole('tooltip')).textContent).toBe('It may reroll.');
    await user.click(screen.getByRole('button', { name: 'Aim' }));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('have no tooltip under a finger', async () => {
    hover(false);
    const { user } = tell('With Aim.');
    await user.hover(screen.getByRole('button', { name: 'Aim' }));
    expect(screen.getByRole('button', { name: 'Aim' }).getAttribute('aria-describedby')).toBeNull();
  });

  it('stay words of the text when their explanation is gone', () => {
    tell('With Aim.', { ...words, termOf: () => null });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('With Aim.')).toBeDefined();
  });
});

it('shows numbered and other lists as lists, around paragraphs', () => {
  show('Before.\n\n1. One\n2. Two\n\n- Red\n- Blue\n\nAfter.');
  // The page's notices are a list as well.
  const [numbered, plain] = screen.getAllByRole('list').filter((list) => list.textContent !== '');
  expect([numbered?.tagName, numbered?.textContent]).toEqual(['OL', 'OneTwo']);
  expect([plain?.tagName, plain?.textContent]).toEqual(['UL', 'RedBlue']);
  expect(screen.getByText('After.').tagName).toBe('P');
});

describe('drawings', () => {
  it('are replaced by a sentence when they cannot be fetched', async () => {
    drawings.areMissing = true;
    show('Before.\n{diagram:cover}\nAfter.');
    expect(await screen.findByText(/^The drawing could not be loaded/)).toBeDefined();
    expect(screen.getByText('After.')).toBeDefined();
  });

  it.each([
    ['line-of-sight', 'What stops a line of sight'],
    ['charge-lane', 'A charge with MOV 3-2 [10]'],
    ['cover', 'Who has Cover against a shot'],
    ['deployment', 'Deployment zones'],
  ])('of %s are named and described in words', async (token, name) => {
    drawings.areMissing = false;
    show(`{diagram:${token}}`);
    const drawing = await screen.findByRole('img', { name });
    const description = document.getElementById(drawing.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).not.toBe('');
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2);
  });

  it('that nobody drew stay the words that they are', () => {
    show('{diagram:owl}');
    expect(screen.getByText('{diagram:owl}').tagName).toBe('P');
  });
});
