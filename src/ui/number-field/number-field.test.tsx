import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NumberField } from './number-field.tsx';

function show(start: number | null, min = 10) {
  const onChange = vi.fn<(value: number | null) => void>();
  function Target() {
    const [value, setValue] = useState(start);
    const change = (next: number | null) => {
      setValue(next);
      onChange(next);
    };
    return (
      <NumberField
        label="Points target"
        value={value}
        onValueChange={change}
        min={min}
        max={500}
        invalid="10 to 500"
      />
    );
  }
  render(<Target />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Points target' });
  return { field, last: () => onChange.mock.lastCall?.[0] };
}

describe('NumberField', () => {
  it('takes a number inside the range', async () => {
    const { field, last } = show(null);
    await userEvent.type(field, '200');
    expect(last()).toBe(200);
  });

  it.each(['12.5', '-15', '1e3', '2x0'])(
    'makes no other number of %s, and says what it takes',
    async (text) => {
      const { field, last } = show(200);
      await userEvent.clear(field);
      await userEvent.type(field, text);
      expect([12, null]).toContain(last());
      expect(screen.getByRole('alert').textContent).toBe('10 to 500');
      await userEvent.tab();
      expect(['12', '']).toContain(field.value);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each(['-15', '−15'])('takes %s where the range has numbers below zero', async (text) => {
    const { field, last } = show(null, -20);
    expect(field.inputMode).toBe('text');
    await userEvent.type(field, text);
    expect(last()).toBe(-15);
    expect(screen.queryByRole('alert')).toBeNull();
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
