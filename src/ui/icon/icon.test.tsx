import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { IconName } from './icon-paths.ts';
import { ICON_PATHS } from './icon-paths.ts';
import { Icon } from './icon.tsx';

describe('Icon', () => {
  it('is an image with a name where it means something', () => {
    render(<Icon name="crown" label="High Command" />);
    expect(screen.getByRole('img', { name: 'High Command' })).toBeDefined();
  });

  it('is hidden from screen readers where it only decorates', () => {
    const { container } = render(<Icon name="crown" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each(Object.keys(ICON_PATHS) as IconName[])('draws %s as one path that no other icon has', (name) => {
    const twins = Object.values(ICON_PATHS).filter((path) => path === ICON_PATHS[name]);
    expect(twins).toHaveLength(1);
    expect(ICON_PATHS[name]).toMatch(/^M[\d.\s,MLHVCSQTAZmlhvcsqtaz-]+$/);
  });
});
