import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

type Extra = { hint?: string; error?: string; clearLabel?: string; hideLabel?: boolean };

function Search(extra: Extra) {
  const [value, setValue] = useState('');
  return <TextField label="Search units" value={value} onValueChange={setValue} {...extra} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search units' });
const description = () =>
  document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

describe('TextField', () => {
  it('is written in', async () => {
    render(<Search />);
    await userEvent.type(field(), 'orc');
    expect(field().value).toBe('orc');
  });

  it('keeps its name when the label is hidden from view', () => {
    render(<Search hideLabel />);
    expect(field()).toBeDefined();
  });

  it('is emptied by its button, which shows only when there is something, and keeps the focus', async () => {
    render(<Search clearLabel="Clear search" />);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(field(), 'orc');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it('is described by its hint', () => {
    render(<Search hint="Name, keyword or rule" />);
    expect(description()).toBe('Name, keyword or rule');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('is described by what is wrong instead, and says so', () => {
    render(<Search hint="Name" error="Too long" />);
    expect(description()).toBe('Too long');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Too long');
    expect(screen.queryByText('Name')).toBeNull();
  });
});
