import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkedText } from './linked-text.tsx';

describe('a stranger’s text', () => {
  it('shows words as words and links as links of strangers', () => {
    const { container } = render(
      <LinkedText
        pieces={[
          { kind: 'text', text: '<b>See</b> ' },
          { kind: 'link', href: 'https://example.org/a', text: 'example.org/a' },
        ]}
      />,
    );
    expect(container.textContent).toBe('<b>See</b> example.org/a');
    const link = screen.getByRole('link', { name: 'example.org/a' });
    expect(link.getAttribute('href')).toBe('https://example.org/a');
    expect(link.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
    expect(container.querySelector('b')).toBeNull();
  });
});
