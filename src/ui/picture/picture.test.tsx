import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const crest = <i data-testid="crest" />;

describe('a picture', () => {
  it('is fetched late, at its size, and tells nobody which page asks', () => {
    const { container } = render(
      <Picture src="https://example.org/a.jpg" fallback={crest} width={80} height={60} />,
    );
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(picture?.getAttribute('loading')).toBe('lazy');
    expect([picture?.width, picture?.height]).toEqual([80, 60]);
    expect(screen.queryByTestId('crest')).toBeNull();
  });

  it('gives way to what stands in for it when it cannot be fetched, until there is another', () => {
    const { container, rerender } = render(
      <Picture src="https://example.org/a.jpg" fallback={crest} width={80} height={60} />,
    );
    const broken = container.querySelector('img');
    if (broken !== null) fireEvent.error(broken);
    expect(screen.getByTestId('crest')).toBeDefined();
    rerender(<Picture src="https://example.org/b.jpg" fallback={crest} width={80} height={60} />);
    expect(container.querySelector('img')?.src).toBe('https://example.org/b.jpg');
    rerender(<Picture src={null} fallback={crest} width={80} height={60} />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('says in words that it cannot be fetched, where there are words for that', () => {
    const { container } = render(
      <Picture
        src="https://example.org/a.jpg"
        fallback={crest}
        broken="Not available"
        width={80}
        height={60}
      />,
    );
    expect(screen.queryByText('Not available')).toBeNull();
    const broken = container.querySelector('img');
    if (broken !== null) fireEvent.error(broken);
    expect(screen.getByText('Not available')).toBeDefined();
    expect(screen.queryByTestId('crest')).toBeNull();
    expect(container.querySelector('img')).toBeNull();
  });
});
