import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

it('shows a text with its own look, but nothing of it that could cover the page', () => {
  render(<RichText html={'<p style="color: red; position: fixed; background: url(x)">Hello</p>'} />);
  const { color, position, backgroundImage } = screen.getByText('Hello').style;
  expect({ color, position, backgroundImage }).toEqual({ color: 'red', position: '', backgroundImage: '' });
});

it('lets no window that a link opens reach back', () => {
  render(<RichText html={'<a href="https://example.org/" target="_blank" rel="opener">out</a>'} />);
  expect(screen.getByRole('link', { name: 'out' }).getAttribute('rel')).toBe('noopener noreferrer');
});

it('shows the next text instead of the last', () => {
  const { container, rerender } = render(<RichText html="<p>one</p>" />);
  rerender(<RichText html="<p>two</p>" />);
  expect(container.textContent).toBe('two');
});
