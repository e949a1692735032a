import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAdmin } from '#tests/builders/admin-page.tsx';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { EventsSection } from './events-section.tsx';

const READ = 'POST /rest/v1/rpc/event_makers';
const WRITE = 'POST /rest/v1/rpc/set_event_makers';

afterEach(() => vi.unstubAllGlobals());

describe('the rule of who announces events', () => {
  it('is shown, and changed by a choice', async () => {
    const { user, wrote } = openAdmin(<EventsSection />, { [READ]: 'everybody', [WRITE]: null });
    const field = await screen.findByRole('combobox', { name: 'Who announces events' });
    expect(field.textContent).toContain('Everybody with an account');
    await user.click(field);
    await user.click(screen.getByRole('option', { name: 'Administrators alone' }));
    await waitFor(() => expect(messagesShown()).toEqual(['The rule is saved.']));
    expect(wrote(WRITE)).toEqual([{ makers: 'administrators' }]);
  });
});
