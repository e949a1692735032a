import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendUnavailable } from '#platform/backend/backend-error.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { LoadFailure } from './load-failure.tsx';

vi.mock('./failure-reason.tsx', () => {
  throw new Error('Failed to fetch');
});

it('says what is missing and offers another try without the code of its reasons', async () => {
  const retry = vi.fn<() => void>();
  const error = new BackendUnavailable();
  const { user } = renderApp(<LoadFailure title="No cards" error={error} onRetry={retry} />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toContain('Check the network and try again.');
});
