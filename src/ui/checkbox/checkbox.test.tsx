import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxGroup } from './checkbox-group.tsx';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('is ticked by a press on its words and by the space bar', async () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    render(<Checkbox label="Orc" checked={false} onCheckedChange={onChange} count={7} />);
    await userEvent.click(screen.getByText('Orc'));
    screen.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });

  it('shows whether it is ticked', () => {
    render(<Checkbox label="Orc" checked onCheckedChange={() => undefined} />);
    expect(screen.getByRole('checkbox', { name: 'Orc', checked: true })).toBeDefined();
  });

  it('stands in a named group', () => {
    render(
      <CheckboxGroup legend="Keywords">
        <Checkbox label="Scout" checked={false} onCheckedChange={() => undefined} />
      </CheckboxGroup>,
    );
    const group = within(screen.getByRole('group', { name: 'Keywords' }));
    expect(group.getByRole('checkbox', { name: 'Scout' })).toBeDefined();
  });
});
