import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Disclosure } from './disclosure.tsx';

const details = () => screen.getByText('Keywords').closest('details');

describe('Disclosure', () => {
  it('opens and closes by its heading', async () => {
    render(<Disclosure title="Keywords">Scout</Disclosure>);
    expect(details()?.open).toBe(false);
    await userEvent.click(screen.getByText('Keywords'));
    expect(details()?.open).toBe(true);
    await userEvent.click(screen.getByText('Keywords'));
    expect(details()?.open).toBe(false);
  });

  it('stays as the reader left it when its content changes', async () => {
    const { rerender } = render(
      <Disclosure title="Keywords" defaultOpen>
        Scout
      </Disclosure>,
    );
    await userEvent.click(screen.getByText('Keywords'));
    rerender(
      <Disclosure title="Keywords" defaultOpen count={2}>
        Ambusher
      </Disclosure>,
    );
    expect(details()?.open).toBe(false);
  });

  it('counts what is in force, and shows no 0', () => {
    const { rerender } = render(<Disclosure title="Keywords">Scout</Disclosure>);
    expect(screen.queryByText('0')).toBeNull();
    rerender(
      <Disclosure title="Keywords" count={2}>
        Scout
      </Disclosure>,
    );
    expect(screen.getByText('2')).toBeDefined();
  });
});
