import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Waiting } from './waiting.tsx';

beforeEach(() => queryClient().clear());

/** A page whose request is tried again after an hour, if at all. */
function Page({ ask, retry }: { ask: () => Promise<string>; retry: number }) {
  const query = useQuery(
    { queryKey: ['page', retry], queryFn: ask, retry, retryDelay: 3_600_000 },
    queryClient(),
  );
  return query.data ?? <Waiting failure={query.failureReason} />;
}

const failedTry = async () => screen.findByRole('button', { name: 'Try again' });

it.each([
  ['while another try is to come', 3],
  ['when no other try is to come', 0],
])('says %s that loading failed, and shows that it is trying again', async (_when, retry) => {
  const answer = Promise.withResolvers<string>();
  const ask = vi.fn<() => Promise<string>>();
  ask.mockRejectedValueOnce(new Error('503')).mockReturnValueOnce(answer.promise);
  const { user } = renderApp(<Page ask={ask} retry={retry} />);
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  const again = await failedTry();
  expect(screen.getByRole('heading', { level: 1, name: 'This could not be loaded' })).toBeDefined();
  expect(screen.queryByText(/Trying again/)).toBeNull();
  await user.click(again);
  expect(again.isConnected).toBe(true);
  expect(again.getAttribute('aria-busy')).toBe('true');
  answer.resolve('The answer');
  expect(await screen.findByText('The answer')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('is ready for another press when the other try fails too', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('503'));
  const { user } = renderApp(<Page ask={ask} retry={0} />);
  const again = await failedTry();
  await user.click(again);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
});

it('outlines what is on its way, which only screen readers are told in words', () => {
  renderApp(<Waiting shape="figures" label="Loading figures…" />);
  const words = screen.getByRole('status');
  expect(words.textContent).toBe('Loading figures…');
  const outline = words.parentElement;
  expect(outline?.dataset['shape']).toBe('figures');
  expect(outline?.lastElementChild?.getAttribute('aria-hidden')).toBe('true');
});
