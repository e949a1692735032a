import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '#tests/builders/render-app.tsx';
import { LoadFailure } from './load-failure.tsx';

vi.mock('./failure-notice.tsx', () => {
  throw new Error('Failed to fetch');
});

it('says what is missing and offers another try without the code of the whole notice', async () => {
  const retry = vi.fn<() => void>();
  const { user } = renderApp(<LoadFailure title="No cards" onRetry={retry} />);
  expect((await screen.findByRole('alert')).textContent).toBe('No cards Try again');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
