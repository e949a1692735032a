import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Banner } from './banner.tsx';

const drawing = (container: HTMLElement) => container.querySelector('path')?.getAttribute('d');

describe('Banner', () => {
  it('differs by its icon too, not by colour alone', () => {
    const { container: violation } = render(<Banner tone="violation">Two commanders</Banner>);
    const { container: warning } = render(<Banner tone="warning">Not for tournaments</Banner>);
    expect(drawing(violation)).not.toBe(drawing(warning));
  });

  it('shows its title, its sentence and what can be done', () => {
    render(
      <Banner tone="info" title="A copy" actions={<button type="button">Open</button>}>
        Nothing was overwritten.
      </Banner>,
    );
    expect(screen.getByText('A copy')).toBeDefined();
    expect(screen.getByText('Nothing was overwritten.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Open' })).toBeDefined();
  });
});
