import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Textarea } from './textarea.tsx';

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });

describe('Textarea', () => {
  it('hands on what is written', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Textarea label="Description" value="A" onValueChange={onValueChange} rows={8} />);
    await userEvent.type(area(), 'b');
    expect(onValueChange).toHaveBeenCalledWith('Ab');
    expect(area().rows).toBe(8);
  });

  it('can only be read where nobody listens', () => {
    render(<Textarea label="Description" value="Army" />);
    expect(area().readOnly).toBe(true);
  });
});
