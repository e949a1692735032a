import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TextArea } from './text-area.tsx';

function Written({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return <TextArea label="Bio" hint="Some words" error={error} value={value} onValueChange={setValue} />;
}

describe('a text area', () => {
  it('takes several lines under its label, with its hint', async () => {
    render(<Written />);
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bio', description: 'Some words' });
    await userEvent.type(area, 'one{enter}two');
    expect(area.value).toBe('one\ntwo');
  });

  it('says what is wrong', () => {
    render(<Written error="Too long" />);
    const area = screen.getByRole('textbox', { name: 'Bio', description: 'Too long' });
    expect(area.getAttribute('aria-invalid')).toBe('true');
  });
});
