import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { reloadPage } from '#platform/page-load.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { Button } from '#ui/button/button.tsx';
import { Lazy } from './lazy.tsx';

vi.mock('#platform/page-load.ts');

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('renders the component without a message once its code is there', async () => {
  const onFailure = vi.fn<() => void>();
  const load = () => Promise.resolve(Greeting);
  renderApp(<Lazy load={load} props={{ name: 'Lotta' }} onFailure={onFailure} />);
  expect(await screen.findByText('Hello Lotta')).not.toBeNull();
  expect(onFailure).not.toHaveBeenCalled();
  expect(messagesShown()).toEqual([]);
});

it('shows what stands in for the component until its code is there', async () => {
  const load = () => Promise.resolve(Greeting);
  renderApp(<Lazy load={load} props={{ name: 'Lotta' }} fallback={<p>Soon</p>} />);
  expect(screen.getByText('Soon')).toBeDefined();
  expect(await screen.findByText('Hello Lotta')).toBeDefined();
  expect(screen.queryByText('Soon')).toBeNull();
});

it('never gives the props of one component to another that takes its place', async () => {
  const Count = ({ words }: { words: readonly string[] }) => <p>{words.length} words</p>;
  const [greeting, count] = [() => Promise.resolve(Greeting), () => Promise.resolve(Count)];
  const Either = () => {
    const [isGreeted, setGreeted] = useState(false);
    return (
      <>
        <Button onClick={() => setGreeted(true)}>{'Greet'}</Button>
        {isGreeted ? (
          <Lazy load={greeting} props={{ name: 'Lotta' }} />
        ) : (
          <Lazy load={count} props={{ words: ['one', 'two'] }} />
        )}
      </>
    );
  };
  const { user } = renderApp(<Either />);
  expect(await screen.findByText('2 words')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Greet' }));
  expect(await screen.findByText('Hello Lotta')).toBeDefined();
});

it('says that nothing is lost and closes what was to open when the code cannot be fetched', async () => {
  const onFailure = vi.fn<() => void>();
  const load = () => Promise.reject<typeof Greeting>(new Error('offline'));
  renderApp(<Lazy load={load} props={{ name: 'Lotta' }} onFailure={onFailure} />);
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expect(messagesShown()).toEqual([
    'This part could not be loaded | Nothing is lost. Check the network and try again.',
  ]);
});

it('offers to reload the page, as a browser may remember that the code failed', async () => {
  const load = () => Promise.reject<typeof Greeting>(new Error('offline'));
  const { user } = renderApp(<Lazy load={load} props={{ name: 'Lotta' }} />);
  await user.click(await screen.findByRole('button', { name: 'Reload the page' }));
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('says nothing about code that nobody asked for, and tries again at the next mount', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValueOnce(Greeting);
  const onFailure = vi.fn<() => void>();
  renderApp(<Lazy load={load} props={{ name: 'Lotta' }} onFailure={onFailure} isQuiet />);
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expect(messagesShown()).toEqual([]);
  cleanup();
  renderApp(<Lazy load={load} props={{ name: 'Lotta' }} />);
  expect(await screen.findByText('Hello Lotta')).not.toBeNull();
});
