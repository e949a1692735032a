import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NumberField } from './number-field.tsx';

function show(start: number | null) {
  const onChange = vi.fn<(value: number | null) => void>();
  function Target() {
    const [value, setValue] = useState(start);
    const change = (next: number | null) => {
      setValue(next);
      onChange(next);
    };
    return <NumberField label="Points target" value={value} onValueChange={change} min={10} max={500} />;
  }
  render(<Target />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Points target' });
  return { field, last: () => onChange.mock.lastCall?.[0] };
}

describe('NumberField', () => {
  it('takes a number inside the range and leaves letters out', async () => {
    const { field, last } = show(null);
    await userEvent.type(field, '2x00');
    expect(field.value).toBe('200');
    expect(last()).toBe(200);
  });

  it('returns null when it is emptied', async () => {
    const { field, last } = show(200);
    await userEvent.clear(field);
    expect(last()).toBeNull();
  });

  it('goes back to the number that holds when what was typed is outside the range', async () => {
    const { field, last } = show(200);
    await userEvent.clear(field);
    await userEvent.type(field, '9999');
    expect(last()).not.toBe(9999);
    await userEvent.tab();
    expect(field.value).toBe('99');
  });
});
