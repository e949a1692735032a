import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { LoadFailure } from './load-failure.tsx';

vi.mock('./failure-notice.tsx', () => {
  throw new Error('Failed to fetch');
});

it('says what is missing without the code of the notice too', async () => {
  renderApp(<LoadFailure title="No cards" />);
  expect(screen.getByText('No cards')).toBeDefined();
  await vi.waitFor(() => expect(messagesShown()).toHaveLength(1));
});
