import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Waiting } from './waiting.tsx';

/** A page whose request is tried again after an hour. */
function Page({ ask }: { ask: () => Promise<string> }) {
  const query = useQuery(
    { queryKey: ['page'], queryFn: ask, retry: 3, retryDelay: 3_600_000 },
    queryClient(),
  );
  return query.data ?? <Waiting failures={query.failureCount} />;
}

it('offers another try as soon as one failed, and sends it immediately', async () => {
  const ask = vi.fn<() => Promise<string>>();
  ask.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce('The answer');
  const { user } = renderApp(<Page ask={ask} />);
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(screen.getByRole('status').className).toBe('visually-hidden');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('status').textContent).toBe('This could not be loaded yet. Trying again…');
  expect(screen.getByRole('status').className).not.toBe('visually-hidden');
  await user.click(again);
  expect(await screen.findByText('The answer')).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('outlines what is on its way, which only screen readers are told in words', () => {
  renderApp(<Waiting shape="figures" label="Loading figures…" />);
  const words = screen.getByRole('status');
  expect(words.textContent).toBe('Loading figures…');
  const outline = words.parentElement;
  expect(outline?.dataset['shape']).toBe('figures');
  expect(outline?.lastElementChild?.getAttribute('aria-hidden')).toBe('true');
});
