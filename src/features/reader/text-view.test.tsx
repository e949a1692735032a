import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { wordFinder } from '#domain/reader/glossary-words.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { TextView } from './text-view.tsx';

const NO_WORDS = { terms: [], termOf: () => null, find: wordFinder([]) };
const show = (text: string, term = '') =>
  renderApp(<TextView text={text} glossary={NO_WORDS} term={term} onWord={() => undefined} />);

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
