import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OnDemand } from './on-demand.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('shows the part with its properties once it is there', async () => {
  const load = () => Promise.resolve(Greeting);
  const onFailure = vi.fn<() => void>();
  const { rerender } = render(<OnDemand load={load} props={{ name: 'Lotta' }} onFailure={onFailure} />);
  expect(await screen.findByText('Hello Lotta')).toBeDefined();
  rerender(<OnDemand load={load} props={{ name: 'Selika' }} onFailure={onFailure} />);
  expect(screen.getByText('Hello Selika')).toBeDefined();
  expect(onFailure).not.toHaveBeenCalled();
});

it('tells a failed fetch and tries again the next time', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValueOnce(Greeting);
  const onFailure = vi.fn<() => void>();
  const first = render(<OnDemand load={load} props={{ name: 'Lotta' }} onFailure={onFailure} />);
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  first.unmount();
  render(<OnDemand load={load} props={{ name: 'Lotta' }} onFailure={onFailure} />);
  expect(await screen.findByText('Hello Lotta')).toBeDefined();
});
