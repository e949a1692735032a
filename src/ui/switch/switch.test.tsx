import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Switch } from './switch.tsx';

describe('Switch', () => {
  it('is turned on and off by a press on its words', async () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    const { rerender } = render(<Switch label="Legal only" checked={false} onCheckedChange={onChange} />);
    await userEvent.click(screen.getByText('Legal only'));
    rerender(<Switch label="Legal only" checked onCheckedChange={onChange} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Legal only', checked: true }));
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('is described by its second line', () => {
    render(
      <Switch
        label="Draft"
        description="Limits do not hold."
        checked={false}
        onCheckedChange={() => undefined}
      />,
    );
    const id = screen.getByRole('switch', { name: 'Draft' }).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Limits do not hold.');
  });
});
