import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Drawer } from './drawer.tsx';

const openSheet = () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <Drawer open onOpenChange={onOpenChange} title="Your army" closeLabel="Close">
      Three units
    </Drawer>,
  );
  const handle = screen.getByRole('heading', { name: 'Your army' });
  const pull = (pixels: number) => {
    fireEvent.pointerDown(handle, { clientY: 100 });
    fireEvent.pointerMove(handle, { clientY: 100 + pixels });
    fireEvent.pointerUp(handle);
  };
  return { onOpenChange, pull };
};

describe('Drawer', () => {
  it('is a dialog named by its title', () => {
    openSheet();
    expect(screen.getByRole('dialog', { name: 'Your army' }).textContent).toContain('Three units');
  });

  it('closes when its handle is pulled down far enough', () => {
    const { onOpenChange, pull } = openSheet();
    pull(120);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('springs back after a short pull', () => {
    const { onOpenChange, pull } = openSheet();
    pull(40);
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog').style.translate).toBe('');
  });

  it('closes by button and by Escape for those who cannot pull', async () => {
    const { onOpenChange } = openSheet();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false], [false]]));
  });
});
