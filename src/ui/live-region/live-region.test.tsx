import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announce, LiveRegions } from './live-region.tsx';

describe('announce', () => {
  it('speaks politely by default and breaks in only when asked to', () => {
    const { container } = render(<LiveRegions />);
    const region = (urgency: string) => container.querySelector(`[aria-live=${urgency}]`);
    act(() => announce('12 points'));
    expect(region('polite')?.textContent).toBe('12 points');
    expect(region('assertive')?.textContent).toBe('');
    act(() => announce('Not allowed', 'assertive'));
    expect(region('assertive')?.textContent).toBe('Not allowed');
  });

  it('changes the region even when the same words are said again', () => {
    const { container } = render(<LiveRegions />);
    const region = () => container.querySelector('[aria-live=polite]')?.textContent;
    act(() => announce('Maximum 3'));
    const first = region();
    act(() => announce('Maximum 3'));
    expect(region()).not.toBe(first);
    expect(region()?.trim()).toBe('Maximum 3');
  });
});
