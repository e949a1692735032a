import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

function show(value: number) {
  const calls = {
    onIncrement: vi.fn<() => void>(),
    onDecrement: vi.fn<() => void>(),
    onRefuse: vi.fn<(side: string) => void>(),
  };
  render(
    <Stepper
      {...calls}
      value={value}
      max={3}
      label="Archers"
      incrementLabel="Add Archers"
      decrementLabel="Remove Archers"
      incrementReason="Three at most"
    />,
  );
  const plus = screen.getByRole('button', { name: 'Add Archers' });
  const minus = screen.getByRole('button', { name: 'Remove Archers' });
  return { ...calls, plus, minus };
}

describe('Stepper', () => {
  it('is a named group that shows its number', () => {
    show(2);
    expect(screen.getByRole('group', { name: 'Archers' }).textContent).toBe('2');
  });

  it('counts up and down', async () => {
    const { plus, minus, onIncrement, onDecrement, onRefuse } = show(2);
    await userEvent.click(plus);
    await userEvent.click(minus);
    expect(onIncrement).toHaveBeenCalledOnce();
    expect(onDecrement).toHaveBeenCalledOnce();
    expect(onRefuse).not.toHaveBeenCalled();
  });

  it('refuses at the maximum, stays reachable and says why', async () => {
    const { plus, onIncrement, onRefuse } = show(3);
    expect(plus.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(plus.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Three at most',
    );
    await userEvent.click(plus);
    expect(onIncrement).not.toHaveBeenCalled();
    expect(onRefuse).toHaveBeenCalledWith('increment');
    expect(document.activeElement).toBe(plus);
  });

  it('gives no reason while there is no reason', () => {
    expect(show(1).plus.hasAttribute('aria-describedby')).toBe(false);
  });

  it('refuses below the minimum', async () => {
    const { minus, onDecrement, onRefuse } = show(0);
    await userEvent.click(minus);
    expect(onDecrement).not.toHaveBeenCalled();
    expect(onRefuse).toHaveBeenCalledWith('decrement');
  });

  it('folds to plus at the minimum, and gives it the focus when minus goes', async () => {
    function Copies() {
      const [count, setCount] = useState(0);
      return (
        <Stepper
          folds
          value={count}
          max={2}
          label="Archers"
          incrementLabel="Add Archers"
          decrementLabel="Remove Archers"
          onIncrement={() => setCount(count + 1)}
          onDecrement={() => setCount(count - 1)}
        />
      );
    }
    render(<Copies />);
    const group = screen.getByRole('group', { name: 'Archers' });
    const plus = within(group).getByRole('button');
    expect([plus.ariaLabel, group.textContent]).toEqual(['Add Archers', '']);
    await userEvent.click(plus);
    expect(group.textContent).toBe('1');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Archers' }));
    expect(within(group).getAllByRole('button')).toEqual([plus]);
    expect(document.activeElement).toBe(plus);
  });
});
