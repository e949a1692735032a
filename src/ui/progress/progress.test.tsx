import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Progress } from './progress.tsx';

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Points' });

describe('Progress', () => {
  it('is named, and tells how far it is in figures and in words', () => {
    render(<Progress label="Points" value={120} max={200} valueText="120 of 200 pts" />);
    expect([bar().value, bar().max]).toEqual([120, 200]);
    expect(bar().getAttribute('aria-valuetext')).toBe('120 of 200 pts');
    expect(screen.getByText('120 of 200 pts')).toBeDefined();
  });

  it('has no value while it is not known how much there is', () => {
    render(<Progress label="Points" value={null} hideLabel />);
    expect(bar().hasAttribute('value')).toBe(false);
  });
});
