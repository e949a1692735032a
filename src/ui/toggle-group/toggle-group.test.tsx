import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ToggleGroup } from './toggle-group.tsx';

const items = [
  { value: 'short', label: 'Short link' },
  { value: 'full', label: 'Full link' },
] as const;

describe('ToggleGroup', () => {
  it('shows which choice is taken and takes another', async () => {
    const onChange = vi.fn<(value: 'short' | 'full') => void>();
    render(<ToggleGroup label="Kind of link" value="short" onValueChange={onChange} items={items} />);
    expect(screen.getByRole('radiogroup', { name: 'Kind of link' })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Short link', checked: true })).toBeDefined();
    await userEvent.click(screen.getByText('Full link'));
    expect(onChange).toHaveBeenCalledWith('full');
  });

  it('is one stop of the Tab key and is walked by arrows', async () => {
    const onChange = vi.fn<(value: 'short' | 'full') => void>();
    render(<ToggleGroup label="Kind of link" value="short" onValueChange={onChange} items={items} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Short link' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenCalledWith('full');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });
});
