import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DiagramName, DiagramWords } from './diagram-name.ts';
import { RulesDiagram } from './rules-diagram.tsx';

/** The number of letters in each drawing. */
const LETTERS: Readonly<Record<DiagramName, number>> = {
  'line-of-sight': 5,
  coherency: 4,
  'charge-lane': 3,
  cover: 5,
  deployment: 4,
};
const NAMES = Object.keys(LETTERS) as DiagramName[];

const wordsOf = (name: DiagramName): DiagramWords => ({
  title: `About ${name}`,
  description: `All of ${name}`,
  legend: Array.from({ length: LETTERS[name] }, (_, place) => `Case ${place + 1}`),
});

describe.each(NAMES)('the drawing of %s', (name) => {
  it('is a picture with a name and a description', () => {
    render(<RulesDiagram name={name} words={wordsOf(name)} />);
    const picture = screen.getByRole('img', { name: `About ${name}` });
    const described = picture.getAttribute('aria-describedby') ?? '';
    expect(document.querySelector(`#${CSS.escape(described)}`)?.textContent).toBe(`All of ${name}`);
  });

  it('has the letters that its legend explains, and no other', () => {
    render(<RulesDiagram name={name} words={wordsOf(name)} />);
    const letters = [...screen.getByRole('img').querySelectorAll('text')]
      .map((text) => text.textContent)
      .filter((text) => /^[A-Z]$/.test(text));
    const explained = within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent.slice(0, 1));
    expect(letters.toSorted()).toEqual(explained);
  });
});

describe('two drawings on one page', () => {
  it('have patterns of their own, so that hiding one leaves the other as it is', () => {
    const { container } = render(
      <>
        <RulesDiagram name="cover" words={wordsOf('cover')} />
        <RulesDiagram name="deployment" words={wordsOf('deployment')} />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
