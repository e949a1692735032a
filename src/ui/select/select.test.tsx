import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Select } from './select.tsx';

const items = [
  { value: 'a', label: 'Ashen' },
  { value: 'b', label: 'Briar' },
  { value: 'c', label: 'Cinder' },
] as const;
type Value = (typeof items)[number]['value'];

function Field({ onChange, message }: { onChange: (value: Value) => void; message?: string }) {
  const [value, setValue] = useState<Value>('b');
  const choose = (next: Value) => {
    setValue(next);
    onChange(next);
  };
  return (
    <Select
      label="House"
      value={value}
      items={items}
      onValueChange={choose}
      message={message}
      maxHeight={200}
    />
  );
}

const show = (message?: string) => {
  const onChange = vi.fn<(value: Value) => void>();
  render(<Field onChange={onChange} {...(message === undefined ? {} : { message })} />);
  return { onChange, field: screen.getByRole('combobox', { name: 'House' }) };
};
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('Select', () => {
  it('shows what is chosen and keeps its list away until asked', () => {
    const { field } = show();
    expect(field.textContent).toBe('Briar');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('opens by a press and takes the pressed option', async () => {
    const { field, onChange } = show();
    await userEvent.click(field);
    expect(screen.getByRole('option', { name: 'Briar', selected: true })).toBeDefined();
    await userEvent.click(screen.getByRole('option', { name: 'Cinder' }));
    expect(onChange).toHaveBeenCalledWith('c');
    expect(field.textContent).toBe('Cinder');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  it('is worked by keys alone while the focus stays on the field', async () => {
    const { field, onChange } = show();
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption(field)).toBe('Briar');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeOption(field)).toBe('Cinder');
    await userEvent.keyboard('{Home}{Enter}');
    expect(onChange).toHaveBeenCalledWith('a');
    expect(document.activeElement).toBe(field);
  });

  it('finds an option by its first letters', async () => {
    const { field } = show();
    field.focus();
    await userEvent.keyboard('ci');
    expect(activeOption(field)).toBe('Cinder');
  });

  it('changes nothing on Escape, on the same option, or on a press elsewhere', async () => {
    const { field, onChange } = show();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(field);
    await userEvent.click(screen.getByRole('option', { name: 'Briar' }));
    await userEvent.click(field);
    await userEvent.click(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    expect(field.textContent).toBe('Briar');
  });

  it('says what is the matter with the list, and keeps it under its greatest height', async () => {
    const { field } = show('Loading houses...');
    await userEvent.click(field);
    const message = screen.getByText('Loading houses...');
    expect(Number.parseInt(message.parentElement?.style.maxHeight ?? '', 10)).toBeLessThanOrEqual(200);
  });
});
